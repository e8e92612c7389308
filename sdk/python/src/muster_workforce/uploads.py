"""Files go out as base64 inside JSON."""

from __future__ import annotations

import base64
import os
from typing import Any, BinaryIO, Mapping, Optional, Protocol, Union, cast, runtime_checkable

#: The API takes no larger body: a file without end is left in time.
_MAX_BYTES = 1024 * 1024

#: What may stand as `content`: bytes, a path, a file that is open for reading bytes, or base64 that is made already.
Content = Union[bytes, bytearray, "os.PathLike[str]", BinaryIO, str]


@runtime_checkable
class _Readable(Protocol):
    def read(self, size: int = ...) -> bytes: ...


def with_content_as_text(body: Any) -> Any:
    """The body as it is sent, its file as base64."""
    if not isinstance(body, Mapping):
        return body
    fields = cast(Mapping[str, Any], body)
    content = _bytes_of(fields.get("content"))
    return fields if content is None else {**fields, "content": base64.b64encode(content).decode("ascii")}


def _bytes_of(content: Any) -> Optional[bytes]:
    """None for what is no file."""
    if isinstance(content, (bytes, bytearray)):
        return _checked(bytes(content))
    if isinstance(content, os.PathLike):
        with open(cast("os.PathLike[str]", content), "rb") as file:
            return _checked(file.read(_MAX_BYTES + 1))
    if isinstance(content, _Readable):
        return _checked(content.read(_MAX_BYTES + 1))
    return None


def _checked(content: bytes) -> bytes:
    if len(content) > _MAX_BYTES:
        raise ValueError("The file is larger than the API takes.")
    return content
