"""Against a running product: MUSTER_BASE_URL and MUSTER_TOKEN say which. Not found by `unittest discover`."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import unittest
from pathlib import Path
from typing import List

from muster_workforce import ApiError, AsyncMuster, CursorFile, Muster, NoConnectionError, Request, Response, follow
from muster_workforce.transport import HttpTransport

BASE = os.environ["MUSTER_BASE_URL"]
TOKEN = os.environ["MUSTER_TOKEN"]


class Live(unittest.TestCase):
    def setUp(self) -> None:
        self.muster = Muster(BASE, TOKEN)
        self.addCleanup(self.muster.close)

    def test_a_list_is_every_record_over_as_many_pages_as_it_takes(self) -> None:
        created = [self.muster.departments.create({"name": f"Bench {n}"}).data["id"] for n in range(5)]
        found = {department["id"] for department in self.muster.departments.list(limit=2)}
        self.assertLessEqual(set(created), found)

    def test_the_same_on_an_event_loop_side_by_side(self) -> None:
        async def read() -> List[str]:
            async with AsyncMuster(BASE, TOKEN) as muster:
                first, second = await asyncio.gather(muster.organization.get(), muster.organization.get())
                pages = [page async for page in muster.users.list(limit=1).pages()]
                return [first.data["name"], second.data["name"], str(len(pages))]

        first, second, pages = asyncio.run(read())
        self.assertEqual(first, second)
        self.assertGreaterEqual(int(pages), 1)

    def test_a_write_whose_answer_was_lost_is_made_once(self) -> None:
        network = HttpTransport(BASE)
        self.addCleanup(network.close)
        tries: List[str] = []

        def lossy(request: Request) -> Response:
            response = network(request)
            tries.append(request.method)
            if len(tries) == 1:
                raise NoConnectionError("lost")
            return response

        answer = Muster(BASE, TOKEN, transport=lossy).departments.create({"name": "Python pastry"})
        self.assertEqual((len(tries), answer.is_replayed), (2, True))
        named = [one for one in self.muster.departments.list() if one["name"] == "Python pastry"]
        self.assertEqual(len(named), 1)

    def test_a_version_that_is_outdated_is_refused_by_its_code(self) -> None:
        created = self.muster.departments.create({"name": "Python stores"})
        self.muster.departments.update(created.data["id"], {"description": "Dry goods"}, if_match=created.etag)
        with self.assertRaises(ApiError) as caught:
            self.muster.departments.delete(created.data["id"], if_match=created.etag)
        self.assertEqual(caught.exception.code, "PRECONDITION_FAILED")

    def test_a_file_goes_there_and_comes_back(self) -> None:
        content = b"%PDF-1.4 " + b"x" * 100_000
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "terms.pdf"
            path.write_bytes(content)
            document = self.muster.documents.create(
                {"title": "Terms", "file_name": "terms.pdf", "mime_type": "application/pdf", "content": path}
            )
        file = self.muster.documents.content(document.data["id"])
        self.assertEqual((file.file_name, file.mime_type, file.size_bytes), ("terms.pdf", "application/pdf", len(content)))
        self.assertEqual(file.read(), content)

    def test_the_feed_tells_of_a_change_and_keeps_its_place(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            store = CursorFile(str(Path(folder) / "cursor"))
            now = self.muster.events.list(since="now").page()
            store.save(now.meta["next_cursor"])
            timer = threading.Timer(0.3, lambda: self.muster.departments.create({"name": "Python cellar"}))
            timer.start()
            self.addCleanup(timer.join)
            event = next(follow(self.muster, store, types=None, wait=20))
        self.assertEqual(event["type"], "department.created")


if __name__ == "__main__":
    unittest.main()
