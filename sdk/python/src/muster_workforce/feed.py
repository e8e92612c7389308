"""Follows the change feed, with its cursor kept."""

from __future__ import annotations

import os
from typing import Any, AsyncIterator, Iterator, Optional, Protocol, Sequence, cast

from .generated.api import Api
from .generated.async_api import AsyncApi
from .generated.records import FeedEvent


class CursorStore(Protocol):
    """Where a program keeps how far it has come."""

    def load(self) -> Optional[str]: ...

    def save(self, cursor: str) -> None: ...


class CursorFile:
    """A cursor in a file, replaced in one step: one that is broken off leaves the old one."""

    def __init__(self, path: str) -> None:
        self._path = path

    def load(self) -> Optional[str]:
        try:
            with open(self._path, encoding="utf-8") as file:
                return file.read().strip() or None
        except FileNotFoundError:
            return None

    def save(self, cursor: str) -> None:
        draft = f"{self._path}.new"
        with open(draft, "w", encoding="utf-8") as file:
            file.write(cursor)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self._path)


def follow(
    api: Api,
    store: CursorStore,
    *,
    types: Optional[Sequence[str]] = None,
    subject_id: Optional[str] = None,
    since: str = "now",
    wait: int = 30,
) -> Iterator[FeedEvent]:
    """Every event from where the store stands, or from `since`, and then each as it happens; it does not end.

    The cursor is saved once the loop asks for what follows a page: a program that stops in between meets the page again,
    with the same event ids. Keep the same `types` and `subject_id` for one store.
    """
    cursor = store.load()
    while True:
        page = api.events.list(
            # A type may be newer than this package.
            types=cast(Any, types),
            subject_id=subject_id,
            since=since if cursor is None else None,
            cursor=cursor,
            wait=wait if cursor is not None and wait > 0 else None,
            timeout=wait + 30,
        ).page()
        yield from page.data
        cursor = page.meta["next_cursor"]
        store.save(page.meta["next_cursor"])


async def follow_async(
    api: AsyncApi,
    store: CursorStore,
    *,
    types: Optional[Sequence[str]] = None,
    subject_id: Optional[str] = None,
    since: str = "now",
    wait: int = 30,
) -> AsyncIterator[FeedEvent]:
    """As `follow`, on an event loop."""
    cursor = store.load()
    while True:
        page = await api.events.list(
            # A type may be newer than this package.
            types=cast(Any, types),
            subject_id=subject_id,
            since=since if cursor is None else None,
            cursor=cursor,
            wait=wait if cursor is not None and wait > 0 else None,
            timeout=wait + 30,
        ).page()
        for event in page.data:
            yield event
        cursor = page.meta["next_cursor"]
        store.save(page.meta["next_cursor"])
