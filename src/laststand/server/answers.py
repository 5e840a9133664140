"""Answers in JSON, refusals among them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from laststand.catalogues import Catalogue
from laststand.server import documents as doc
from laststand.server.problems import Problem

JSON: Final = "application/json"

encoder: Final = msgspec.json.Encoder()


def answer(content: object, status: int = 200) -> Response:
    return Response(encoder.encode(content), status, media_type=JSON)


def tagged(digest: str, keeping: str) -> dict[str, str]:
    """The headers by which a browser keeps something, and asks whether it has changed."""
    return {"etag": f'"{digest[:32]}"', "cache-control": keeping}


def is_held(request: Request, headers: dict[str, str]) -> bool:
    """Whether who asks has it as it is."""
    return request.headers.get("if-none-match") == headers["etag"]


def error(problem: Problem, catalogue: Catalogue) -> doc.Error:
    return doc.Error(
        code=problem.code,
        sentence=problem.sentence(catalogue),
        rule=problem.rule,
        facts=problem.facts,
    )


def refusal(problem: Problem, catalogue: Catalogue, state: msgspec.Raw | None = None) -> Response:
    """A refusal; one that came late carries the present state."""
    content: dict[str, Any] = msgspec.structs.asdict(error(problem, catalogue))
    if state is not None:
        content["state"] = state
    response = answer(content, problem.status)
    if problem.wait:
        response.headers["retry-after"] = str(problem.wait)
    return response
