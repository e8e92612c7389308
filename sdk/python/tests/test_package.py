"""Webhooks, files, tokens and the change feed."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import io
import json
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict, List

from muster_workforce import AsyncMuster, CursorFile, Muster, WebhookVerificationError, follow, follow_async, webhooks
from tests.fake_transport import FakeTransport

BASE = "https://muster.example/api/v1"
KEY = base64.b64encode(b"a secret of thirty-two bytes....").decode()
EMPTY: Dict[str, Any] = {"body": {"data": {}, "meta": {}}}
BODY = json.dumps({"id": "evt_1", "type": "department.created", "data": {"object": {"name": "Été"}}}).encode()


def signed(secret: str = KEY, at: int = 1_000_000, body: bytes = BODY) -> Dict[str, str]:
    content = b"evt_1.%d." % at + body
    signature = base64.b64encode(hmac.new(base64.b64decode(secret), content, hashlib.sha256).digest()).decode()
    return {"Webhook-Id": "evt_1", "Webhook-Timestamp": str(at), "Webhook-Signature": f"v1,{signature}"}


def verified(headers: Dict[str, str], body: bytes = BODY, secret: Any = f"whsec_{KEY}") -> Any:
    return webhooks.verify(body, headers, secret, now=lambda: 1_000_010)


class Webhooks(unittest.TestCase):
    def test_one_that_is_genuine_is_its_event(self) -> None:
        self.assertEqual(verified(signed())["type"], "department.created")

    def test_while_a_secret_is_replaced_either_signature_does(self) -> None:
        other = base64.b64encode(b"another secret of some bytes....").decode()
        both = {**signed(), "Webhook-Signature": f"{signed(other)['Webhook-Signature']} {signed()['Webhook-Signature']}"}
        self.assertEqual(verified(both)["id"], "evt_1")
        self.assertEqual(verified(signed(other), secret=[f"whsec_{KEY}", f"whsec_{other}"])["id"], "evt_1")

    def test_what_was_changed_is_too_old_or_lacks_a_header_is_refused(self) -> None:
        without = signed()
        del without["Webhook-Id"]
        wrong: List[Dict[str, str]] = [signed(at=999_000), signed(at=1_002_000), without, {**signed(), "Webhook-Signature": "v1,x"}]
        for headers in wrong:
            with self.assertRaises(WebhookVerificationError):
                verified(headers)
        with self.assertRaises(WebhookVerificationError):
            verified(signed(), BODY + b" ")
        with self.assertRaises(ValueError):
            verified(signed(), secret="")


class Files(unittest.TestCase):
    def test_bytes_an_open_file_and_a_path_are_sent_alike(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "opening.txt"
            path.write_bytes(b"Lights.")
            transport = FakeTransport([EMPTY] * 3)
            muster = Muster(BASE, "mst_1", transport=transport)
            for content in (b"Lights.", io.BytesIO(b"Lights."), path):
                muster.documents.create(
                    {"title": "Opening", "file_name": "opening.txt", "mime_type": "text/plain", "content": content}
                )
        sent = {json.loads(request.body or b"")["content"] for request in transport.received}
        self.assertEqual(sent, {base64.b64encode(b"Lights.").decode()})

    def test_one_without_end_is_left_in_time(self) -> None:
        muster = Muster(BASE, "mst_1", transport=FakeTransport([]))
        with self.assertRaises(ValueError):
            muster.documents.create(
                {"title": "x", "file_name": "x", "mime_type": "text/plain", "content": open("/dev/zero", "rb")}
            )


class Tokens(unittest.TestCase):
    def test_one_that_does_not_come_is_told_as_it_is(self) -> None:
        def sealed() -> str:
            raise RuntimeError("The vault is sealed.")

        transport = FakeTransport([])
        with self.assertRaisesRegex(RuntimeError, "The vault is sealed."):
            Muster(BASE, sealed, transport=transport).organization.get()
        self.assertEqual(transport.received, [])

    def test_one_is_asked_for_before_each_try(self) -> None:
        tokens = iter(["mst_old", "mst_new"])
        transport = FakeTransport([EMPTY] * 2)
        muster = Muster(BASE, lambda: next(tokens), transport=transport)
        muster.organization.get()
        muster.organization.get()
        self.assertEqual([one.headers["Authorization"] for one in transport.received], ["Bearer mst_old", "Bearer mst_new"])

    def test_a_base_address_that_is_none_is_told_at_once(self) -> None:
        with self.assertRaisesRegex(ValueError, "https://muster.example/api/v1"):
            Muster("/api/v1", "x")


def page(cursor: str, *ids: str) -> Dict[str, Any]:
    meta = {"request_id": "req_1", "has_more": False, "next_cursor": cursor}
    return {"body": {"data": [{"id": one} for one in ids], "meta": meta}}


class Feed(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.store = CursorFile(str(Path(folder.name) / "cursor"))

    def test_the_cursor_is_saved_once_its_page_was_taken(self) -> None:
        transport = FakeTransport([page("c1", "evt_1", "evt_2"), page("c2", "evt_3")])
        events = follow(Muster(BASE, "mst_1", transport=transport), self.store, types=["user.created"], wait=5)
        self.assertEqual([next(events)["id"], next(events)["id"]], ["evt_1", "evt_2"])
        self.assertIsNone(self.store.load())
        self.assertEqual(next(events)["id"], "evt_3")
        self.assertEqual(self.store.load(), "c1")
        first, second = (request.url[len(BASE) :] for request in transport.received)
        self.assertEqual(first, "/events?types=user.created&since=now")
        self.assertEqual(second, "/events?types=user.created&wait=5&cursor=c1")

    def test_a_program_that_comes_back_goes_on_where_it_was(self) -> None:
        self.store.save("c7")
        transport = FakeTransport([page("c8", "evt_9")])

        async def one() -> str:
            async with AsyncMuster(BASE, "mst_1", transport=transport) as muster:
                async for event in follow_async(muster, self.store, wait=0):
                    return event["id"]
            return ""

        self.assertEqual(asyncio.run(one()), "evt_9")
        self.assertEqual(transport.received[0].url[len(BASE) :], "/events?cursor=c7")
