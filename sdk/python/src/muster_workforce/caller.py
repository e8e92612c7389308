"""Does what the core asks for: with threads' own waiting, or on an event loop."""

from __future__ import annotations

import asyncio
import time
from typing import Any, AsyncIterator, Awaitable, Callable, Generic, Iterator, List, Mapping, Optional, TypeVar, Union

from .answers import Answer, Download, ListAnswer, read_answer, read_list
from .core import AskToken, Call, Send, Settings, Step, Steps, WriteOptions, reading, tried, writing
from .transport import Transport

T = TypeVar("T")
#: A text, or what is asked for one before each try.
Token = Union[str, Callable[[], str]]
AsyncToken = Union[str, Callable[[], Union[str, Awaitable[str]]]]
_Query = Mapping[str, Any]


class Page(Generic[T]):
    """One page of a list."""

    def __init__(self, answer: ListAnswer[T]) -> None:
        self.data: List[T] = answer.data
        self.meta = answer.meta

    @property
    def next_cursor(self) -> Optional[str]:
        """Where the following page begins; None on the last."""
        return self.meta.get("next_cursor") if self.meta.get("has_more") else None


class Paged(Generic[T]):
    """A list: loop over it for every record of all pages. Nothing is asked for before."""

    def __init__(self, fetch: Callable[[Optional[str]], ListAnswer[T]]) -> None:
        self._fetch = fetch

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data

    def pages(self) -> Iterator[Page[T]]:
        """Page by page, for those who store where they are."""
        page = self.page()
        yield page
        while page.next_cursor is not None:
            page = self.page(page.next_cursor)
            yield page

    def page(self, cursor: Optional[str] = None) -> Page[T]:
        return Page(self._fetch(cursor))


class AsyncPaged(Generic[T]):
    """A list: `async for` every record of all pages. Nothing is asked for before."""

    def __init__(self, fetch: Callable[[Optional[str]], Awaitable[ListAnswer[T]]]) -> None:
        self._fetch = fetch

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for record in page.data:
                yield record

    async def pages(self) -> AsyncIterator[Page[T]]:
        """Page by page, for those who store where they are."""
        page = await self.page()
        yield page
        while page.next_cursor is not None:
            page = await self.page(page.next_cursor)
            yield page

    async def page(self, cursor: Optional[str] = None) -> Page[T]:
        return Page(await self._fetch(cursor))


class Caller:
    def __init__(
        self, settings: Settings, token: Token, transport: Transport, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.settings = settings
        self._token = token
        self._transport = transport
        self._sleep = sleep

    def proposing(self, settings: Settings) -> Caller:
        return Caller(settings, self._token, self._transport, self._sleep)

    def read(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> Answer[Any]:
        return self._run(tried(self.settings, reading(path, query, timeout, retries), read_answer))

    def list(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> Paged[Any]:
        def fetch(cursor: Optional[str]) -> ListAnswer[Any]:
            return self._run(tried(self.settings, _page_of(path, query, cursor, timeout, retries), read_list))

        return Paged(fetch)

    def download(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> Download:
        call = reading(path, query, timeout, retries, is_streamed=True)
        return self._run(tried(self.settings, call, Download))

    def write(
        self,
        method: str,
        path: str,
        body: Any,
        query: _Query,
        options: WriteOptions,
        timeout: Optional[float],
        retries: Optional[int],
    ) -> Answer[Any]:
        call = writing(self.settings, method, path, body, query, options, timeout, retries)
        return self._run(tried(self.settings, call, read_answer))

    def _run(self, steps: Steps[T]) -> T:
        return _driven(steps, self._perform)

    def _perform(self, step: Step) -> Any:
        if isinstance(step, AskToken):
            return self._token if isinstance(self._token, str) else self._token()
        if isinstance(step, Send):
            return self._transport(step.request)
        return self._sleep(step.seconds)


class AsyncCaller:
    def __init__(
        self,
        settings: Settings,
        token: AsyncToken,
        transport: Transport,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.settings = settings
        self._token = token
        self._transport = transport
        self._sleep = sleep

    def proposing(self, settings: Settings) -> AsyncCaller:
        return AsyncCaller(settings, self._token, self._transport, self._sleep)

    async def read(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> Answer[Any]:
        return await self._run(tried(self.settings, reading(path, query, timeout, retries), read_answer))

    def list(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> AsyncPaged[Any]:
        async def fetch(cursor: Optional[str]) -> ListAnswer[Any]:
            return await self._run(tried(self.settings, _page_of(path, query, cursor, timeout, retries), read_list))

        return AsyncPaged(fetch)

    async def download(self, path: str, query: _Query, timeout: Optional[float], retries: Optional[int]) -> Download:
        # Whole, so that reading it never holds the event loop.
        return await self._run(tried(self.settings, reading(path, query, timeout, retries), Download))

    async def write(
        self,
        method: str,
        path: str,
        body: Any,
        query: _Query,
        options: WriteOptions,
        timeout: Optional[float],
        retries: Optional[int],
    ) -> Answer[Any]:
        # A file is read from the disk here: off the event loop.
        call = await asyncio.to_thread(
            writing, self.settings, method, path, body, query, options, timeout, retries
        )
        return await self._run(tried(self.settings, call, read_answer))

    async def _run(self, steps: Steps[T]) -> T:
        return await _driven_async(steps, self._perform)

    async def _perform(self, step: Step) -> Any:
        if isinstance(step, AskToken):
            token = self._token if isinstance(self._token, str) else self._token()
            return token if isinstance(token, str) else await token
        if isinstance(step, Send):
            # The standard library has no HTTP client for an event loop: a thread waits in its place.
            return await asyncio.to_thread(self._transport, step.request)
        return await self._sleep(step.seconds)


def _page_of(
    path: str, query: _Query, cursor: Optional[str], timeout: Optional[float], retries: Optional[int]
) -> Call:
    return reading(path, query if cursor is None else {**query, "cursor": cursor}, timeout, retries)


def _driven(steps: Steps[T], perform: Callable[[Step], Any]) -> T:
    try:
        step = next(steps)
        while True:
            try:
                value = perform(step)
            except Exception as failure:
                step = steps.throw(failure)
            else:
                step = steps.send(value)
    except StopIteration as done:
        return done.value


async def _driven_async(steps: Steps[T], perform: Callable[[Step], Awaitable[Any]]) -> T:
    try:
        step = next(steps)
        while True:
            try:
                value = await perform(step)
            except Exception as failure:
                step = steps.throw(failure)
            else:
                step = steps.send(value)
    except StopIteration as done:
        return done.value
