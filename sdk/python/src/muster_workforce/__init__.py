"""The Muster API for Python."""

from . import webhooks
from .answers import Answer, Download
from .caller import AsyncPaged, Page, Paged
from .client import AsyncMuster, Muster
from .errors import (
    ApiError,
    MusterError,
    NoAnswerError,
    NoConnectionError,
    UnexpectedAnswerError,
    WebhookVerificationError,
)
from .feed import CursorFile, CursorStore, follow, follow_async
from .transport import HttpTransport, Request, Response, Transport
from .version import VERSION as __version__

__all__ = [
    "Answer",
    "ApiError",
    "AsyncMuster",
    "AsyncPaged",
    "CursorFile",
    "CursorStore",
    "Download",
    "HttpTransport",
    "Muster",
    "MusterError",
    "NoAnswerError",
    "NoConnectionError",
    "Page",
    "Paged",
    "Request",
    "Response",
    "Transport",
    "UnexpectedAnswerError",
    "WebhookVerificationError",
    "__version__",
    "follow",
    "follow_async",
    "webhooks",
]
