"""HTTP/1.1 by the standard library: one origin, connections kept and used again, proxies of the environment."""

from __future__ import annotations

import base64
import http.client
import socket
import ssl
import threading
import time
import urllib.request
from dataclasses import dataclass
from typing import Callable, Dict, Iterator, List, Mapping, Optional, Protocol, Union
from urllib.parse import unquote, urlsplit

from .errors import NoAnswerError, NoConnectionError


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: Mapping[str, str]
    body: Optional[bytes]
    #: Seconds until the try is given up.
    timeout: float
    #: The body of a good answer is left to be read piece by piece.
    is_streamed: bool = False


@dataclass(frozen=True)
class Response:
    status: int
    #: By lower-case name.
    headers: Mapping[str, str]
    body: Union[bytes, "BodyStream"]


class BodyStream(Protocol):
    """What is left of an answer. Closed at its end, or by who does not want the rest."""

    def read(self, size: int = ...) -> bytes: ...

    def close(self) -> None: ...


#: Sends one request once. A client takes another one in its place, for tests or for a network of your own.
Transport = Callable[[Request], Response]

_PIECE = 64 * 1024
_Connection = http.client.HTTPConnection


class HttpTransport:
    """Connections to one origin. Safe to use from several threads."""

    def __init__(self, base_url: str, *, ssl_context: Optional[ssl.SSLContext] = None) -> None:
        parts = urlsplit(base_url)
        self._is_tls = parts.scheme == "https"
        self._host = parts.hostname or ""
        self._port = parts.port or (443 if self._is_tls else 80)
        self._context = (ssl_context or ssl.create_default_context()) if self._is_tls else None
        self._proxy = _proxy_for(parts.scheme, self._host)
        self._idle: List[_Connection] = []
        self._lock = threading.Lock()
        self._is_closed = False

    def __call__(self, request: Request) -> Response:
        deadline = time.monotonic() + request.timeout
        kept = self._take()
        if kept is not None:
            try:
                return self._exchange(kept, request, deadline)
            except _Stale:
                # The other side had closed it while it was idle: nothing of the request was read.
                pass
        try:
            return self._exchange(self._open(request.timeout), request, deadline)
        except _Stale as failure:
            raise NoConnectionError(f"The connection to {self._host} broke.") from failure.__cause__

    def close(self) -> None:
        with self._lock:
            idle, self._idle, self._is_closed = self._idle, [], True
        for connection in idle:
            connection.close()

    def _take(self) -> Optional[_Connection]:
        with self._lock:
            return self._idle.pop() if self._idle else None

    def _keep(self, connection: _Connection) -> None:
        with self._lock:
            if not self._is_closed:
                self._idle.append(connection)
                return
        connection.close()

    def _open(self, timeout: float) -> _Connection:
        host, port = (self._proxy.host, self._proxy.port) if self._proxy else (self._host, self._port)
        if self._context is None:
            return http.client.HTTPConnection(host, port, timeout=timeout)
        connection = http.client.HTTPSConnection(host, port, timeout=timeout, context=self._context)
        if self._proxy:
            connection.set_tunnel(self._host, self._port, self._proxy.headers)
        return connection

    def _exchange(self, connection: _Connection, request: Request, deadline: float) -> Response:
        is_reused = connection.sock is not None
        try:
            _limit(connection, deadline)
            connection.request(request.method, self._target(request.url), request.body, self._headers(request))
            _limit(connection, deadline)
            answer = connection.getresponse()
        except (TimeoutError, socket.timeout) as failure:
            connection.close()
            raise _late(request) from failure
        except (OSError, http.client.HTTPException) as failure:
            connection.close()
            if is_reused and isinstance(failure, (ConnectionError, http.client.BadStatusLine)):
                raise _Stale() from failure
            raise NoConnectionError(f"No connection to {self._host}: {failure}") from failure
        rest = _Rest(answer, connection, request, deadline, self._keep)
        headers = {name.lower(): value for name, value in answer.getheaders()}
        if request.is_streamed and 200 <= answer.status < 300:
            return Response(answer.status, headers, rest)
        return Response(answer.status, headers, b"".join(iter(lambda: rest.read(_PIECE), b"")))

    def _target(self, url: str) -> str:
        if self._proxy and not self._is_tls:
            return url
        parts = urlsplit(url)
        return f"{parts.path}?{parts.query}" if parts.query else parts.path

    def _headers(self, request: Request) -> Mapping[str, str]:
        if self._proxy and not self._is_tls:
            return {**request.headers, **self._proxy.headers}
        return request.headers


class _Stale(Exception):
    """A kept connection was closed by the other side."""


class _Rest:
    """The body of an answer; at its end the connection is kept for the next request."""

    def __init__(
        self,
        answer: http.client.HTTPResponse,
        connection: _Connection,
        request: Request,
        deadline: float,
        keep: Callable[[_Connection], None],
    ) -> None:
        self._answer = answer
        self._connection = connection
        self._request = request
        # A file takes as long as it takes; what may take the timeout is each of its pieces.
        self._deadline = None if request.is_streamed else deadline
        self._keep = keep
        self._is_over = False

    def read(self, size: int = _PIECE) -> bytes:
        if self._is_over:
            return b""
        try:
            _limit(self._connection, self._deadline or time.monotonic() + self._request.timeout)
            piece = self._answer.read(size)
            if not piece and self._answer.length not in (None, 0):
                raise http.client.IncompleteRead(b"", self._answer.length)
        except (TimeoutError, socket.timeout) as failure:
            self.close()
            raise _late(self._request) from failure
        except (OSError, http.client.HTTPException) as failure:
            self.close()
            raise NoConnectionError(f"The answer broke off: {failure}") from failure
        if not piece:
            self._end()
        return piece

    def close(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._connection.close()

    def _end(self) -> None:
        self._is_over = True
        if self._answer.will_close:
            self._connection.close()
        else:
            self._keep(self._connection)


def pieces_of(body: Union[bytes, BodyStream]) -> Iterator[bytes]:
    if isinstance(body, bytes):
        yield body
        return
    try:
        yield from iter(lambda: body.read(_PIECE), b"")
    finally:
        body.close()


def _limit(connection: _Connection, deadline: float) -> None:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError()
    connection.timeout = left
    if connection.sock is not None:
        connection.sock.settimeout(left)


def _late(request: Request) -> NoAnswerError:
    return NoAnswerError(f"No answer within {request.timeout:g} s: {request.method} {request.url}")


@dataclass(frozen=True)
class _Proxy:
    host: str
    port: int
    headers: Mapping[str, str]


def _proxy_for(scheme: str, host: str) -> Optional[_Proxy]:
    """The proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name."""
    address = urllib.request.getproxies().get(scheme)
    if not address or urllib.request.proxy_bypass(host):
        return None
    parts = urlsplit(address if "://" in address else f"http://{address}")
    headers: Dict[str, str] = {}
    if parts.username is not None:
        pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        headers["Proxy-Authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
    return _Proxy(parts.hostname or "", parts.port or 80, headers)
