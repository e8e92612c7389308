"""What the API answers with."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Dict, Generic, Iterator, List, Mapping, NoReturn, Optional, TypeVar, Union, cast
from urllib.parse import unquote

from .errors import ApiError, MusterError, UnexpectedAnswerError
from .retry import read_retry_after
from .transport import BodyStream, Response, pieces_of

T = TypeVar("T")


@dataclass(frozen=True)
class Answer(Generic[T]):
    data: T
    meta: Mapping[str, Any]
    #: The version of the record, for `if_match`; None if it has none.
    etag: Optional[str]
    #: Remembered from an earlier request with the same idempotency key.
    is_replayed: bool
    headers: Mapping[str, str]


@dataclass(frozen=True)
class ListAnswer(Generic[T]):
    data: List[T]
    meta: Mapping[str, Any]


class Download:
    """A file as it arrives: `read()` it, loop over it, or `save_to(path)`; once."""

    def __init__(self, response: Response) -> None:
        self.headers = response.headers
        self.file_name = _file_name_in(response.headers.get("content-disposition", ""))
        self.mime_type = response.headers.get("content-type", "application/octet-stream").split(";", 1)[0]
        size = response.headers.get("content-length")
        #: None if the server did not say. Of an answer that is compressed on the way it is not the size of the file.
        self.size_bytes = None if size is None or "content-encoding" in response.headers else int(size)
        self._body: Union[bytes, BodyStream] = response.body

    def __iter__(self) -> Iterator[bytes]:
        return pieces_of(self._body)

    def read(self) -> bytes:
        return b"".join(self)

    def save_to(self, path: str) -> None:
        with open(path, "wb") as file:
            for piece in self:
                file.write(piece)

    def close(self) -> None:
        """Gives up what was not read."""
        if not isinstance(self._body, bytes):
            self._body.close()


def read_answer(response: Response) -> Answer[Any]:
    body = _read_json(response)
    headers = response.headers
    return Answer(
        data=body["data"],
        meta=body.get("meta", {}),
        etag=headers.get("etag"),
        is_replayed=headers.get("idempotent-replayed") == "true",
        headers=headers,
    )


def read_list(response: Response) -> ListAnswer[Any]:
    body = _read_json(response)
    return ListAnswer(body["data"], body.get("meta", {}))


def failure_of(response: Response) -> MusterError:
    """The refusal that an answer holds."""
    retry_after = read_retry_after(response.headers.get("retry-after"))
    body = _parsed(response)
    error: Any = body.get("error") if body else None
    if not isinstance(error, dict):
        return _unexpected(response, retry_after)
    fields = cast(Dict[str, Any], error)
    if not isinstance(fields.get("code"), str):
        return _unexpected(response, retry_after)
    meta: Any = (body or {}).get("meta") or {}
    return ApiError(
        code=fields["code"],
        message=fields.get("message", ""),
        status=response.status,
        details=fields.get("details") or {},
        request_id=meta.get("request_id") or response.headers.get("x-request-id"),
        retry_after=retry_after,
    )


def _read_json(response: Response) -> Dict[str, Any]:
    body = _parsed(response)
    if body is None or "data" not in body:
        _refuse(_unexpected(response, None))
    return body


def _refuse(error: MusterError) -> NoReturn:
    raise error


def _parsed(response: Response) -> Optional[Dict[str, Any]]:
    try:
        body: Any = json.loads(b"".join(pieces_of(response.body)))
    except ValueError:
        return None
    return cast(Dict[str, Any], body) if isinstance(body, dict) else None


def _unexpected(response: Response, retry_after: Optional[float]) -> UnexpectedAnswerError:
    return UnexpectedAnswerError(
        f"The answer was {response.status}, and not as the API answers. Check base_url, and what stands between.",
        status=response.status,
        retry_after=retry_after,
    )


def _file_name_in(disposition: str) -> str:
    """`filename*` has the whole name (RFC 5987), `filename` that for old clients."""
    whole = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if whole:
        return unquote(whole.group(1))
    plain = re.search(r'filename="([^"]*)"', disposition, re.IGNORECASE)
    return plain.group(1) if plain else ""
