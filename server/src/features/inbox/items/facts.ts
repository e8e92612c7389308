import type { Db } from '../../../db/database.ts';
import { factsToDecide, type LeaveFacts } from '../../leave/index.ts';
import { type EntryPlan, leaveReplaced, minutesByDay, plansOfEntries, shiftsMet } from './facts-store.ts';
import type { InboxFacts, InboxItem, Oddity } from './record.ts';
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

/** Of leave, for whom each waits: the reader, or someone in whose place they decide. */
const leavesFor = (items: readonly InboxItem[], principal: string | null): string[] =>
  items.filter(({ kind, on_behalf_of: of }) => kind === 'leave' && (of?.id ?? null) === principal).map(({ id }) => id);

/** By the eyes of whoever it waits for: who else is away, and which shifts it meets. */
async function factsOfLeave(db: Db, { actor, now, standIns }: Reading, items: readonly InboxItem[]) {
  const eyes = [actor, ...standIns.map(({ of }) => of)];
  const read = await Promise.all(
    eyes.map(async (of, index) => {
      const ids = leavesFor(items, index === 0 ? null : of.userId);
      if (ids.length === 0) return { known: new Map<string, LeaveFacts>(), shifts: [] };
      const [known, { rows }] = await Promise.all([
        factsToDecide(db, of, Date.parse(now), ids, actor),
        shiftsMet(of, ids).execute(db),
      ]);
      return { known, shifts: rows };
    }),
  );
  return {
    known: new Map(read.flatMap(({ known }) => [...known])),
    met: grouped(
      read.flatMap(({ shifts }) => shifts),
      ({ leave_id }) => leave_id,
    ),
  };
}

const longMinutes = 600;
const withoutBreakMinutes = 360;
const offPlanMinutes = 60;

/** What makes one look twice at a time entry. */
function odditiesOf(minutes: number, plan: EntryPlan): Oddity[] {
  const { break_minutes: rest, planned_minutes: planned, overlaps, began_outside: isFar } = plan;
  const isOff = (by: number): boolean => planned !== null && by > offPlanMinutes;
  const found: readonly (readonly [Oddity, boolean])[] = [
    ['LONG', minutes > longMinutes],
    ['NO_BREAK', rest === 0 && minutes > withoutBreakMinutes],
    ['OVER_PLAN', isOff(minutes - (planned ?? 0))],
    ['UNDER_PLAN', isOff((planned ?? 0) - minutes)],
    ['OVERLAP', overlaps],
    ['FAR', isFar],
  ];
  return found.filter(([, is]) => is).map(([oddity]) => oddity);
}

/**
 * What one needs to know to decide, beside what is asked for. A deputy is told the same as whom they stand in for; a balance as far as they
 * may know it themselves.
 */
export async function withFacts(db: Db, reading: Reading, items: readonly InboxItem[]): Promise<InboxItem[]> {
  const leaves = items.filter(({ kind }) => kind === 'leave');
  const sheets = items.filter(({ kind }) => kind === 'timesheet').map(({ id }) => id);
  const entries = items.filter(({ kind }) => kind === 'time_entry').map(({ id }) => id);
  if (leaves.length + sheets.length + entries.length === 0) return [...items];
  const [{ known, met }, { rows: plans }, { rows: days }, { rows: replaced }] = await Promise.all([
    factsOfLeave(db, reading, items),
    plansOfEntries(reading.actor, entries).execute(db),
    minutesByDay(reading.actor, sheets).execute(db),
    leaveReplaced(
      reading.actor,
      leaves.map(({ id }) => id),
    ).execute(db),
  ]);
  const replacedBy = new Map(replaced.map(({ leave_id, ...leave }) => [leave_id, leave]));
  const byDay = grouped(days, ({ timesheet_id }) => timesheet_id);
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const factsOf = (item: InboxItem): InboxFacts | null => {
    const plan = planOf.get(item.id);
    if (plan !== undefined && item.facts !== null) {
      return { ...item.facts, planned_minutes: plan.planned_minutes, oddities: odditiesOf(item.minutes ?? 0, plan) };
    }
    if (item.kind === 'timesheet') {
      return {
        ...noFacts,
        by_day: (byDay.get(item.id) ?? []).map(({ date, minutes, planned_minutes }) => ({
          date,
          minutes,
          planned_minutes,
        })),
      };
    }
    const facts = item.kind === 'leave' ? known.get(item.id) : undefined;
    if (!facts) return item.facts;
    const theirs = met.get(item.id) ?? [];
    return {
      ...noFacts,
      available: facts.available,
      unit: facts.unit,
      away: [...facts.away],
      away_count: facts.awayCount,
      asking: [...facts.asking],
      asking_count: facts.askingCount,
      shifts: theirs.slice(0, mostShifts).map(({ title, starts_at, ends_at }) => ({ title, starts_at, ends_at })),
      shift_count: theirs.length,
      replaces: replacedBy.get(item.id) ?? null,
    };
  };
  return items.map((item) => ({ ...item, facts: factsOf(item) }));
}
