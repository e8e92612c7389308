import { describe, expect, it } from 'vitest';
import { type Answered, type LoadedPage, renewPages, rowsOf } from '../src/client/pages.ts';

const size = 3;

/** A list of ids in order, by pages of three; a cursor is the id it stands behind. */
function listOf(ids: readonly string[]) {
  const asked: (string | null)[] = [];
  const ask = (cursor: string | null): Promise<Answered> => {
    asked.push(cursor);
    const rest = ids.filter((id) => cursor === null || id > cursor);
    const page = rest.slice(0, size);
    const next_cursor = rest.length > size ? page.at(-1)! : null;
    return Promise.resolve({ data: page.map((id) => ({ id })), meta: { next_cursor } });
  };
  return { ask, asked };
}

async function loaded(ids: readonly string[]): Promise<LoadedPage[]> {
  const { ask } = listOf(ids);
  const pages: LoadedPage[] = [];
  for (
    let cursor: string | null | undefined = null;
    cursor !== undefined;
    cursor = pages.at(-1)!.meta.next_cursor ?? undefined
  )
    pages.push({ ...(await ask(cursor)), cursor });
  return pages;
}

const idsOf = (pages: readonly LoadedPage[]): string[] => rowsOf(pages).map((row) => (row as { id: string }).id);
const before = ['b', 'd', 'f', 'h', 'j', 'l', 'n', 'p'];

describe('pages that are renewed', () => {
  it.each([
    ['nothing changed', before],
    ['the first of a page is gone', before.filter((id) => id !== 'h')],
    ['the last of a page is gone', before.filter((id) => id !== 'f')],
    ['a whole page is gone', before.filter((id) => !['h', 'j', 'l'].includes(id))],
    ['one is new at the top', ['a', ...before]],
    ['some are new in the middle', ['b', 'd', 'e1', 'e2', 'e3', 'e4', 'f', 'h', 'j', 'l', 'n', 'p']],
    ['one is new and the last of its page is gone', ['a', 'b', 'c', 'd', 'h', 'j', 'l', 'n', 'p']],
  ])('hold every row once and in order: %s', async (_, after) => {
    const { ask } = listOf(after);
    expect(idsOf(await renewPages(await loaded(before), ask))).toEqual(after);
  });

  it('are asked for at once, not one after the other', async () => {
    const { ask, asked } = listOf(before);
    let hasAnswered = false;
    await renewPages(await loaded(before), async (cursor) => {
      expect(hasAnswered).toBe(false);
      const answer = await ask(cursor);
      await Promise.resolve();
      if (asked.length === 3) hasAnswered = true;
      return answer;
    });
    expect(asked).toEqual([null, 'f', 'l']);
  });

  it('end where the list has become another one', async () => {
    const after = Array.from({ length: 40 }, (_, n) => `a${String(n).padStart(2, '0')}`).concat(before);
    const pages = await renewPages(await loaded(before), listOf(after).ask);
    expect(idsOf(pages)).toEqual(after.slice(0, 12));
    expect(pages.at(-1)?.meta.next_cursor).toBe('a11');
  });
});
