"""The API as an OpenAPI document, made from the very endpoints and documents it describes."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from laststand.server import documents as doc
from laststand.server.answers import JSON
from laststand.server.http import ENDPOINTS, TEXT, Endpoint

LIVE: Final = (
    "A WebSocket at /api/tables/{id}/live: the first message is a Hello, then Choose, Undo, "
    "Agree, Say or Ping; the server sends a State whenever anything changes and an Answer to each."
)


@cache
def openapi() -> dict[str, Any]:
    kinds = [kind for endpoint in ENDPOINTS for kind in _kinds(endpoint)]
    kinds += [doc.Error, doc.Late, doc.Hello, doc.Choose, doc.Undo, doc.Agree, doc.Ping, doc.Say]
    kinds += [doc.Said, doc.Answer]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    shown = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        own = {id(kind): next(shown) for kind in _kinds(endpoint)}
        path = re.sub(r":\w+}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, path, own)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Laststand", "version": version("laststand"), "description": LIVE},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A seat's or an owner's token; several, parted by commas.",
                }
            },
        },
        "security": [{}, {"token": []}],
    }


def _kinds(endpoint: Endpoint) -> list[Any]:
    return [kind for kind in (endpoint.takes, endpoint.gives) if kind not in (None, TEXT)]


def _operation(endpoint: Endpoint, path: str, schemas: dict[int, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint, path),
        "responses": {
            str(endpoint.status): {
                "description": "Done",
                **_content(endpoint.gives, schemas),
            },
            "default": {
                "description": "Refused: a code, a sentence and, where there is one, the rule",
                "content": {JSON: {"schema": {"$ref": "#/components/schemas/Error"}}},
            },
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.takes, schemas)}
    return operation


def _parameters(endpoint: Endpoint, path: str) -> list[dict[str, Any]]:
    numbers = re.findall(r"{(\w+):count}", endpoint.path)
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if name in numbers else "string"},
        }
        for name in re.findall(r"{(\w+)}", path)
    ] + [
        {"name": name, "in": "query", "description": text, "schema": {"type": "string"}}
        for name, text in endpoint.query.items()
    ]


def _content(kind: Any, schemas: dict[int, Any]) -> dict[str, Any]:
    if kind is None:
        return {}
    if kind == TEXT:
        return {"content": {TEXT: {"schema": {"type": "string"}}}}
    return {"content": {JSON: {"schema": schemas[id(kind)]}}}
