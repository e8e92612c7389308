import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork } from '../../../test/long-work.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { lockedSheet } from '../time/testing/specimens.ts';
import { eightHours, record, sheetOver, type Workplace, workplace } from '../time/testing/workplace.ts';
import { anHourMore } from './testing/specimens.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
installation.clock.setOffset(Date.parse('2026-04-15T12:00:00-04:00') - Date.now());
const today = '2026-04-15';
/** Whether a grant holds is asked of the installation's clock, which stands where it is. */
const realDay = (days: number): string => addDays(dayIn('America/Toronto', Date.now()), days);
const packages = ['PAYROLL_PREPARING'] as const;
const [monday, tuesday, sunday] = ['2026-03-02', '2026-03-03', '2026-03-08'];
const period = { period_start: monday, period_end: sunday };

let place: Workplace;
let world: Workplace['world'];
let boss: Client;
let kitchen: string;
/** Prepares payroll for the kitchen, in which they work; for everyone. */
let clerk: Somebody;
let accountant: Somebody;
let byClerk: Client;
let byAccountant: Client;
let vacation: string;
let care: string;

/** What was made, or what was refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
async function made(answer: Promise<Response>): Promise<any> {
  const { data, status, text } = await answer;
  if (status >= 300) throw new Error(text);
  return data;
}

const refusal = ({ status, error }: Response) => ({ status, reason: error?.details?.reason });
const idsOf = ({ data }: Response): string[] => (data as { id: string }[]).map(({ id }) => id);

/** Eight hours at 20, submitted and approved. */
async function approvedSheet(person: Somebody, day: string): Promise<string> {
  await record(place.api.admin, { ...eightHours(day, '-05:00'), user_id: person.id, hourly_rate: 20 });
  const { id } = (await sheetOver(place.api.admin, person.id, day))!;
  await made((await person.app()).post(`/timesheets/${id}/submit`));
  await made(boss.post(`/timesheets/${id}/approve`));
  return id;
}

async function onLeave(person: Somebody, leave_type_id: string, day: string): Promise<void> {
  const leave = await made(boss.post('/leaves', { user_id: person.id, leave_type_id, start_date: day, end_date: day }));
  if (leave.status !== 'APPROVED') {
    await made((await place.people.admin.app()).post(`/leaves/${String(leave.id)}/approve`));
  }
}

beforeAll(async () => {
  place = await workplace(first, { settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' } });
  world = place.world;
  boss = await place.people.executive.app();
  kitchen = await world.department('Kitchen');
  clerk = await world.employee({ department: 'Kitchen' });
  accountant = await world.employee({ department: 'Office' });
  await world.give(clerk, { packages, department_ids: [kitchen] });
  await world.give(accountant, { packages });
  [byClerk, byAccountant] = await Promise.all([clerk.app(), accountant.app()]);
  vacation = (await made(boss.post('/leave-types', { name: 'Vacation', annual_allowance: 20 }))).id;
  care = (await made(boss.post('/leave-types', { name: 'Care', annual_allowance: 10, is_private: true }))).id;
});

describe('who prepares payroll for a department', () => {
  let inside: string;
  let outside: string;
  let own: string;

  beforeAll(async () => {
    const { cook, bartender } = place.people;
    inside = await approvedSheet(cook, tuesday);
    outside = await approvedSheet(bartender, tuesday);
    own = await approvedSheet(clerk, tuesday);
    for (const person of [cook, bartender]) {
      await made(
        boss.post(`/users/${person.id}/compensation`, { amount: 20, pay_type: 'HOURLY', effective_date: '2026-01-01' }),
      );
    }
  });

  it('sees timesheets with their entries, rates and pay: of the department alone', async () => {
    const { cook, bartender } = place.people;
    const shown = (await byClerk.get(`/timesheets/${inside}`)).data;
    expect(shown).toMatchObject({ regular_minutes: 480, total_pay: 160, currency: 'CAD' });
    expect(shown.can).toContain('timesheets.finalize');
    for (const decided of ['timesheets.approve', 'timesheets.reject', 'timesheets.reopen', 'timesheets.submitFor']) {
      expect(shown.can).not.toContain(decided);
    }
    expect((await byClerk.get(`/timesheets/${inside}/explanation`)).data.totals.total_pay).toBe(160);
    expect((await byClerk.get(`/timesheets/${outside}`)).status).toBe(404);
    expect((await byClerk.get(`/timesheets/${outside}/explanation`)).status).toBe(404);
    expect(idsOf(await byClerk.get('/timesheets')).toSorted()).toEqual([inside, own].toSorted());
    expect(idsOf(await byAccountant.get('/timesheets'))).toEqual(expect.arrayContaining([inside, outside, own]));
    const entriesOf = async (app: Client, { id }: Somebody) =>
      (await app.get('/time-entries', { query: { user_id: id, start_date: monday, end_date: sunday } })).data;
    expect(await entriesOf(byClerk, cook)).toMatchObject([{ hourly_rate: 20 }]);
    expect((await entriesOf(byClerk, cook))[0]).not.toHaveProperty('clock_in_location');
    expect(await entriesOf(byClerk, bartender)).toEqual([]);
    expect(await entriesOf(byAccountant, bartender)).toMatchObject([{ hourly_rate: 20 }]);
    const counted = async (app: Client) =>
      ((await app.get('/pay-periods')).data as { period_start: string; status_counts: Record<string, number> }[]).find(
        ({ period_start: start }) => start === monday,
      )?.status_counts['APPROVED'];
    expect([await counted(byClerk), await counted(byAccountant)]).toEqual([2, 3]);
  });

  it('reads what people are paid, and changes none of it', async () => {
    const { cook, bartender } = place.people;
    expect((await byClerk.get(`/users/${cook.id}/compensation`)).data).toMatchObject([{ amount: 20 }]);
    expect((await byClerk.get(`/users/${bartender.id}/compensation`)).status).toBe(404);
    const paid = async (app: Client) =>
      ((await app.get('/compensation')).data as { user_id: string }[]).map(({ user_id: id }) => id).toSorted();
    expect(await paid(byClerk)).toEqual([cook.id]);
    expect(await paid(byAccountant)).toEqual([cook.id, bartender.id].toSorted());
    const raise = { amount: 30, pay_type: 'HOURLY', effective_date: today };
    expect((await byAccountant.post(`/users/${cook.id}/compensation`, raise)).status).toBe(403);
    expect((await byAccountant.post(`/users/${cook.id}/compensation/raise`, { percent: 3 })).status).toBe(403);
  });

  it('403: changes no hours and decides on none; nothing waits in the inbox', async () => {
    const { cook } = place.people;
    const [entry] = (await byClerk.get('/time-entries', { query: { user_id: cook.id, start_date: monday } })).data;
    expect((await byClerk.patch(`/time-entries/${String(entry.id)}`, { break_minutes: 30 })).status).toBe(403);
    expect((await byClerk.post(`/time-entries/${String(entry.id)}/approve`)).status).toBe(403);
    expect((await byClerk.post(`/timesheets/${inside}/approve`)).status).toBe(403);
    expect((await byClerk.post(`/timesheets/${inside}/reopen`)).status).toBe(403);
    expect((await byClerk.post(`/timesheets/${inside}/submit-for`, { reason: 'Away.' })).status).toBe(403);
    expect((await byAccountant.get('/inbox')).data.items).toEqual([]);
    const days = { start_date: monday, end_date: sunday };
    expect((await byAccountant.get('/reports/hours', { query: days })).text).not.toContain(cook.id);
    expect((await byAccountant.get('/hours-accounts/people')).status).toBe(403);
    expect((await byAccountant.get('/hours-accounts', { query: { user_id: cook.id } })).status).toBe(404);
  });

  it('403: one’s own timesheet is locked by others; 404: outside the department', async () => {
    expect(refusal(await byClerk.post(`/timesheets/${own}/finalize`))).toEqual({ status: 403, reason: 'own' });
    expect((await byClerk.get(`/timesheets/${own}`)).data.can).not.toContain('timesheets.finalize');
    expect((await byClerk.post(`/timesheets/${outside}/finalize`)).status).toBe(404);
  });

  it('403: of someone whom one heads, and whose payroll one was not given', async () => {
    const { barHead } = place.people;
    await world.give(barHead, { packages, department_ids: [kitchen] });
    const head = await barHead.app();
    const shown = (await head.get(`/timesheets/${outside}`)).data;
    expect(shown).not.toHaveProperty('total_pay');
    expect(shown.can).not.toContain('timesheets.finalize');
    expect(refusal(await head.post(`/timesheets/${outside}/finalize`))).toEqual({ status: 403, reason: 'departments' });
    expect((await head.get(`/timesheets/${inside}`)).data.total_pay).toBe(160);
    const { text } = await head.get('/pay-periods/file', { query: period });
    expect(parse(text, { bom: true, columns: true })).toHaveLength(2);
  });

  it('locks what is approved of a period: of others in the department', async () => {
    const change = await made(byClerk.post('/pay-periods/finalize', period));
    expect(change).toMatchObject({ total: 1 });
    await runLongWork(installation, change.id);
    const statusOf = async (id: string) => (await boss.get(`/timesheets/${id}`)).data.status as string;
    expect(await Promise.all([inside, own, outside].map(statusOf))).toEqual(['FINALIZED', 'APPROVED', 'APPROVED']);
    expect((await byClerk.get('/bulk-changes')).data).toMatchObject([{ id: change.id, done: 1, failed: 0 }]);
    expect(idsOf(await byAccountant.get('/bulk-changes'))).toEqual([]);
    expect(refusal(await byClerk.post('/pay-periods/finalize', period))).toEqual({ status: 409, reason: 'none' });
  });

  it('corrects what is locked, of others in the department; withdraws it', async () => {
    const correction = await made(byClerk.post(`/timesheets/${inside}/corrections`, anHourMore(tuesday)));
    expect(correction).toMatchObject({ regular_minutes: 60, total_pay: 20, created_by_id: clerk.id });
    const shown = (await byClerk.get(`/timesheet-corrections/${String(correction.id)}`)).data;
    expect(shown).toMatchObject({ total_pay: 20 });
    expect(shown.can).toContain('timesheetCorrections.withdraw');
    expect(await made(byClerk.post(`/timesheet-corrections/${String(correction.id)}/withdraw`))).toMatchObject({
      status: 'WITHDRAWN',
    });
  });

  it('403: one’s own, and of someone whom one heads alone; 404: outside the department', async () => {
    await made(boss.post(`/timesheets/${own}/finalize`));
    await made(boss.post(`/timesheets/${outside}/finalize`));
    expect((await byClerk.post(`/timesheets/${own}/corrections`, anHourMore(tuesday))).status).toBe(403);
    expect((await byClerk.post(`/timesheets/${outside}/corrections`, anHourMore(tuesday))).status).toBe(404);
    const head = await place.people.barHead.app();
    expect(refusal(await head.post(`/timesheets/${outside}/corrections`, anHourMore(tuesday)))).toEqual({
      status: 403,
      reason: 'departments',
    });
    const mine = await made(boss.post(`/timesheets/${own}/corrections`, anHourMore(tuesday)));
    expect((await byClerk.post(`/timesheet-corrections/${String(mine.id)}/withdraw`)).status).toBe(403);
    const theirs = await made(boss.post(`/timesheets/${outside}/corrections`, anHourMore(tuesday)));
    expect((await byClerk.post(`/timesheet-corrections/${String(theirs.id)}/withdraw`)).status).toBe(404);
    for (const { id } of [mine, theirs]) await made(boss.post(`/timesheet-corrections/${String(id)}/withdraw`));
  });

  it('reminds those of the department, and never oneself', async () => {
    const day = '2026-03-10';
    for (const person of [place.people.cook, place.people.bartender, clerk]) {
      await record(place.api.admin, { ...eightHours(day), user_id: person.id });
    }
    const days = { period_start: '2026-03-09', period_end: '2026-03-15' };
    expect((await byClerk.post('/pay-periods/remind', days)).data).toMatchObject({ reminded: 1 });
    expect((await byAccountant.post('/pay-periods/remind', days)).data).toMatchObject({
      reminded: 2,
      already_reminded: 1,
    });
  });

  it('403: a pay run is of everyone; the refusal says what is missing', async () => {
    const run = await made(boss.post('/pay-runs', { period_start: monday }));
    const path = `/pay-runs/${String(run.id)}`;
    for (const one of ['/pay-runs', path, `${path}/lines`, `${path}/content`, `${path}/seal`]) {
      expect(refusal(await byClerk.get(one)), one).toEqual({ status: 403, reason: 'departments' });
    }
    const [preview, query] = ['/pay-periods/preview', { period_start: monday }];
    expect(refusal(await byClerk.get(preview, { query }))).toEqual({ status: 403, reason: 'departments' });
    expect(refusal(await byClerk.post('/pay-runs', query))).toEqual({ status: 403, reason: 'departments' });
    for (const one of ['/payroll-templates', '/payroll-presets', `${path}/file`]) {
      expect(refusal(await byClerk.get(one, { query: { preset: 'CSV' } })).reason, one).toBe('departments');
    }
    const abilities = (await byClerk.get('/session')).data.abilities as string[];
    expect(abilities).toEqual(expect.arrayContaining(['payPeriods.finalize', 'compensation.listAll']));
    expect(abilities).not.toContain('payRuns.list');
    expect((await byAccountant.get('/session')).data.abilities).toEqual(
      expect.arrayContaining(['payRuns.list', 'payRuns.create', 'payrollTemplates.list']),
    );
  });

  it('never shows leave, documents, benefits or private details', async () => {
    const { cook } = place.people;
    await onLeave(cook, care, '2026-05-04');
    expect((await byAccountant.get('/leaves', { query: { user_id: cook.id } })).data).toEqual([]);
    expect((await byAccountant.get('/leave-balances', { query: { user_id: cook.id } })).status).toBe(404);
    expect((await byAccountant.get('/documents')).data).toEqual([]);
    expect((await byAccountant.get('/benefits')).status).toBe(403);
    expect((await byAccountant.get(`/users/${cook.id}`)).data).not.toHaveProperty('home_address');
    expect((await byAccountant.post('/payroll-templates', {})).status).toBe(403);
  });
});

describe('who prepares payroll for everyone', () => {
  const [start, day] = ['2026-03-16', '2026-03-17'];
  const days = { period_start: start, period_end: '2026-03-22' };

  it('closes a period and seals it; private types of leave have no type', async () => {
    const { cook } = place.people;
    await onLeave(cook, vacation, '2026-03-18');
    await onLeave(cook, care, '2026-03-19');
    const { tsh } = await lockedSheet(boss, cook, day);
    expect((await byAccountant.get('/pay-periods/preview', { query: { period_start: start } })).data).toMatchObject({
      blocking: [],
      line_count: 1,
    });

    const { text: file } = await byAccountant.get('/pay-periods/file', { query: days });
    const [row] = parse<Record<string, string>>(file, { bom: true, columns: true });
    expect(row).toMatchObject({ 'Vacation (days)': '1', 'Away (days)': '1', 'Total pay': '160' });
    expect(file).not.toContain('Care');
    const { text: whole } = await boss.get('/pay-periods/file', { query: days });
    expect(whole).toContain('Care (days)');

    const run = await made(byAccountant.post('/pay-runs', { period_start: start }));
    expect(run).toMatchObject({ line_count: 1, created_by_id: accountant.id });
    const path = `/pay-runs/${String(run.id)}`;
    const leaveIn = async (app: Client) => (await app.get(`${path}/lines`)).data[0].paid_leave;
    expect(await leaveIn(boss)).toHaveLength(2);
    expect(await leaveIn(byAccountant)).toEqual([
      { leave_type_id: vacation, name: 'Vacation', minutes: 480 },
      { leave_type_id: null, name: null, minutes: 480 },
    ]);
    const sealed = await byAccountant.get(`${path}/content`, { query: { format: 'json' } });
    expect(refusal(sealed)).toEqual({ status: 403, reason: 'private_leave' });
    expect((await byAccountant.get(`${path}/content`, { query: { format: 'csv' } })).text).toContain('160');
    expect((await byAccountant.get(`${path}/seal`)).data).toMatchObject({ is_intact: true, is_chained: true });
    expect((await boss.get(`${path}/content`)).text).toContain('Care');

    const codes = [
      { kind: 'LEAVE', leave_type_id: care, code: 'SICK' },
      { kind: 'LEAVE', code: 'PTO' },
    ];
    const columns = [
      { header: 'Kind', source: 'CODE' },
      { header: 'Hours', source: 'HOURS' },
    ];
    const layout = { preset: 'CSV', rows_by: 'KIND', delimiter: 'COMMA', date_format: 'YYYY-MM-DD', opening: [] };
    const template = await made(boss.post('/payroll-templates', { name: 'Ours', ...layout, columns, codes }));
    const fileOf = async (app: Client) => (await app.get(`${path}/file`, { query: { template_id: template.id } })).text;
    expect(await fileOf(boss)).toContain('SICK');
    expect(await fileOf(byAccountant)).not.toContain('SICK');
    const tried = await made(byAccountant.post(`${path}/file-preview`, { ...layout, columns, codes }));
    expect(JSON.stringify(tried)).not.toContain('SICK');
    expect((await byAccountant.get(`/timesheets/${tsh}/explanation`)).text).not.toContain(care);
  });

  it('401 fresh_sign_in: sealing and taking out, when the last factor was shown long ago', async () => {
    const stale = await world.employee();
    await world.give(stale, { packages });
    const app = await stale.app();
    await sql`update sessions set factor_at = '2026-04-15T12:00:00Z', created_at = '2026-04-15T12:00:00Z'
               where user_id = ${stale.id}`.execute(db);
    const fresh = { status: 401, reason: 'fresh_sign_in' };
    expect(refusal(await app.post('/pay-runs', { period_start: start }))).toEqual(fresh);
    expect(refusal(await app.get('/pay-periods/file', { query: days }))).toEqual(fresh);
    expect(refusal(await app.post('/exports', { kind: 'timesheets' }))).toEqual(fresh);
    expect((await app.get('/pay-runs')).status).toBe(200);
  });

  it('four_eyes: what two decide is proposed by who prepares, and accepted by someone else', async () => {
    await lockedSheet(boss, place.people.cook, '2026-03-24');
    await world.set({ four_eyes: ['PAY_SEALED'] });
    const body = { period_start: '2026-03-23' };
    expect(refusal(await byAccountant.post('/pay-runs', body))).toEqual({ status: 403, reason: 'needs_proposal' });
    const proposal = await made(byAccountant.post('/pay-runs', body, { query: { propose: 'true' } }));
    expect((await byAccountant.post(`/proposals/${String(proposal.id)}/accept`)).status).toBe(403);
    await made((await place.people.admin.app()).post(`/proposals/${String(proposal.id)}/accept`));
    await world.set({ four_eyes: [] });
    expect((await boss.get('/pay-runs')).data[0]).toMatchObject({ period_start: '2026-03-23', line_count: 1 });
  });

  it('takes out timesheets, entries, periods and pay; other lists stay where they are', async () => {
    for (const kind of ['timesheets', 'time_entries', 'pay_periods', 'compensation']) {
      expect((await byAccountant.post('/exports', { kind })).status, kind).toBe(202);
    }
    for (const kind of ['leave', 'people', 'hours_accounts', 'audit_log']) {
      expect((await byAccountant.post('/exports', { kind })).status, kind).toBe(403);
    }
  });

  it('tokens carry what it opens: pay runs and pay; pay on timesheets takes the role', async () => {
    const token = await accountant.api(['timesheets:read', 'pay_runs:read', 'compensation:read']);
    expect((await token.get('/pay-runs')).data.length).toBeGreaterThan(0);
    expect((await token.get('/compensation')).data.length).toBeGreaterThan(0);
    const [sheet] = (await token.get('/timesheets', { query: { user_id: place.people.cook.id } })).data;
    expect(sheet).not.toHaveProperty('total_pay');
    const judged = (await token.get('/token/operations')).data as { operation_id: string }[];
    expect(judged.find(({ operation_id: id }) => id === 'payRuns.list')).toMatchObject({ allowed: true, packages });
    const narrow = await clerk.api(['pay_runs:read']);
    const theirs = (await narrow.get('/token/operations')).data as { operation_id: string }[];
    expect(theirs.find(({ operation_id: id }) => id === 'payRuns.list')).toMatchObject({
      allowed: false,
      reason: 'departments',
    });
  });

  it('opens nothing before its first day and after its last, nor to a deputy', async () => {
    const { cook } = place.people;
    const isOpen = async (person: Somebody) => {
      const app = await person.app();
      const answers = [
        await app.get('/pay-runs'),
        await app.get('/compensation'),
        await app.post('/pay-periods/remind', period),
      ];
      const sheets = (await app.get('/timesheets', { query: { user_id: cook.id } })).data as unknown[];
      return [...answers.map(({ status }) => status !== 403), sheets.length > 0];
    };
    const closed = [false, false, false, false];
    for (const reach of [{ starts_on: realDay(1) }, { ends_on: realDay(-1) }]) {
      const other = await world.employee();
      await world.give(other, { packages, ...reach });
      expect(await isOpen(other)).toEqual(closed);
    }
    const other = await world.employee();
    await world.give(other, { packages, starts_on: realDay(0), ends_on: realDay(0) });
    expect(await isOpen(other)).toEqual([true, true, true, true]);
    const deputy = await world.employee();
    const term = { kinds: ['TIME'], from: '2026-01-01', to: '2026-12-31', while_away: false };
    await boss.post('/deputies', { user_id: accountant.id, deputy_id: deputy.id, ...term });
    expect(await isOpen(deputy)).toEqual(closed);
  });

  it('is given by Executives alone, and taken back at once', async () => {
    const { cook, admin } = place.people;
    const grant = {
      package: 'PAYROLL_PREPARING',
      department_ids: null,
      starts_on: today,
      ends_on: null,
      reason: 'May.',
    };
    const answer = await (await admin.app()).post('/access-grants', { ...grant, user_id: cook.id });
    expect(answer).toMatchObject({ status: 403, error: { details: { required_role: 'EXECUTIVE' } } });
    const { id } = await made(boss.post('/access-grants', { ...grant, user_id: cook.id }));
    const app = await cook.app();
    expect((await app.get('/pay-runs')).status).toBe(200);
    await made(boss.delete(`/access-grants/${String(id)}`));
    expect((await app.get('/pay-runs')).status).toBe(403);
  });
});
