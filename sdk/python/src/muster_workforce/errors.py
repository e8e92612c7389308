"""What goes wrong, told apart by class and code."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class MusterError(Exception):
    """The base of every error of this package."""


class ApiError(MusterError):
    """The API refused the request. Branch on `code`; the message is for people and may be reworded."""

    def __init__(
        self,
        *,
        code: str,
        message: str,
        status: int,
        details: Mapping[str, Any],
        request_id: Optional[str],
        retry_after: Optional[float],
    ) -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code
        self.message = message
        self.status = status
        #: Hints beside the refusal, such as the `field` that is wrong.
        self.details = details
        #: Quote it when you report a problem.
        self.request_id = request_id
        #: Seconds that the server asks to wait.
        self.retry_after = retry_after


class UnexpectedAnswerError(MusterError):
    """Something other than the API answered: a proxy, another site, or nothing that can be read."""

    def __init__(self, message: str, *, status: int, retry_after: Optional[float] = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


class NoConnectionError(MusterError):
    """No connection, or one that broke before the answer was whole. `__cause__` says why."""


class NoAnswerError(MusterError):
    """No answer within the timeout."""


class WebhookVerificationError(MusterError):
    """The request is not from Muster, is too old, or was changed on its way. Answer it with 400."""
