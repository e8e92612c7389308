"""When a request is sent again, and how long it waits before."""

from __future__ import annotations

import email.utils
import random
import time
from typing import Callable, Optional

from .errors import ApiError, MusterError, NoAnswerError, NoConnectionError, UnexpectedAnswerError

_FIRST_WAIT = 0.25
_LONGEST_WAIT = 8.0
#: Refusals of a moment: what they say will not hold for long.
_PASSING = frozenset({408, 429, 500, 502, 503, 504})
#: The record, or the first try with this idempotency key, is being worked on.
_PASSING_CONFLICTS = frozenset({"busy", "in_progress"})


def is_worth_retrying(error: MusterError) -> bool:
    if isinstance(error, (NoConnectionError, NoAnswerError)):
        return True
    if isinstance(error, UnexpectedAnswerError):
        return error.status in _PASSING
    if not isinstance(error, ApiError):
        return False
    return error.status in _PASSING or (
        error.code == "CONFLICT" and error.details.get("reason") in _PASSING_CONFLICTS
    )


def wait_before(retry: int, retry_after: Optional[float], draw: Callable[[], float] = random.random) -> float:
    """Exponential backoff with full jitter. What the server asks for is the least, with up to a quarter on top."""
    if retry_after is not None:
        return retry_after * (1 + draw() / 4)
    return draw() * min(_LONGEST_WAIT, _FIRST_WAIT * 2**retry)


def read_retry_after(header: Optional[str], now: Callable[[], float] = time.time) -> Optional[float]:
    """Seconds or an HTTP date; None if there is none."""
    if header is None:
        return None
    text = header.strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(text).timestamp() - now())
    except (TypeError, ValueError):
        return None
