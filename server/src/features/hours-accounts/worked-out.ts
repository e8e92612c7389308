import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { addDays } from '../../lib/days.ts';
import { holidayDatesOf } from '../leave/index.ts';
import { type Span, weekOf } from '../time/index.ts';
import {
  type AccountSettings,
  type Contract,
  type Counted,
  type LeaveOnDay,
  monthsOf,
  settingsByDay,
} from './account.ts';
import type { AccountMonth } from './record.ts';
import { type AccountPerson, type AccountRows, type EntryRow, getAccountPerson, readAccountRows } from './store.ts';

/** The account of one person, from its first day to today. */
export interface Account {
  readonly person: AccountPerson;
  readonly contract: Contract;
  readonly counted: Counted;
  readonly entries: readonly EntryRow[];
  readonly months: readonly AccountMonth[];
  readonly balance: number;
  readonly now: AccountSettings;
}

/** Days that contracts are asked about: all that can count, and the whole weeks around. */
export const spanOfAccounts = ({ organization: { settings } }: Actor, today: string): Span => {
  const from = settings.hours_accounts_from ?? today;
  return { start: addDays(from < today ? from : today, -7), end: addDays(today, 40) };
};

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** A day counts once it is over; from the first day of accounts and of the person on, to the last of the person. */
function countedOf({ organization: { settings } }: Actor, person: AccountPerson, today: string): Counted {
  const from = later(settings.hours_accounts_from ?? today, person.employed_from);
  const yesterday = addDays(today, -1);
  return { from, through: person.employed_until === null ? yesterday : earlier(person.employed_until, yesterday) };
}

async function contractOf(
  { organization: tenant }: Actor,
  person: AccountPerson,
  settingsOn: (day: string) => AccountSettings,
  { start, end }: Span,
): Promise<Contract> {
  const leave = new Map<string, LeaveOnDay[]>();
  for (const day of person.leave) leave.set(day.date, [...(leave.get(day.date) ?? []), day]);
  const holidays = new Set(await holidayDatesOf(tenant, person, start, end));
  return { settingsOn, patterns: person.patterns, holidays, leave };
}

/** Accounts of some people, as they were read: by what is known now, however old the days are. */
export async function accountsOf(
  db: Db,
  actor: Actor,
  people: readonly AccountPerson[],
  today: string,
): Promise<Account[]> {
  const counted = people.map((person) => countedOf(actor, person, today));
  const rows: AccountRows = await readAccountRows(
    db,
    actor,
    people.map(({ id }, i) => ({ user_id: id, start: counted[i]?.from ?? today, end: counted[i]?.through ?? today })),
  );
  const { settings, timezone } = actor.organization;
  const settingsOn = settingsByDay(rows.changes, settings, timezone);
  const span = spanOfAccounts(actor, today);
  return Promise.all(
    people.map(async (person, i) => {
      const days = counted[i] ?? { from: today, through: today };
      const contract = await contractOf(actor, person, settingsOn, span);
      const worked = new Map(
        rows.worked.filter(({ user_id: id }) => id === person.id).map(({ month, minutes }) => [month, minutes]),
      );
      const entries = rows.entries.filter(({ user_id: id }) => id === person.id);
      const months = monthsOf(contract, days, worked, entries, today);
      const balance = months.at(-1)?.balance_minutes ?? 0;
      return { person, contract, counted: days, entries, months, balance, now: settingsOn(today) };
    }),
  );
}

/** The whole weeks that a month touches. */
export const weeksOfMonth = ({ organization: { settings } }: Actor, first: string, last: string): Span => ({
  start: weekOf(settings.week_start, first).start,
  end: weekOf(settings.week_start, last).end,
});

/** What stands in someone's hours account; null while the organization keeps none. */
export async function hoursBalance(db: Db, actor: Actor, userId: string, today: string): Promise<number | null> {
  if (!actor.organization.settings.hours_accounts) return null;
  const person = await getAccountPerson(db, actor, userId, spanOfAccounts(actor, today));
  const [account] = await accountsOf(db, actor, [person], today);
  return account?.balance ?? null;
}
