import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { addHoliday, book, keepNoHolidays, monday, moveClockTo, type Office, office } from '../leave/testing/office.ts';
import { mondayToWednesday } from '../people/employment/testing/patterns.ts';
import { eightHours, record } from '../time/testing/workplace.ts';
import type { HoursAccount, HoursAccountSummary } from './record.ts';

const harness = await openHarness();
const { db } = harness.installation.database;
const at = (day: string): void => {
  moveClockTo(harness, Date.parse(`${day}T15:00:00Z`));
};

/** Everyone begins on Monday 2 March; it is Wednesday 8 April afterwards, unless a test says otherwise. */
async function kitchen(settings: object = {}): Promise<Office> {
  moveClockTo(harness, monday);
  const here = await office(harness);
  await keepNoHolidays(harness, here.world);
  const app = await here.people.admin.app();
  const { status, text } = await app.patch('/settings', { hours_accounts: true, ...settings });
  expect(status, text).toBe(200);
  at('2026-04-08');
  return here;
}

const work = (here: Office, day: string, fields: object = {}) =>
  record(here.api.admin, { ...eightHours(day), user_id: here.people.cook.id, ...fields });

const accountOf = async (here: Office, query: Record<string, string> = {}): Promise<HoursAccount> => {
  const { status, data, text } = await here.api.cook.get('/hours-accounts', { query });
  expect(status, text).toBe(200);
  return data as HoursAccount;
};
const enter = async (here: Office, fields: object) =>
  (await here.people.admin.app()).post('/hours-account-entries', { user_id: here.people.cook.id, ...fields });
const monthsIn = ({ months }: HoursAccount) =>
  months.map((month) => [month.month, month.expected_minutes, month.worked_minutes, month.balance_minutes]);

describe('GET /hours-accounts', () => {
  it('200: the standard day less holidays and approved leave, paid or not, against what was worked; a day counts once it is over', async () => {
    const here = await kitchen();
    await addHoliday(harness, here.world, '2026-03-10');
    const day = (date: string, more: object) => ({ start_date: date, end_date: date, ...more });
    const { vacation, unpaid, therapy } = here.types;
    const half = { start_half: 'FIRST_HALF', end_half: 'FIRST_HALF', leave_type_id: vacation };
    const lieu = { leave_type_id: here.types.lieu, start_time: '09:00', end_time: '11:00' };
    for (const leave of [
      day('2026-03-11', { leave_type_id: unpaid }),
      day('2026-03-12', half),
      day('2026-03-13', lieu),
    ]) {
      await book(here.api.boss, { ...leave, user_id: here.people.cook.id });
    }
    // One that waits takes nothing off.
    await book(here.api.otherCook, day('2026-03-16', { leave_type_id: therapy }));
    await book(here.api.cook, day('2026-03-16', { leave_type_id: therapy }));
    await work(here, '2026-03-03', { clock_out: '2026-03-03T18:00:00-05:00', clock_in: '2026-03-03T09:00:00-05:00' });
    await work(here, '2026-03-10');
    await work(here, '2026-04-08');
    const account = await accountOf(here, { month: '2026-03' });
    expect(account).toMatchObject({ is_kept: true, begins_on: '2026-03-02', counted_through: '2026-04-07' });
    const days = new Map(account.weeks.flatMap((week) => week.days).map((one) => [one.date, one]));
    const expected = (date: string) => days.get(date)?.expected_minutes;
    expect(
      ['03-03', '03-07', '03-10', '03-11', '03-12', '03-13', '03-16'].map((one) => expected(`2026-${one}`)),
    ).toEqual([480, 0, 0, 0, 240, 360, 480]);
    expect(days.get('2026-03-10')).toMatchObject({ is_holiday: true, contract_minutes: 480, difference_minutes: 480 });
    expect(days.get('2026-03-11')).toMatchObject({ leave_minutes: 480, is_counted: true });
    expect(days.get('2026-03-03')).toMatchObject({ worked_minutes: 540, difference_minutes: 60 });
    expect(days.get('2026-03-01')).toMatchObject({ is_counted: false, difference_minutes: 0 });
    // 22 working days of March; 5 of April are over.
    const march = 22 * 480 - 480 - 480 - 240 - 120;
    expect(monthsIn(account)).toEqual([
      ['2026-03', march, 1020, 1020 - march],
      ['2026-04', 5 * 480, 0, 1020 - march - 2400],
    ]);
    expect(account.balance_minutes).toBe(account.months.at(-1)?.balance_minutes);
    for (const week of account.weeks) {
      const sum = week.days.filter((one) => one.is_counted).reduce((all, one) => all + one.difference_minutes, 0);
      expect(week.difference_minutes).toBe(sum);
      expect(week.difference_minutes).toBe(week.worked_minutes - week.expected_minutes);
    }
  });

  it('200: by the pattern, from the day on which it holds; by the standard day that was set then', async () => {
    const here = await kitchen();
    const admin = await here.people.admin.app();
    const pattern = { effective_date: '2026-03-16', values: { working_pattern: mondayToWednesday } };
    const made = await admin.post(`/users/${here.people.cook.id}/employment`, pattern);
    expect(made.status, made.text).toBe(201);
    // Ten days of eight hours, then Monday to Wednesday of two weeks, and Monday and Tuesday.
    expect((await accountOf(here)).months[0]?.expected_minutes).toBe((10 + 3 + 3 + 2) * 480);
    const of = async (): Promise<number | undefined> => {
      const query = { user_id: here.people.otherCook.id };
      return ((await admin.get('/hours-accounts', { query })).data as HoursAccount).months[0]?.expected_minutes;
    };
    expect(await of()).toBe(22 * 480);
    at('2026-03-25');
    expect((await admin.patch('/settings', { overtime_daily_minutes: 420 })).status).toBe(200);
    at('2026-04-08');
    // From Wednesday 25 March on.
    expect(await of()).toBe(17 * 480 + 5 * 420);
  });

  it('200: rejected and deleted time does not count; begins with the person, ends with them', async () => {
    const here = await kitchen({ hours_accounts_from: '2026-01-01' });
    const [{ id: rejected }, { id: deleted }] = [
      await record(here.api.cook, eightHours('2026-03-03')),
      await record(here.api.cook, eightHours('2026-03-05')),
    ];
    await work(here, '2026-03-04');
    const decided = await (
      await here.people.head.app()
    ).post(`/time-entries/${String(rejected)}/reject`, { reason: 'No.' });
    expect(decided.status, decided.text).toBe(200);
    await here.api.cook.delete(`/time-entries/${String(deleted)}`);
    const account = await accountOf(here);
    expect(account).toMatchObject({ begins_on: '2026-03-02' });
    expect(account.months.map((month) => month.worked_minutes)).toEqual([480, 0]);
    await sql`update users set employment_end_date = '2026-03-03' where organization_id = ${here.world.organizationId}
               and id = ${here.people.cook.id}`.execute(db);
    const ended = await accountOf(here);
    expect(ended).toMatchObject({ counted_through: '2026-03-03' });
    expect(ended.months.map((month) => month.expected_minutes)).toEqual([960, 0]);
  });

  it('200: a cap warns, or cuts what is above it at the end of a month; a cap of later changes no month that is over', async () => {
    const here = await kitchen({ hours_account_cap_minutes: 600, hours_account_cap: 'CUT' });
    const admin = await here.people.admin.app();
    // All that is expected in March, and 1000 minutes more.
    await enter(here, { kind: 'CORRECTION', minutes: 22 * 480 + 1000, date: '2026-03-20', reason: 'Brought over' });
    const account = await accountOf(here);
    expect(account.months[0]).toMatchObject({ cut_minutes: -400, balance_minutes: 600, is_over_cap: false });
    expect(account.months[1]).toMatchObject({ balance_before_minutes: 600, cut_minutes: 0 });
    await admin.patch('/settings', { hours_account_cap_minutes: 100 });
    await enter(here, { kind: 'CORRECTION', minutes: 2400, reason: 'Brought over' });
    const after = await accountOf(here);
    expect(after.months[0]).toEqual(account.months[0]);
    // This month is not over: it is told, and not cut.
    expect(after).toMatchObject({ balance_minutes: 600, is_over_cap: true, cap_minutes: 100 });
    expect(after.months[1]).toMatchObject({ cut_minutes: 0, is_over_cap: true });
    await admin.patch('/settings', { hours_account_cap: 'WARN' });
    at('2026-05-04');
    expect((await accountOf(here)).months[1]).toMatchObject({ cut_minutes: 0, is_over_cap: false });
    at('2026-04-08');
  });
});

describe('who sees hours accounts', () => {
  let here: Office;
  beforeAll(async () => {
    here = await kitchen();
  });

  it('200: one’s own, heads those of their departments, Administrators anyone’s; 404: everyone else', async () => {
    const query = { user_id: here.people.cook.id };
    for (const [who, status] of [
      ['cook', 200],
      ['head', 200],
      ['deputy', 200],
      ['admin', 200],
      ['executive', 200],
      ['otherCook', 404],
      ['barHead', 404],
      ['boss', 404],
    ] as const) {
      expect([who, (await here.api[who].get('/hours-accounts', { query })).status]).toEqual([who, status]);
    }
    expect((await here.api.cook.get('/hours-accounts', { query: { user_id: 'usr_none' } })).status).toBe(404);
    expect((await here.api.cook.get('/hours-accounts', { query: { month: '2026-13' } })).status).toBe(422);
  });

  it('200: the list has those in view, by name, with a page and its filters; 403: an Employee', async () => {
    const list = async (who: 'head' | 'barHead' | 'admin', query: Record<string, string> = {}) => {
      const answer = await (
        await here.people[who].app()
      ).get('/hours-accounts/people', { query: { limit: '100', ...query } });
      expect(answer.status, answer.text).toBe(200);
      return answer.data as HoursAccountSummary[];
    };
    const ids = (rows: readonly HoursAccountSummary[]) => rows.map((row) => row.user_id);
    const all = await list('admin');
    expect(ids(all).sort()).toEqual(
      Object.values(here.people)
        .map(({ id }) => id)
        .sort(),
    );
    const { cook, otherCook, chef, head, bartender } = here.people;
    expect(new Set(ids(await list('head')))).toEqual(new Set([cook.id, otherCook.id, chef.id, head.id]));
    expect(ids(await list('barHead'))).not.toContain(cook.id);
    expect(ids(await list('barHead'))).toContain(bartender.id);
    const found = await list('admin', { q: 'byron' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ balance_minutes: (await accountOf(here)).balance_minutes, cap: 'WARN' });
    expect((await (await cook.app()).get('/hours-accounts/people')).status).toBe(403);
    expect((await here.api.admin.get('/hours-accounts/people')).status).toBe(404);
  });

  it('is offered to Administrators for others, and to nobody for themselves', async () => {
    const can = async (who: 'admin' | 'head', id: string) =>
      (
        (await (await here.people[who].app()).get('/hours-accounts', { query: { user_id: id } })).data as {
          can?: string[];
        }
      ).can ?? [];
    expect(await can('admin', here.people.cook.id)).toContain('hoursAccountEntries.create');
    expect(await can('admin', here.people.admin.id)).toEqual([]);
    expect(await can('head', here.people.cook.id)).toEqual([]);
  });
});

describe('POST /hours-account-entries', () => {
  let here: Office;
  beforeAll(async () => {
    here = await kitchen();
    await enter(here, { kind: 'CORRECTION', minutes: 27 * 480, reason: 'To begin at nothing' });
  });

  it('201: corrections, pay-outs and leave in lieu, which goes to the balance of its type', async () => {
    expect((await accountOf(here)).balance_minutes).toBe(0);
    const correction = await enter(here, {
      kind: 'CORRECTION',
      minutes: 600,
      date: '2026-03-31',
      reason: 'Fair in March',
    });
    expect(correction.status, correction.text).toBe(201);
    expect((await enter(here, { kind: 'PAY_OUT', minutes: 100 })).data).toMatchObject({ minutes: -100, reason: null });
    const { lieu, vacation } = here.types;
    const left = async (type: string) =>
      (
        (await here.api.cook.get('/leave-balances')).data.balances as {
          leave_type: { id: string };
          available: number;
        }[]
      ).find(({ leave_type: { id } }) => id === type)?.available;
    const before = { lieu: await left(lieu), vacation: await left(vacation) };
    const inLieu = (minutes: number, leave_type_id: string) =>
      enter(here, { kind: 'LEAVE_IN_LIEU', minutes, leave_type_id });
    expect((await inLieu(120, lieu)).data).toMatchObject({ minutes: -120, leave_type_id: lieu });
    expect((await inLieu(240, vacation)).status).toBe(201);
    expect([await left(lieu), await left(vacation)]).toEqual([(before.lieu ?? 0) + 2, (before.vacation ?? 0) + 0.5]);
    const account = await accountOf(here);
    expect(account.balance_minutes).toBe(600 - 100 - 120 - 240);
    expect(account.entries.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['CORRECTION', 27 * 480],
      ['PAY_OUT', -100],
      ['LEAVE_IN_LIEU', -120],
      ['LEAVE_IN_LIEU', -240],
    ]);
    expect((await accountOf(here, { month: '2026-03' })).entries).toMatchObject([{ reason: 'Fair in March' }]);
    const audited = (await here.world.audit()).filter(({ action }) => action === 'hoursAccountEntries.create');
    expect(audited).toHaveLength(5);
  });

  it('409: more than there is, also if two ask at once', async () => {
    const { balance_minutes: balance } = await accountOf(here);
    const much = await enter(here, { kind: 'PAY_OUT', minutes: balance + 1 });
    expect(much).toMatchObject({ status: 409, error: { details: { reason: 'not_enough', balance_minutes: balance } } });
    const both = await Promise.all([1, 2].map(() => enter(here, { kind: 'PAY_OUT', minutes: balance })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('422: what is no entry', async () => {
    const { lieu, sick } = here.types;
    const refused = async (fields: object): Promise<unknown> => {
      const { status, error } = await enter(here, fields);
      return [status, error?.details?.['field']];
    };
    const correction = { kind: 'CORRECTION', minutes: 30, reason: 'Agreed' };
    expect(await refused({ ...correction, minutes: 0 })).toEqual([422, 'minutes']);
    expect(await refused({ kind: 'PAY_OUT', minutes: -30 })).toEqual([422, 'minutes']);
    expect(await refused({ kind: 'CORRECTION', minutes: 30 })).toEqual([422, 'reason']);
    expect(await refused({ kind: 'LEAVE_IN_LIEU', minutes: 30 })).toEqual([422, 'leave_type_id']);
    expect(await refused({ ...correction, leave_type_id: lieu })).toEqual([422, 'leave_type_id']);
    expect(await refused({ ...correction, date: '2026-04-09' })).toEqual([422, 'date']);
    expect(await refused({ ...correction, date: '2026-03-01' })).toEqual([422, 'date']);
    expect(await refused({ ...correction, user_id: here.world.newId('usr') })).toEqual([422, 'user_id']);
    await enter(here, { ...correction, minutes: 500 });
    // A type without an allowance has no balance, and half a minute of a day is none.
    expect(await refused({ kind: 'LEAVE_IN_LIEU', minutes: 30, leave_type_id: sick })).toEqual([422, 'leave_type_id']);
    const nothing = { kind: 'LEAVE_IN_LIEU', minutes: 1, leave_type_id: here.types.vacation };
    expect(await refused(nothing)).toEqual([422, 'minutes']);
  });

  it('403: below Administrator, and for oneself', async () => {
    const entry = { kind: 'CORRECTION', minutes: 30, reason: 'Agreed', user_id: here.people.cook.id };
    expect((await (await here.people.head.app()).post('/hours-account-entries', entry)).status).toBe(403);
    const own = { ...entry, user_id: here.people.admin.id };
    const { status, error } = await (await here.people.admin.app()).post('/hours-account-entries', own);
    expect([status, error?.details?.['reason']]).toEqual([403, 'own']);
  });

  it('the ledger only grows: the database refuses to change or delete an entry', async () => {
    const of = sql`where organization_id = ${here.world.organizationId}`;
    await expect(sql`update hours_account_entries set minutes = 1 ${of}`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from hours_account_entries ${of}`.execute(db)).rejects.toThrow('append-only');
  });
});

describe('an organization that keeps none', () => {
  it('200: nothing is kept; 409: an entry; switching on begins with the month, or on the day that is said', async () => {
    const here = await kitchen({ hours_accounts: false });
    const admin = await here.people.admin.app();
    expect(await accountOf(here)).toMatchObject({ is_kept: false, balance_minutes: 0, months: [], weeks: [] });
    expect((await admin.get('/hours-accounts/people')).data).toEqual([]);
    const entry = await enter(here, { kind: 'CORRECTION', minutes: 30, reason: 'Agreed' });
    expect(entry).toMatchObject({ status: 409, error: { details: { reason: 'off' } } });
    expect((await admin.patch('/settings', { hours_accounts: true })).data).toMatchObject({
      hours_accounts_from: '2026-04-01',
    });
    expect(await accountOf(here)).toMatchObject({ begins_on: '2026-04-01' });
    const far = await admin.patch('/settings', { hours_accounts_from: '1990-01-01' });
    expect(far).toMatchObject({ status: 422, error: { details: { field: 'hours_accounts_from' } } });
    expect((await admin.patch('/settings', { hours_accounts_from: '2026-05-01' })).status).toBe(200);
    expect(await accountOf(here)).toMatchObject({ balance_minutes: 0, counted_through: null, months: [] });
    const early = await enter(here, { kind: 'CORRECTION', minutes: 30, reason: 'Agreed' });
    expect(early).toMatchObject({ status: 409, error: { details: { reason: 'not_begun' } } });
    const history = await admin.get('/organization-settings/history', { query: { setting: 'hours_accounts_from' } });
    expect((history.data as { after: string }[])[0]).toMatchObject({ after: '2026-05-01' });
  });
});
