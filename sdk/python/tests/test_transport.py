"""What the network does to a request."""

from __future__ import annotations

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, List
from unittest import mock

from muster_workforce import Muster, NoAnswerError, NoConnectionError, UnexpectedAnswerError

Serve = Callable[[BaseHTTPRequestHandler], None]


class Origin:
    """A server that does as it is told, and counts its connections."""

    def __init__(self, serve: Serve) -> None:
        self.connections = 0
        origin = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self) -> None:
                origin.connections += 1
                super().setup()

            def do_GET(self) -> None:
                serve(self)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.base = f"http://127.0.0.1:{self._server.server_address[1]}/api/v1"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def answer(handler: BaseHTTPRequestHandler, body: bytes, **headers: str) -> None:
    handler.send_response(200)
    handler.send_header("Content-Length", str(len(body)))
    for name, value in headers.items():
        handler.send_header(name.replace("_", "-"), value)
    handler.end_headers()
    handler.wfile.write(body)


ORGANIZATION = json.dumps({"data": {"name": "Northwind"}, "meta": {"request_id": "req_1"}}).encode()


class Transport(unittest.TestCase):
    def serving(self, serve: Serve) -> Origin:
        origin = Origin(serve)
        self.addCleanup(origin.close)
        return origin

    def client(self, origin: Origin, **options: Any) -> Muster:
        muster = Muster(origin.base, "mst_1", **options)
        self.addCleanup(muster.close)
        return muster

    def test_a_connection_is_used_again(self) -> None:
        origin = self.serving(lambda handler: answer(handler, ORGANIZATION))
        muster = self.client(origin)
        for _ in range(3):
            self.assertEqual(muster.organization.get().data["name"], "Northwind")
        self.assertEqual(origin.connections, 1)

    def test_one_that_was_closed_while_idle_is_replaced_at_once(self) -> None:
        origin = self.serving(lambda handler: closing(handler))

        def closing(handler: BaseHTTPRequestHandler) -> None:
            answer(handler, ORGANIZATION)
            # Without saying so: as a server does that has waited long enough.
            handler.close_connection = True

        muster = self.client(origin, retries=0)
        for _ in range(3):
            muster.organization.get()
        self.assertEqual(origin.connections, 3)

    def test_an_answer_that_does_not_come_in_time_is_given_up(self) -> None:
        over = threading.Event()
        self.addCleanup(over.set)
        origin = self.serving(lambda handler: (over.wait(30), None)[1])
        with self.assertRaises(NoAnswerError):
            self.client(origin, retries=0).organization.get(timeout=0.1)

    def test_an_answer_that_breaks_off_is_no_answer(self) -> None:
        def broken(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(200)
            handler.send_header("Content-Length", "1000")
            handler.end_headers()
            handler.wfile.write(b'{"data"')
            handler.close_connection = True

        with self.assertRaises(NoConnectionError):
            self.client(self.serving(broken), retries=0).organization.get()

    def test_a_redirect_is_not_followed(self) -> None:
        def moved(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(302)
            handler.send_header("Location", "http://127.0.0.1:1/")
            handler.send_header("Content-Length", "0")
            handler.end_headers()

        with self.assertRaises(UnexpectedAnswerError) as caught:
            self.client(self.serving(moved)).organization.get()
        self.assertEqual(caught.exception.status, 302)

    def test_a_file_comes_piece_by_piece_with_its_name(self) -> None:
        content = b"x" * 200_000
        origin = self.serving(
            lambda handler: answer(
                handler, content, Content_Disposition="attachment; filename*=UTF-8''%C3%A9t%C3%A9.pdf",
                Content_Type="application/pdf",
            )
        )
        muster = self.client(origin)
        file = muster.documents.content("doc_1")
        self.assertEqual((file.file_name, file.mime_type, file.size_bytes), ("été.pdf", "application/pdf", 200_000))
        pieces: List[bytes] = list(file)
        self.assertGreater(len(pieces), 1)
        self.assertEqual(b"".join(pieces), content)
        muster.documents.content("doc_1").close()
        self.assertEqual(muster.documents.content("doc_1").read(), content)

    def test_a_proxy_of_the_environment_is_asked(self) -> None:
        asked: List[str] = []

        def proxy(handler: BaseHTTPRequestHandler) -> None:
            asked.append(handler.path)
            answer(handler, ORGANIZATION)

        origin = self.serving(proxy)
        address = origin.base.rsplit("/api", 1)[0]
        with mock.patch.dict("os.environ", {"http_proxy": address, "no_proxy": ""}):
            with Muster("http://muster.example/api/v1", "mst_1") as muster:
                muster.organization.get()
        self.assertEqual(asked, ["http://muster.example/api/v1/organization"])
