"""The documents of the wire are what the code says, and what the server does."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import settings
from tests.server.table_harness import PATIENCE, Person, Server

from wildbunch.server.schema import documents, text

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = documents()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_document_is_up_to_date(name: str) -> None:
    written = (ROOT / "web" / "schema" / name).read_text()
    assert written == text(DOCUMENTS[name]), "run: python -m wildbunch.server.schema web/schema"


@pytest.mark.anyio
async def test_every_frame_of_a_game_follows_the_schema(me: Person) -> None:
    schema = jsonschema.Draft202012Validator(DOCUMENTS["server-message.schema.json"])
    async with me.sit(await me.make(bot="greedy")) as seat:
        await seat.ask({"type": "ping"})
        await seat.ask("nonsense")
        await seat.play_on(random.Random(1))
    for frame in seat.frames:
        schema.validate(json.loads(frame))
    assert {json.loads(frame)["type"] for frame in seat.frames} == {"welcome", "state", "update", "ack", "error", "pong"}


@pytest.fixture(scope="session")
def cookie(server: Server) -> str:
    value: str = httpx.get(f"{server.base}/api/games", timeout=PATIENCE).headers["set-cookie"].partition(";")[0]
    return value


API = schemathesis.openapi.from_dict(DOCUMENTS["openapi.json"])


@API.parametrize()
@settings(max_examples=25)
def test_the_http_interface_keeps_its_word_whatever_it_is_asked(case: schemathesis.Case, server: Server, cookie: str) -> None:
    case.call_and_validate(
        base_url=server.base,
        headers={"Cookie": cookie},
        # A request that follows the schema may still ask for a game or a bot that is not there.
        excluded_checks=[schemathesis.checks.positive_data_acceptance],
    )
