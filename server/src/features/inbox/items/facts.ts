import type { Db } from '../../../db/database.ts';
import { executeTogether } from '../../../db/sql.ts';
import { factsToDecide } from '../../leave/index.ts';
import { minutesByDay, shiftsMet } from './facts-store.ts';
import type { InboxFacts, InboxItem } from './record.ts';
import { noFacts, type Reading } from './source.ts';

const mostShifts = 3;

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * What one needs to know to decide, beside what is asked for. A deputy learns of the request alone: balances, colleagues and
 * shifts are the business of whom they stand in for.
 */
export async function withFacts(db: Db, { actor, now }: Reading, items: readonly InboxItem[]): Promise<InboxItem[]> {
  const idsOf = (kind: InboxItem['kind']): string[] =>
    items.filter((item) => item.kind === kind && item.on_behalf_of === null).map(({ id }) => id);
  const leaves = idsOf('leave');
  const sheets = items.filter(({ kind }) => kind === 'timesheet').map(({ id }) => id);
  if (leaves.length + sheets.length === 0) return [...items];
  const [known, [shifts, days]] = await Promise.all([
    factsToDecide(db, actor, Date.parse(now), leaves),
    executeTogether(db, shiftsMet(actor, leaves), minutesByDay(actor, sheets)),
  ]);
  const met = grouped(shifts, ({ leave_id }) => leave_id);
  const byDay = grouped(days, ({ timesheet_id }) => timesheet_id);
  const factsOf = (item: InboxItem): InboxFacts | null => {
    if (item.kind === 'timesheet') {
      return { ...noFacts, by_day: (byDay.get(item.id) ?? []).map(({ date, minutes }) => ({ date, minutes })) };
    }
    const facts = item.kind === 'leave' && item.on_behalf_of === null ? known.get(item.id) : undefined;
    if (!facts) return item.facts;
    const theirs = met.get(item.id) ?? [];
    return {
      ...noFacts,
      available: facts.available,
      unit: facts.unit,
      away: [...facts.away],
      away_count: facts.awayCount,
      shifts: theirs.slice(0, mostShifts).map(({ title, starts_at, ends_at }) => ({ title, starts_at, ends_at })),
      shift_count: theirs.length,
    };
  };
  return items.map((item) => ({ ...item, facts: factsOf(item) }));
}
