"""What a call does, without doing it: a generator asks for a token, a request or a wait, and is handed what came of it.

The synchronous and the asynchronous client differ in who answers these.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Callable, Dict, Generator, List, Mapping, Optional, Tuple, TypeVar, Union
from urllib.parse import quote, urlencode

from .answers import failure_of
from .errors import ApiError, MusterError, UnexpectedAnswerError
from .retry import is_worth_retrying, wait_before
from .transport import Request, Response
from .uploads import with_content_as_text
from .version import VERSION

T = TypeVar("T")


class AskToken:
    """Hand me the token of this try."""


@dataclass(frozen=True)
class Send:
    request: Request


@dataclass(frozen=True)
class Wait:
    seconds: float


Step = Union[AskToken, Send, Wait]
Steps = Generator[Step, Any, T]


@dataclass(frozen=True)
class Settings:
    base_url: str
    timeout: float
    retries: int
    max_retry_after: float
    language: Optional[str]
    #: Writes wait for a person, who accepts exactly what the answer shows.
    is_proposing: bool = False
    note: Optional[str] = None
    #: Whoever was given this beyond their role decides on it as well.
    holder_of: Optional[str] = None


@dataclass(frozen=True)
class Call:
    """One operation with its input."""

    method: str
    path: str
    query: Mapping[str, Any]
    headers: Mapping[str, str]
    body: Optional[bytes]
    timeout: Optional[float]
    retries: Optional[int]
    is_streamed: bool = False


#: The options that every write takes.
@dataclass(frozen=True)
class WriteOptions:
    idempotency_key: Optional[str] = None
    if_match: Optional[str] = None
    dry_run: bool = False


def checked_base(base_url: str) -> str:
    if not base_url.startswith(("https://", "http://")):
        raise ValueError("base_url must be the whole address of the API, such as https://muster.example/api/v1.")
    return base_url.rstrip("/")


def path_of(template: str, *ids: str) -> str:
    """An address with ids in it. An id that would lead to another address is refused before anything is sent."""
    parts = template.split("{}")
    for index, value in enumerate(ids):
        # Callers without types pass anything.
        if not isinstance(value, str) or value in ("", ".", ".."):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ValueError(f"An id must be a text that is not empty, not {value!r}.")
        parts[index] += quote(value, safe="")
    return "".join(parts)


def reading(
    path: str, query: Mapping[str, Any], timeout: Optional[float], retries: Optional[int], is_streamed: bool = False
) -> Call:
    return Call("GET", path, query, {}, None, timeout, retries, is_streamed)


def writing(
    settings: Settings,
    method: str,
    path: str,
    body: Any,
    query: Mapping[str, Any],
    options: WriteOptions,
    timeout: Optional[float],
    retries: Optional[int],
) -> Call:
    headers: Dict[str, str] = {}
    sent = None
    if body is not None:
        sent = json.dumps(with_content_as_text(body), ensure_ascii=False, allow_nan=False).encode()
        headers["Content-Type"] = "application/json"
    asked = dict(query)
    if options.dry_run:
        asked["dry_run"] = True
    if settings.is_proposing:
        asked["propose"] = True
        if settings.holder_of is not None:
            asked["holder_of"] = settings.holder_of
    # A rehearsal leaves nothing to remember; with a key it would be refused.
    key = options.idempotency_key or (None if options.dry_run else secrets.token_hex(16))
    if key is not None:
        headers["Idempotency-Key"] = key
    if options.if_match is not None:
        headers["If-Match"] = options.if_match
    if settings.note is not None:
        # Headers are ASCII: an extended value (RFC 8187) holds the rest.
        headers["Muster-Note"] = "UTF-8''" + quote(settings.note, safe="")
    return Call(method, path, asked, headers, sent, timeout, retries)


def tried(settings: Settings, call: Call, read: Callable[[Response], T]) -> Steps[T]:
    """Sends as often as it takes, with the same idempotency key each time."""
    retries = settings.retries if call.retries is None else call.retries
    retry = 0
    while True:
        # What keeps the token from coming is no matter of the connection, and is raised as it is.
        token: str = yield AskToken()
        try:
            response: Response = yield Send(_request_of(settings, call, token))
            if not 200 <= response.status < 300:
                raise failure_of(response)
            return read(response)
        except MusterError as failure:
            retry_after = failure.retry_after if isinstance(failure, (ApiError, UnexpectedAnswerError)) else None
            if retry >= retries or not is_worth_retrying(failure) or (retry_after or 0) > settings.max_retry_after:
                raise
            wait = wait_before(retry, retry_after)
        yield Wait(wait)
        retry += 1


def _request_of(settings: Settings, call: Call, token: str) -> Request:
    headers = {
        **call.headers,
        "Accept": "application/json",
        "Authorization": f"Bearer {token}",
        "User-Agent": f"muster-workforce-python/{VERSION}",
    }
    if settings.language is not None:
        headers["Accept-Language"] = settings.language
    search = urlencode(_parameters_of(call.query))
    url = settings.base_url + call.path + (f"?{search}" if search else "")
    timeout = settings.timeout if call.timeout is None else call.timeout
    return Request(call.method, url, headers, call.body, timeout, call.is_streamed)


def _parameters_of(query: Mapping[str, Any]) -> List[Tuple[str, str]]:
    return [(name, _text_of(value)) for name, value in query.items() if value is not None]


def _text_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(one) for one in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)
