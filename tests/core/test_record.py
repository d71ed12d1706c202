"""What a record declaration promises."""

from typing import Annotated

import pytest

from wildbunch.core.record import RangeError, Record, i8, i16, i32, i64


class Horse(Record):
    speed: i8
    price: i16
    legs: Annotated[list[i8], 4]


class Stable(Record):
    name: i8
    debt: i64
    horses: Annotated[list[Horse], 3]
    best: Horse
    ledger: Annotated[list[i32], 2]


def filled() -> Stable:
    stable = Stable()
    stable.name = -7
    stable.debt = 1 << 40
    stable.horses[1].price = 300
    stable.horses[2].legs[3] = 4
    stable.best.speed = 9
    stable.ledger[0] = -70000
    return stable


def test_a_new_record_is_zero_everywhere() -> None:
    assert Stable().pack() == bytes(Stable.SIZE)


def test_a_record_has_no_room_for_an_undeclared_field() -> None:
    with pytest.raises(AttributeError):
        Stable().colour = 1  # type: ignore[attr-defined]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    stable = filled()
    twin = stable.copy()
    assert twin == stable
    twin.horses[2].legs[3] = 0
    twin.best.speed = 0
    twin.ledger[0] = 0
    assert stable == filled()
    assert twin != stable


def test_copy_from_makes_equal_and_keeps_the_inner_objects() -> None:
    stable, other = filled(), Stable()
    horse, legs = other.horses[2], other.horses[2].legs
    other.copy_from(stable)
    assert other == stable
    assert other.horses[2] is horse
    assert horse.legs is legs


def test_records_of_two_classes_are_never_equal() -> None:
    class Cart(Record):
        speed: i8

    class Coach(Record):
        speed: i8

    assert Cart() != Coach()  # type: ignore[comparison-overlap]
    assert Cart() == Cart()


def test_pack_and_unpack_are_inverse() -> None:
    assert Stable.unpack(filled().pack()) == filled()


def test_unpack_refuses_a_wrong_number_of_bytes() -> None:
    with pytest.raises(ValueError, match=f"a Stable has {Stable.SIZE} bytes, not 3"):
        Stable.unpack(b"abc")


def test_fields_lie_aligned() -> None:
    assert [(f.name, f.offset, f.size) for f in Horse.FIELDS] == [("speed", 0, 1), ("price", 2, 2), ("legs", 4, 4)]
    assert [(f.name, f.offset) for f in Stable.FIELDS] == [
        ("name", 0),
        ("debt", 8),
        ("horses", 16),
        ("best", 40),
        ("ledger", 48),
    ]
    assert Stable.SIZE == 56


def test_pack_names_the_value_that_does_not_fit() -> None:
    stable = filled()
    stable.horses[2].legs[1] = 128
    with pytest.raises(RangeError, match=r"Stable.horses\[2\].legs\[1\] is 128, which does not fit 8 bits"):
        stable.pack()


def test_pack_names_the_list_that_lost_its_length() -> None:
    stable = filled()
    stable.horses[0].legs.append(1)
    with pytest.raises(RangeError, match=r"Stable.horses\[0\].legs has 5 items, declared are 4"):
        stable.pack()


def test_pack_names_the_value_that_is_no_integer() -> None:
    stable = filled()
    stable.best.speed = 1.5  # type: ignore[assignment]
    with pytest.raises(RangeError, match=r"Stable.best.speed is 1.5, not an integer"):
        stable.pack()


def test_repr_shows_what_is_not_zero() -> None:
    assert repr(filled()) == (
        "Stable(name=-7, debt=1099511627776, horses={1: Horse(price=300), 2: Horse(legs=[0, 0, 0, 4])}, "
        "best=Horse(speed=9), ledger=[-70000, 0])"
    )


def test_a_record_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Stable())


def test_a_field_without_width_or_length_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.size: a field is i8"):

        class Bad(Record):
            size: int


def test_records_do_not_inherit_fields() -> None:
    with pytest.raises(TypeError, match="must derive from Record itself"):

        class Pony(Horse):
            mane: i8
