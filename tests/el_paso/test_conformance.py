"""El Paso keeps to what every game must keep to, the secret simultaneous choice included."""

from wildbunch.testing.conformance import check


def test_el_paso_keeps_to_what_every_game_must_keep_to() -> None:
    report = check("el-paso", games=64, thorough=0.05)
    assert report.kinds == ("exchange", "keep", "leave", "pick", "raid", "stay")
    assert report.actions > 64 * 50
