import { describe, expect, it } from 'vitest';
import { areaOf } from '../src/screens/logs/areas.ts';
import { actionNames } from '../src/texts/logs.ts';
import type { TableColumn } from '../src/ui/table-columns.tsx';
import { claimed } from '../src/ui/table-order.tsx';

interface Row {
  readonly day: string | null;
}

const column: TableColumn<Row> = {
  id: 'day',
  title: 'From',
  order: ({ day }) => day,
  usual: 'descending',
  cell: ({ day }) => day,
};
const usualOf = (...days: (string | null)[]) =>
  claimed(
    [column],
    days.map((day) => ({ day })),
  )[0]?.usual;

describe('the order that a list claims', () => {
  it('is the one that its rows are in', () => {
    expect(usualOf('2026-03-02', '2026-03-01', '2026-03-01', null)).toBe('descending');
    expect(usualOf()).toBe('descending');
  });

  it('is none if they are in another', () => {
    expect(usualOf('2026-03-01', '2026-03-02')).toBeUndefined();
    expect(usualOf(null, '2026-03-02')).toBeUndefined();
  });
});

it('every action of the audit log belongs to a part of the product', () => {
  const without = Object.keys(actionNames).filter((action) => areaOf(action) === undefined);
  expect(without.filter((action) => !action.startsWith('demo.'))).toEqual([]);
});
