import { expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { column, jsonColumn } from './by-index.ts';
import { sql } from './sql.ts';

const { installation } = await openHarness();

const read = async (ids: (string | null)[], numbers: (number | null)[], texts: (string | null)[]) => {
  const { rows } = await sql<{ id: string | null; number: number | null; text: string | null }>`
    select * from unnest(${column(ids)}, ${column(numbers)}::integer[], ${jsonColumn(texts)}) as read (id, number, text)`.execute(
    installation.database.db,
  );
  return rows;
};

it('values come out as they went in, nothing as nothing', async () => {
  const awkward = JSON.stringify({ text: 'a,"b"\n\t\\ {} \u0001 \u2028 ü 😀', nothing: null });
  expect(await read(['a', null, 'c'], [1, null, -3], [awkward, null, '{}'])).toEqual([
    { id: 'a', number: 1, text: awkward },
    { id: null, number: null, text: null },
    { id: 'c', number: -3, text: '{}' },
  ]);
});

it('one row with nothing in some of its columns is still one row', async () => {
  expect(await read(['a'], [null], [null])).toEqual([{ id: 'a', number: null, text: null }]);
});
