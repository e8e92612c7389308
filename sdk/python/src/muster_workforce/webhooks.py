"""Checks that a webhook is from Muster (Standard Webhooks)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Callable, Mapping, Sequence, Union, cast

from .errors import WebhookVerificationError
from .generated.records import WebhookEvent

_PREFIX = "whsec_"
#: Seconds by which the clocks of both sides may differ.
_TOLERANCE = 300


def verify(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    now: Callable[[], float] = time.time,
) -> WebhookEvent:
    """The event that a request carries, once its signature and its age have been checked.

    Give the body as it arrived: parsed and printed again, it is another text. Give several secrets while one is
    replaced. `type` may be newer than this package: ignore what you do not know.
    """
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or "" in secrets:
        raise ValueError("secret must be the signing secret of the endpoint.")
    content = body.encode() if isinstance(body, str) else body
    given = {name.lower(): value for name, value in headers.items()}
    try:
        identity, timestamp, signatures = (
            given[name] for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
        )
    except KeyError as missing:
        raise WebhookVerificationError(f"The header {missing.args[0]} is missing.") from None
    _check_age(timestamp, now())
    expected = [_signature(one, f"{identity}.{timestamp}.".encode() + content) for one in secrets]
    received = [part[3:] for part in signatures.split() if part.startswith("v1,")]
    # Every pair is compared, whatever the first says, and each in constant time.
    matches = [hmac.compare_digest(own.encode(), theirs.encode()) for own in expected for theirs in received]
    if not any(matches):
        raise WebhookVerificationError("No signature fits.")
    return cast(WebhookEvent, json.loads(content))


def _check_age(timestamp: str, now: float) -> None:
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookVerificationError("The timestamp is no number.")
    if abs(now - int(timestamp)) > _TOLERANCE:
        raise WebhookVerificationError("It is older, or newer, than five minutes.")


def _signature(secret: str, content: bytes) -> str:
    try:
        key = base64.b64decode(secret[len(_PREFIX) :] if secret.startswith(_PREFIX) else secret, validate=True)
    except binascii.Error:
        raise ValueError("secret must be the signing secret of the endpoint.") from None
    return base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode("ascii")
