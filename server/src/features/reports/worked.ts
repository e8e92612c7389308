import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { minorDigits } from '../../lib/money.ts';
import { type EntryShare, seesPay, type Shares, sharesOf, weekOf } from '../time/index.ts';
import {
  findClients,
  findDepartmentsThen,
  type HoursAsked,
  type HoursFilter,
  sumHours,
  type SummedHours,
} from './hours-store.ts';
import { subjectOf } from './names-store.ts';
import { hiddenId, type HoursBy, type HoursReport, maxFileRows, type Measure } from './record.ts';
import { asksThen, monthsOf } from './window.ts';

interface Extra {
  overtime: number;
  cost: number;
}

type KeyOf = (share: EntryShare, by: HoursBy) => string | null;

/** What the store's keys are for an entry: the same projects are out of view. */
async function keysFor(
  db: Db,
  actor: Actor,
  shares: readonly EntryShare[],
  departmentOf: (share: EntryShare) => string | null,
): Promise<KeyOf> {
  const ids = new Set(shares.flatMap(({ project_id: id }) => id ?? []));
  const projects = ids.size === 0 ? new Map() : await findClients(db, actor, [...ids]);
  const ifSeen = (
    share: EntryShare,
    value: (project: { client_id: string | null }) => string | null,
  ): string | null => {
    if (share.project_id === null) return null;
    const project = projects.get(share.project_id) as { client_id: string | null; is_seen: boolean } | undefined;
    return project?.is_seen === true ? value(project) : hiddenId;
  };
  return (share, by) => {
    switch (by) {
      case 'project':
        return ifSeen(share, () => share.project_id);
      case 'client':
        return ifSeen(share, (project) => project.client_id);
      case 'task':
        return ifSeen(share, () => share.task_id);
      case 'department':
        return departmentOf(share);
      case 'person':
        return share.user_id;
    }
  };
}

const rowKey = (id: string | null, thenId: string | null): string => `${id ?? ''} ${thenId ?? ''}`;

class Extras {
  readonly total: Extra = { overtime: 0, cost: 0 };
  readonly #byKey = new Map<string, Extra>();

  add(key: string, { overtime_minutes: overtime, cost }: EntryShare): void {
    const extra = this.of(key);
    this.#byKey.set(key, { overtime: extra.overtime + overtime, cost: extra.cost + cost });
  }

  of(key: string): Extra {
    return this.#byKey.get(key) ?? { overtime: 0, cost: 0 };
  }
}

interface Summed {
  readonly months: Extras;
  readonly rows: Extras;
  readonly total: Extra;
}

function addUp(shares: readonly EntryShare[], { by, thenBy, filter }: HoursAsked, keyOf: KeyOf): Summed {
  const [months, rows, total] = [new Extras(), new Extras(), { overtime: 0, cost: 0 }];
  for (const share of shares) {
    if (filter.department_id !== undefined && keyOf(share, 'department') !== filter.department_id) continue;
    if (filter.project_id !== undefined && share.project_id !== filter.project_id) continue;
    if (filter.client_id !== undefined && keyOf(share, 'client') !== filter.client_id) continue;
    if (filter.is_billable !== undefined && share.is_billable !== filter.is_billable) continue;
    months.add(share.work_date.slice(0, 7), share);
    rows.add(rowKey(keyOf(share, by), thenBy === null ? null : keyOf(share, thenBy)), share);
    total.overtime += share.overtime_minutes;
    total.cost += share.cost;
  }
  return { months, rows, total };
}

/** Overtime follows the people and departments that are asked for; projects are picked from their entries. */
const peopleOf = (actor: Actor, { user_id, department_id }: HoursFilter) => ({
  user_id: actor.role === 'EMPLOYEE' ? (user_id ?? [actor.userId ?? '']) : user_id,
  department_id,
});

/** Who was in the department at all: which of their hours were worked there is told by the day. */
const peopleThen = (actor: Actor, filter: HoursFilter, members: readonly string[] | undefined) => {
  const { user_id: people } = peopleOf(actor, filter);
  return { user_id: members === undefined ? people : (people?.filter((id) => members.includes(id)) ?? members) };
};

/** Work weeks that the first or the last day cuts. */
function weeksBeyond(actor: Actor, { start_date: start, end_date: end }: HoursAsked['window']) {
  const { week_start: weekStart } = actor.organization.settings;
  const [first, last] = [weekOf(weekStart, start), weekOf(weekStart, end)];
  const cut = [
    ...(first.start < start ? [first] : []),
    ...(last.end > end && last.start !== first.start ? [last] : []),
  ];
  if (first.start === last.start && first.start >= start && last.end > end) cut.push(last);
  return cut.map((week) => ({ start_date: week.start, end_date: week.end }));
}

const orders: Record<Measure, (row: HoursReport['totals']) => number> = {
  hours: (row) => row.total_minutes,
  overtime: (row) => row.overtime_minutes ?? 0,
  billable: (row) => row.billable_minutes,
  cost: (row) => row.cost ?? 0,
};

const aboutTimesheets = (actor: Actor, asked: HoursAsked, shares: Shares): HoursReport['timesheets'] => ({
  count: shares.timesheets,
  straddling: [...shares.straddling],
  weeks: weeksBeyond(actor, asked.window),
  following: shares.following,
  other_currency: shares.otherCurrency,
});

/** Hours from what is kept by month, overtime and cost from the entries as timesheets count them. */
export async function reportHours(
  db: Db,
  actor: Actor,
  asked: HoursAsked & { readonly measure: Measure },
  limit: number,
): Promise<HoursReport> {
  const { by, thenBy, window, filter, measure } = asked;
  const withCost = measure === 'cost' && seesPay(actor);
  const span = { start: window.start_date, end: window.end_date };
  const summed = await sumHours(db, actor, asked, maxFileRows + 1);
  const then = asksThen(asked) ? await findDepartmentsThen(db, actor, asked) : null;
  const people = then === null ? peopleOf(actor, filter) : peopleThen(actor, filter, then.people);
  const shares = await sharesOf(db, actor, span, people, withCost);
  const departmentOf = ({ user_id: id, work_date: day, department_id: now }: EntryShare): string | null => {
    const held = then?.byPerson
      .get(id)
      ?.find(({ effective_date: from, until }) => from <= day && (until === null || day < until));
    return held === undefined ? now : held.department_id;
  };
  const keyOf = await keysFor(db, actor, shares.entries, departmentOf);
  const { months, rows, total } = addUp(shares.entries, asked, keyOf);
  const { currency } = actor.organization;
  const unit = 10 ** minorDigits(currency);
  const valuesOf = (row: SummedHours | undefined, extra: Extra): HoursReport['totals'] => ({
    total_minutes: row?.total_minutes ?? 0,
    billable_minutes: row?.billable_minutes ?? 0,
    overtime_minutes: shares.isComplete ? extra.overtime : null,
    cost: withCost && shares.isComplete ? extra.cost / unit : null,
    entries: row?.entries ?? 0,
  });
  const byMonth = new Map(summed.map((row) => [row.month, row]));
  const shownMonths = monthsOf(window).map((month) => ({ month, ...valuesOf(byMonth.get(month), months.of(month)) }));
  const sum = (pick: (row: HoursReport['totals']) => number): number =>
    shownMonths.reduce((all, row) => all + pick(row), 0);
  const order = orders[measure];
  const found = summed
    .filter(({ is_row: isRow }) => isRow)
    .map((row) => ({ ...subjectOf(row, thenBy), ...valuesOf(row, rows.of(rowKey(row.id, row.then_id))) }))
    .sort((one, other) => order(other) - order(one));
  return {
    ...window,
    by,
    then_by: thenBy,
    currency: withCost ? currency : null,
    totals: {
      ...valuesOf(undefined, total),
      total_minutes: sum((row) => row.total_minutes),
      billable_minutes: sum((row) => row.billable_minutes),
      entries: sum((row) => row.entries),
    },
    months: shownMonths,
    rows: found.slice(0, limit),
    has_more_rows: found.length > limit,
    timesheets: aboutTimesheets(actor, asked, shares),
  };
}
