"""What every client of the API does: the cases that the TypeScript client runs too, by both clients of this package."""

from __future__ import annotations

import asyncio
import json
import re
import unittest
from pathlib import Path
from typing import Any, Dict, List
from unittest import mock

from muster_workforce import ApiError, AsyncMuster, Muster, NoConnectionError, UnexpectedAnswerError
from tests.fake_transport import FakeTransport

BASE = "https://muster.example/api/v1"
CASES: List[Dict[str, Any]] = json.loads((Path(__file__).parents[2] / "contract/cases.json").read_text("utf-8"))
OPTIONS = {"idempotencyKey": "idempotency_key", "ifMatch": "if_match", "dryRun": "dry_run", "retries": "retries"}


def snake(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), name)


def method_of(api: Any, operation: str) -> Any:
    for step in operation.split("."):
        api = getattr(api, snake(step))
    return api


def arguments_of(call: Dict[str, Any]) -> Any:
    positional = [*call.get("ids", []), *([call["body"]] if "body" in call else [])]
    options = {OPTIONS[name]: value for name, value in call.get("options", {}).items()}
    return positional, {**call.get("query", {}), **options}


def performed(case: Dict[str, Any], transport: FakeTransport, waits: List[float]) -> Any:
    muster = Muster(BASE, "mst_1", transport=transport, **case.get("client", {}))
    with mock.patch.object(muster._caller, "_sleep", waits.append):  # pyright: ignore[reportPrivateUsage]
        call = case["call"]
        api = muster.proposing(**call["propose"]) if "propose" in call else muster
        positional, named = arguments_of(call)
        answer = method_of(api, call["operation"])(*positional, **named)
        return list(answer) if call["operation"].endswith(".list") else answer


def performed_async(case: Dict[str, Any], transport: FakeTransport, waits: List[float]) -> Any:
    async def run() -> Any:
        async with AsyncMuster(BASE, "mst_1", transport=transport, **case.get("client", {})) as muster:
            async def note(seconds: float) -> None:
                waits.append(seconds)

            muster._caller._sleep = note  # pyright: ignore[reportPrivateUsage]
            call = case["call"]
            api = muster.proposing(**call["propose"]) if "propose" in call else muster
            positional, named = arguments_of(call)
            answer = method_of(api, call["operation"])(*positional, **named)
            return [record async for record in answer] if call["operation"].endswith(".list") else await answer

    return asyncio.run(run())


class Contract(unittest.TestCase):
    def check(self, case: Dict[str, Any], perform: Any) -> None:
        transport = FakeTransport(case["answers"])
        waits: List[float] = []
        try:
            outcome = perform(case, transport, waits)
        except Exception as failure:
            outcome = failure
        sent = [{"method": one.method, "path": one.url[len(BASE) :]} for one in transport.received]
        self.assertEqual(sent, [{"method": one["method"], "path": one["path"]} for one in case["requests"]])
        headers = [{name.lower(): value for name, value in one.headers.items()} for one in transport.received]
        for index, expected in enumerate(case["requests"]):
            for name, value in expected.get("headers", {}).items():
                self.assertEqual(headers[index].get(name), value)
            if "hasKey" in expected:
                self.assertEqual("idempotency-key" in headers[index], expected["hasKey"])
            if "body" in expected:
                self.assertEqual(json.loads(transport.received[index].body or b""), expected["body"])
        if case.get("hasOneKey"):
            self.assertEqual(len({one["idempotency-key"] for one in headers}), 1)
        for (least, most), wait in zip(case.get("waits", []), waits):
            self.assertTrue(least <= wait <= most, wait)
        self.check_outcome(case, outcome)

    def check_outcome(self, case: Dict[str, Any], outcome: Any) -> None:
        if "records" in case:
            self.assertEqual([record["id"] for record in outcome], case["records"])
        if "answer" in case:
            self.assertEqual(outcome.etag, case["answer"]["etag"])
            self.assertEqual(outcome.is_replayed, case["answer"]["isReplayed"])
        if case.get("refused"):
            self.assertIsInstance(outcome, ValueError)
        elif "error" in case:
            self.check_failure(case["error"], outcome)
        elif isinstance(outcome, Exception):
            raise outcome

    def check_failure(self, error: Dict[str, Any], outcome: Any) -> None:
        if error.get("connection"):
            self.assertIsInstance(outcome, NoConnectionError)
        elif "unexpected" in error:
            self.assertIsInstance(outcome, UnexpectedAnswerError)
            self.assertEqual(outcome.status, error["unexpected"])
        else:
            self.assertIsInstance(outcome, ApiError)
            own = {"code": outcome.code, "status": outcome.status, "details": outcome.details}
            own.update({"requestId": outcome.request_id, "retryAfterSeconds": outcome.retry_after})
            self.assertEqual({name: own[name] for name in error}, error)

    def test_synchronous(self) -> None:
        for case in CASES:
            with self.subTest(case["title"]):
                self.check(case, performed)

    def test_asynchronous(self) -> None:
        for case in CASES:
            with self.subTest(case["title"]):
                self.check(case, performed_async)
