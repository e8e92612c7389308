"""The API of one Muster installation, as the owner of one token sees it."""

from __future__ import annotations

import ssl
from dataclasses import replace
from typing import Any, Optional

from .caller import AsyncCaller, AsyncToken, Caller, Token
from .core import Settings, checked_base
from .generated.api import Api
from .generated.async_api import AsyncApi
from .transport import HttpTransport, Transport


class Muster(Api):
    """Every operation as a method, by area and verb.

    >>> muster = Muster("https://muster.example/api/v1", token)
    >>> for person in muster.users.list(status="active"):
    ...     print(person["email"])
    """

    def __init__(
        self,
        base_url: str,
        token: Token,
        *,
        timeout: float = 30,
        retries: int = 3,
        max_retry_after: float = 60,
        language: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        transport: Optional[Transport] = None,
    ) -> None:
        base = checked_base(base_url)
        self._transport = transport or HttpTransport(base, ssl_context=ssl_context)
        settings = Settings(base, timeout, retries, max_retry_after, language)
        self._caller = Caller(settings, token, self._transport)
        super().__init__(self._caller)

    def proposing(self, note: Optional[str] = None, *, holder_of: Optional[str] = None) -> Api:
        """The same operations; what they write waits for a person, who accepts exactly what the answer shows.

        Their `data` is a `Proposal`. With `holder_of` whoever was given that beyond their role decides on it as well.
        """
        settings = replace(self._caller.settings, is_proposing=True, note=note, holder_of=holder_of)
        return Api(self._caller.proposing(settings))

    def close(self) -> None:
        """Closes the connections that are kept."""
        if isinstance(self._transport, HttpTransport):
            self._transport.close()

    def __enter__(self) -> Muster:
        return self

    def __exit__(self, *_failure: Any) -> None:
        self.close()


class AsyncMuster(AsyncApi):
    """As `Muster`, on an event loop.

    >>> async with AsyncMuster("https://muster.example/api/v1", token) as muster:
    ...     async for person in muster.users.list(status="active"):
    ...         print(person["email"])
    """

    def __init__(
        self,
        base_url: str,
        token: AsyncToken,
        *,
        timeout: float = 30,
        retries: int = 3,
        max_retry_after: float = 60,
        language: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        transport: Optional[Transport] = None,
    ) -> None:
        base = checked_base(base_url)
        self._transport = transport or HttpTransport(base, ssl_context=ssl_context)
        settings = Settings(base, timeout, retries, max_retry_after, language)
        self._caller = AsyncCaller(settings, token, self._transport)
        super().__init__(self._caller)

    def proposing(self, note: Optional[str] = None, *, holder_of: Optional[str] = None) -> AsyncApi:
        """As `Muster.proposing`."""
        settings = replace(self._caller.settings, is_proposing=True, note=note, holder_of=holder_of)
        return AsyncApi(self._caller.proposing(settings))

    async def close(self) -> None:
        if isinstance(self._transport, HttpTransport):
            self._transport.close()

    async def __aenter__(self) -> AsyncMuster:
        return self

    async def __aexit__(self, *_failure: Any) -> None:
        await self.close()
