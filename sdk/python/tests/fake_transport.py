"""A transport that answers what it was told to, in order, and keeps what it was asked."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Sequence

from muster_workforce import NoConnectionError, Request, Response


class FakeTransport:
    def __init__(self, answers: Sequence[Mapping[str, Any]]) -> None:
        self.received: List[Request] = []
        self._answers = list(answers)

    def __call__(self, request: Request) -> Response:
        self.received.append(request)
        if not self._answers:
            raise AssertionError(f"Nobody expected {request.method} {request.url}.")
        answer = self._answers.pop(0)
        if answer.get("broken"):
            raise NoConnectionError("broken")
        return Response(answer.get("status", 200), headers_of(answer), body_of(answer))


def headers_of(answer: Mapping[str, Any]) -> Dict[str, str]:
    return {name.lower(): value for name, value in answer.get("headers", {}).items()}


def body_of(answer: Mapping[str, Any]) -> bytes:
    if "text" in answer:
        return str(answer["text"]).encode()
    if "code" in answer:
        error = {"code": answer["code"], "message": "No.", "details": answer.get("details", {})}
        return json.dumps({"error": error, "meta": {"request_id": "req_2"}}).encode()
    return json.dumps(answer["body"]).encode()
