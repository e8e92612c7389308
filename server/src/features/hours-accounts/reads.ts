import { Type } from 'typebox';
import { type Actor, selfOf, todayOf } from '../../kernel/actor.ts';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { listOperation, readOperation } from '../../kernel/operation.ts';
import { addDays } from '../../lib/days.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { PersonWords } from '../people/index.ts';
import { expectedOn, isCounted, lastDayOf, monthOf } from './account.ts';
import { HoursAccount, HoursAccountSummary, Month } from './record.ts';
import { type AccountPerson, getAccountPerson, listAccountPeople, readWorkedDays } from './store.ts';
import { type Account, accountsOf, spanOfAccounts, weeksOfMonth } from './worked-out.ts';

const capOf = ({ now, balance }: Pick<Account, 'now' | 'balance'>) => ({
  cap_minutes: now.hours_account_cap_minutes,
  cap: now.hours_account_cap,
  is_over_cap: now.hours_account_cap_minutes !== null && balance > now.hours_account_cap_minutes,
});

const nameOf = ({ id, given_name: first_name, last_name }: AccountPerson) => ({ id, first_name, last_name });

type Week = HoursAccount['weeks'][number];

function weekFrom(account: Account, start: string, month: string, worked: ReadonlyMap<string, number>): Week {
  const days = Array.from({ length: 7 }, (_, i) => {
    const date = addDays(start, i);
    const is_counted = isCounted(account.counted, date);
    const expected = expectedOn(account.contract, date);
    const worked_minutes = worked.get(date) ?? 0;
    return {
      date,
      is_outside: monthOf(date) !== month,
      is_counted,
      ...expected,
      worked_minutes,
      difference_minutes: is_counted ? worked_minutes - expected.expected_minutes : 0,
    };
  });
  const sum = (of: (day: (typeof days)[number]) => number): number =>
    days.filter((day) => day.is_counted).reduce((all, day) => all + of(day), 0);
  return {
    week_start: start,
    expected_minutes: sum((day) => day.expected_minutes),
    worked_minutes: sum((day) => day.worked_minutes),
    difference_minutes: sum((day) => day.difference_minutes),
    days,
  };
}

/** Of an organization that keeps none. */
const noAccount = (person: AccountPerson, { organization: { settings } }: Actor, month: string): HoursAccount => ({
  user_id: person.id,
  user: nameOf(person),
  is_kept: false,
  begins_on: null,
  counted_through: null,
  balance_minutes: 0,
  cap_minutes: settings.hours_account_cap_minutes,
  cap: settings.hours_account_cap,
  is_over_cap: false,
  month,
  weeks: [],
  entries: [],
  months: [],
});

export const getHoursAccount = readOperation({
  id: 'hoursAccounts.get',
  route: 'GET /hours-accounts',
  shows: ['time_entry', 'leave', 'employment', 'hours_account'],
  summary: 'Read the hours account of a person',
  description:
    'What the person worked against what their contract asks for: by day and week of one month, and by month since the account began. Expected is the working pattern, or the organization’s standard day, less public holidays and approved leave; a day counts once it is over. One’s own unless a person is named; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Whose account; the owner of the token’s unless given.')),
    month: Type.Optional(Month('The month whose days are shown, YYYY-MM; this month unless given.')),
  }),
  returns: HoursAccount,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, query }) {
    const today = todayOf(actor, nowMs);
    const { month = monthOf(today) } = query;
    const person = await getAccountPerson(db, actor, query.user_id ?? selfOf(actor), spanOfAccounts(actor, today));
    if (!actor.organization.settings.hours_accounts) return noAccount(person, actor, month);
    const [account] = await accountsOf(db, actor, [person], today);
    if (!account) throw new Error('The account of someone who is there was not worked out.');
    const { counted, entries, months } = account;
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    const span = weeksOfMonth(actor, first, last);
    // Before the account begins and beyond the weeks of now there is nothing to explain.
    const isKnown = months.some((one) => one.month === month);
    const worked = isKnown ? await readWorkedDays(db, actor, person.id, span) : new Map<string, number>();
    const weeks: Week[] = [];
    for (let start = span.start; isKnown && start <= last; start = addDays(start, 7)) {
      weeks.push(weekFrom(account, start, month, worked));
    }
    return {
      user_id: person.id,
      user: nameOf(person),
      is_kept: true,
      begins_on: counted.from,
      counted_through: counted.through < counted.from ? null : counted.through,
      balance_minutes: account.balance,
      ...capOf(account),
      month,
      weeks,
      entries: entries.filter(({ date }) => monthOf(date) === month).map(({ user_id: _whose, ...entry }) => entry),
      months: [...months],
    };
  },
});

export const listHoursAccounts = listOperation({
  id: 'hoursAccounts.list',
  route: 'GET /hours-accounts/people',
  shows: ['time_entry', 'leave', 'employment', 'hours_account', 'user'],
  summary: 'List the hours accounts of everyone in view',
  description:
    'What there is in the account of each person: of their department scope for Department Heads, of anyone for Administrators and Executives. Empty while the organization keeps no accounts.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
  query: Strict({
    department_id: Type.Optional(IdsFilter('dep', 'Only people of this department.')),
    status: Type.Optional(
      AnyOf(Type.Enum(['active', 'inactive']), 'active unless given; inactive: people who have left.'),
    ),
    q: Type.Optional(PersonWords),
  }),
  returns: HoursAccountSummary,
  order: 'by name',

  async run({ actor, db, nowMs, query, page }) {
    if (!actor.organization.settings.hours_accounts) return { items: [], next: null };
    const today = todayOf(actor, nowMs);
    const people = await listAccountPeople(db, actor, query, spanOfAccounts(actor, today), page);
    const accounts = new Map(
      (await accountsOf(db, actor, people.items, today)).map((account) => [account.person.id, account]),
    );
    return mapPage(people, (person): HoursAccountSummary => {
      const account = accounts.get(person.id);
      if (!account) throw new Error('The account of someone who is there was not worked out.');
      const month = account.months.at(-1);
      return {
        user_id: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        job_title: person.job_title,
        department_id: person.department_id,
        is_active: person.is_active,
        balance_minutes: account.balance,
        month_minutes: month === undefined ? 0 : month.balance_minutes - month.balance_before_minutes,
        ...capOf(account),
      };
    });
  },
});
