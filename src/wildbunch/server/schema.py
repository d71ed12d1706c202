"""The JSON Schemas of the wire and the OpenAPI document, made from the classes of the messages.

`python -m wildbunch.server.schema FOLDER` writes them; the client's TypeScript types are made from them.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from wildbunch.server import messages
from wildbunch.server.api import ENDPOINTS, Endpoint

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def documents() -> dict[str, Any]:
    """Each file's name and its JSON."""
    return {
        "client-message.schema.json": _schema("ClientMessage", messages.ClientMessage),
        "server-message.schema.json": _schema("ServerMessage", messages.ServerMessage),
        "openapi.json": openapi(),
    }


def text(document: Any) -> str:
    """The JSON as it is written."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _schema(title: str, kind: Any) -> dict[str, Any]:
    return {"$schema": DIALECT, "title": title, **msgspec.json.schema(kind)}


def openapi() -> dict[str, Any]:
    """The HTTP interface."""
    kinds = [kind for e in ENDPOINTS for kind in (e.answer, e.body) if kind is not None]
    schemas, parts = msgspec.json.schema_components([*kinds, messages.Problem], ref_template="#/components/schemas/{name}")
    ways = iter(schemas)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        answer = next(ways)
        body = next(ways) if endpoint.body is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, answer, body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "wildbunch", "version": str(messages.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _operation(endpoint: Endpoint, answer: dict[str, Any], body: dict[str, Any] | None) -> dict[str, Any]:
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    operation: dict[str, Any] = {
        "operationId": endpoint.operation,
        "summary": endpoint.summary,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", endpoint.path)
            ),
            *({"name": name, "in": "query", "schema": {"enum": list(allowed), "default": allowed[0]}} for name, allowed in endpoint.query),
        ],
        "responses": {
            str(endpoint.status): {"description": endpoint.summary, "content": {endpoint.media: {"schema": answer}}},
            **{str(status): {"description": "Refused", "content": problem} for status in endpoint.refusals},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation


def main() -> None:
    """Write all documents into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents().items():
        (folder / name).write_text(text(document))


if __name__ == "__main__":
    main()
