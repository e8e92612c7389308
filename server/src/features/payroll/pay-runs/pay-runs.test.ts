import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { hashOfJson, verifySealedFile } from '../../../lib/seal-of-run.ts';
import { payRunVerify } from '../../../main/commands/pay-run-verify.ts';
import { lockedSheet } from '../../time/testing/specimens.ts';
import { eightHours, record, sheetOver, workplace } from '../../time/testing/workplace.ts';
import type { PayRun, PayRunLine } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
installation.clock.setOffset(Date.parse('2026-04-15T12:00:00-04:00') - Date.now());
const weekly = { settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' } } as const;
const monday = '2026-03-02';

/** Two cooks whose first week of March is locked. */
async function house() {
  const place = await workplace(first, weekly);
  const boss = await place.people.executive.app();
  const sheets = {
    cook: (await lockedSheet(boss, place.people.cook, '2026-03-03')).tsh,
    otherCook: (await lockedSheet(boss, place.people.otherCook, '2026-03-04')).tsh,
  };
  const seal = (client: Client, period_start = monday, query = {}) =>
    client.post('/pay-runs', { period_start }, { query });
  return { ...place, boss, sheets, seal };
}

const linesOf = async (client: Client, { id }: PayRun): Promise<PayRunLine[]> =>
  (await client.get(`/pay-runs/${id}/lines`)).data;

describe('POST /pay-runs', () => {
  it('201: takes every locked timesheet of the period, by name, and seals what they come to', async () => {
    const { boss, api, people, sheets, seal } = await house();
    await sql`update users set payroll_id = '=2+2', employee_id = 'E-7' where id = ${people.cook.id}`.execute(db);
    const sealed = async () =>
      ((await api.admin.get('/pay-periods')).data as { period_start: string; sealed_count: number }[]).find(
        (period) => period.period_start === monday,
      )?.sealed_count;
    expect(await sealed()).toBe(0);
    const { status, data } = await seal(api.admin);
    expect(status).toBe(201);
    expect(await sealed()).toBe(2);
    expect(data).toMatchObject({
      number: 1,
      period_start: monday,
      period_end: '2026-03-08',
      line_count: 2,
      correction_count: 0,
      previous_hash: null,
      created_by_id: people.admin.id,
      totals: [{ regular_minutes: 960, overtime_minutes: 0, total_pay: 320, currency: 'CAD' }],
    });
    const lines = await linesOf(api.admin, data);
    expect(lines).toMatchObject([
      {
        kind: 'TIMESHEET',
        user_id: people.cook.id,
        timesheet_id: sheets.cook,
        payroll_id: '=2+2',
        employee_id: 'E-7',
        department_name: 'Kitchen',
        regular_minutes: 480,
        regular_pay: 160,
        total_pay: 160,
        correction_id: null,
        reason: null,
        explanation_id: sheets.cook,
      },
      { user_id: people.otherCook.id, total_pay: 160 },
    ]);
    // Whoever reads the explanation checks it: by what the API answers, to a token that seals without reading pay as well.
    const told = await api.admin.get(`/timesheets/${sheets.cook}/explanation`);
    expect(told.data.pay).toHaveLength(1);
    expect(lines[0]?.explanation_hash).toBe(hashOfJson(told.data));
    expect((await boss.get('/pay-runs')).data).toEqual([data]);
    expect((await boss.get('/pay-runs', { query: { period_start: '2026-03-09' } })).data).toEqual([]);
    expect((await boss.get(`/pay-runs/${data.id}`)).data).toMatchObject(data);
  });

  it('paid leave by type, as it was when the timesheet was locked', async () => {
    const { boss, people, world, seal } = await house();
    const type = await boss.post('/leave-types', { name: 'Vacation', annual_allowance: 30 });
    const away = { leave_type_id: type.data.id, start_date: '2026-03-12', end_date: '2026-03-12' };
    const leave = await boss.post('/leaves', { ...away, user_id: people.cook.id });
    if (leave.data.status !== 'APPROVED') await (await people.admin.app()).post(`/leaves/${leave.data.id}/approve`);
    await lockedSheet(boss, people.cook, '2026-03-10');
    await world.set({ overtime_daily_minutes: 300 });
    const { data } = await seal(boss, '2026-03-09');
    expect(await linesOf(boss, data)).toMatchObject([
      { paid_leave_minutes: 480, paid_leave: [{ leave_type_id: type.data.id, name: 'Vacation', minutes: 480 }] },
    ]);
  });

  it('409: a timesheet of the period is not locked; each is named, rehearsed or not', async () => {
    const { api, people, seal } = await house();
    await record(api.bartender, eightHours(monday, '-05:00'));
    const sheet = (await sheetOver(api.admin, people.bartender.id, monday))!;
    const blocking = [{ timesheet_id: sheet.id, user_id: people.bartender.id, status: 'OPEN' }];
    for (const query of [{}, { dry_run: 'true' }]) {
      expect(await seal(api.admin, monday, query)).toMatchObject({
        status: 409,
        error: { code: 'CONFLICT', details: { reason: 'not_locked', blocking } },
      });
    }
    expect((await api.admin.get('/pay-runs')).data).toEqual([]);
  });

  it('201: goes without who is missing, named and with a reason; the next run takes them, and is blocked by them until then', async () => {
    const { api, boss, people, seal, sheets } = await house();
    await record(api.bartender, eightHours(monday, '-05:00'));
    const sheet = (await sheetOver(api.admin, people.bartender.id, monday))!;
    const left_out = [{ timesheet_id: sheet.id, reason: 'In hospital; hours unknown.' }];
    const gone = [{ ...left_out[0], user_id: people.bartender.id }];
    const run = await api.admin.post('/pay-runs', { period_start: monday, left_out });
    expect(run).toMatchObject({ status: 201, data: { line_count: 2, left_out: gone } });
    expect((await boss.get(`/pay-runs/${run.data.id}`)).data.left_out).toEqual(gone);
    expect((await boss.get(`/pay-runs/${run.data.id}/seal`)).data).toMatchObject({ is_intact: true });
    // A period in between that nobody closed is told of; one that was gone without is not.
    await lockedSheet(boss, people.cook, '2026-03-10');
    await lockedSheet(boss, people.cook, '2026-03-17');
    const { data: look } = await boss.get('/pay-periods/preview', { query: { period_start: '2026-03-16' } });
    expect(look.open_before).toEqual([{ period_start: '2026-03-09', period_end: '2026-03-15', timesheet_count: 1 }]);
    const blocking = [{ timesheet_id: sheet.id, user_id: people.bartender.id, period_start: monday }];
    expect(look.blocking).toMatchObject(blocking);
    expect(await seal(api.admin, '2026-03-16')).toMatchObject({ status: 409, error: { details: { blocking } } });
    // Submitted for them, with the reason that they read; what was said of it goes once they submit it themselves.
    const path = `/timesheets/${sheet.id}`;
    expect(
      (await (await people.admin.app()).post(`/timesheets/${sheets.cook}/submit-for`, { reason: 'x' })).status,
    ).toBe(409);
    const handed = await boss.post(`${path}/submit-for`, { reason: 'Payroll closes today.' });
    expect(handed.data).toMatchObject({
      status: 'SUBMITTED',
      submitted_by_id: people.executive.id,
      submission_reason: 'Payroll closes today.',
    });
    const bartender = await people.bartender.app();
    expect((await bartender.get('/notifications')).data[0]).toMatchObject({
      kind: 'timesheet_submitted',
      reason: 'Payroll closes today.',
    });
    expect((await bartender.post(`${path}/submit-for`, { reason: 'Mine' })).status).toBe(403);
    await boss.post(`${path}/reject`, { reason: 'Monday is missing.' });
    expect((await bartender.post(`${path}/submit`)).data).toMatchObject({
      submitted_by_id: null,
      submission_reason: null,
    });
    for (const move of ['approve', 'finalize']) await boss.post(`${path}/${move}`);
    const later = await seal(api.admin, '2026-03-16');
    expect(later).toMatchObject({ status: 201, data: { line_count: 2, period_end: '2026-03-22', left_out: [] } });
    expect((await linesOf(boss, later.data)).map((line) => line.period_start).sort()).toEqual([monday, '2026-03-16']);
    expect(await api.admin.post('/pay-runs', { period_start: '2026-03-09', left_out })).toMatchObject({
      status: 422,
      error: { details: { reason: 'left_out' } },
    });
  });

  it('403: nobody submits their own for themselves as if for someone else', async () => {
    const { people } = await house();
    const own = await people.admin.app();
    await record(own, eightHours('2026-03-10', '-05:00'));
    const sheet = (await sheetOver(own, people.admin.id, '2026-03-10'))!;
    expect((await own.post(`/timesheets/${sheet.id}/submit-for`, { reason: 'x' })).status).toBe(403);
  });

  it('409: nothing is left to take; 422: no pay period begins on that day; a rehearsal seals nothing', async () => {
    const { api, seal } = await house();
    expect(await seal(api.admin, monday, { dry_run: 'true' })).toMatchObject({ status: 201 });
    expect((await api.admin.get('/pay-runs')).data).toEqual([]);
    expect((await seal(api.admin)).status).toBe(201);
    expect(await seal(api.admin)).toMatchObject({ status: 409, error: { details: { reason: 'none' } } });
    expect(await seal(api.admin, '2026-03-16')).toMatchObject({ status: 409, error: { details: { reason: 'none' } } });
    expect(await seal(api.admin, '2026-03-04')).toMatchObject({
      status: 422,
      error: { details: { field: 'period_start' } },
    });
  });

  it('two at once: each timesheet is in one run, and runs are chained', async () => {
    const { api, boss, people, seal } = await house();
    const both = await Promise.all([seal(api.admin), seal(api.executive)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const one = both.find(({ status }) => status === 201)?.data as PayRun;
    await lockedSheet(boss, people.bartender, '2026-03-05');
    const { data: next } = await seal(api.admin);
    expect(next).toMatchObject({ number: 2, line_count: 1, previous_hash: one.hash });
  });

  it('403: below Administrator, and without the scope; 401: in the app with a sign-in that is not fresh', async () => {
    const { api, people, seal } = await house();
    expect((await seal(api.head)).status).toBe(403);
    expect((await seal(await people.admin.api(['pay_runs:read']))).status).toBe(403);
    expect((await api.head.get('/pay-runs')).status).toBe(403);
    const app = await people.admin.app();
    await sql`update sessions set factor_at = '2026-04-15T12:00:00Z', created_at = '2026-04-15T12:00:00Z'
      where user_id = ${people.admin.id}`.execute(db);
    expect(await seal(app)).toMatchObject({ status: 401, error: { details: { reason: 'fresh_sign_in' } } });
  });
});

describe('a sealed run', () => {
  it('the database refuses to change, delete or add to it', async () => {
    const { api, seal } = await house();
    const { data } = await seal(api.admin);
    const lines = await linesOf(api.admin, data);
    const refused = [
      sql`update pay_runs set line_count = 3 where id = ${data.id}`,
      sql`delete from pay_runs where id = ${data.id}`,
      sql`update pay_run_lines set regular_pay = 1 where id = ${lines[0]?.id}`,
      sql`delete from pay_run_lines where pay_run_id = ${data.id}`,
      sql`truncate pay_run_lines`,
      sql`insert into pay_run_lines select (jsonb_populate_record(l, '{"id": "prl_more", "timesheet_id": null}')).*
            from pay_run_lines l where id = ${lines[0]?.id}`,
      sql`insert into pay_run_lines select (jsonb_populate_record(l, jsonb_build_object('id', 'prl_more', 'timesheet_id',
            (select id from timesheets t where t.organization_id = l.organization_id
                and not exists (select from pay_run_lines o where o.timesheet_id = t.id) limit 1)))).*
            from pay_run_lines l where id = ${lines[0]?.id}`,
    ];
    await record(api.bartender, eightHours('2026-03-17'));
    for (const statement of refused) await expect(statement.execute(db)).rejects.toThrow();
    expect(await linesOf(api.admin, data)).toEqual(lines);
  });

  it('content as JSON verifies by itself and with the run before; CSV agrees with the run to the cent', async () => {
    const { api, boss, people, seal } = await house();
    await sql`update users set payroll_id = '=2+2' where id = ${people.cook.id}`.execute(db);
    const { data: one } = await seal(api.admin);
    await lockedSheet(boss, people.bartender, '2026-03-05');
    const { data: two } = await seal(api.admin);
    const files = await Promise.all(
      [one, two].map(async ({ id }) => {
        const answer = await api.admin.get(`/pay-runs/${id}/content`, { query: { format: 'json' } });
        expect(answer.headers['content-type']).toContain('pay-run+json');
        const path = join(tmpdir(), `muster-${id}.json`);
        writeFileSync(path, answer.bytes);
        return path;
      }),
    );
    const verify = async (...operands: string[]) =>
      (await payRunVerify.run({ options: {}, operands, input: '', isJson: true, open: undefined } as never))!;
    expect(await verify(...files)).toMatchObject({
      exitCode: 0,
      value: {
        is_whole: true,
        runs: [
          { number: 1, is_chained: true },
          { number: 2, is_chained: true, hash: two.hash },
        ],
      },
    });
    expect(await verify(files[1]!)).toMatchObject({ exitCode: 0, value: { runs: [{ is_chained: null }] } });
    writeFileSync(files[0]!, JSON.stringify({ ...one }));
    expect(await verify(...files)).toMatchObject({ exitCode: 1, value: { runs: [{ reason: 'not_a_run' }, {}] } });

    const { text } = await api.admin.get(`/pay-runs/${one.id}/content`, { query: { format: 'csv' } });
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ 'Payroll number': "'=2+2", 'First name': 'Ada', 'Regular hours': '8' });
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row['Total pay']) * 100), 0);
    expect(cents).toBe(Math.round(one.totals[0].total_pay * 100));
  });

  it('looks at lines are logged as looks at pay; exports are audited; the seal is checked without a look', async () => {
    const { api, world, people, seal } = await house();
    const { data } = await seal(api.admin);
    const looks = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from sensitive_access_log
         where organization_id = ${world.organizationId} and tier = 'compensation' and user_id = ${people.cook.id}`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    };
    const app = await people.admin.app();
    const { data: seen } = await app.get(`/pay-runs/${data.id}/seal`);
    expect(seen).toEqual({ is_intact: true, is_chained: true, hash: data.hash, computed_hash: data.hash });
    expect(await looks()).toBe(0);
    await linesOf(api.admin, data);
    const content = await api.admin.get(`/pay-runs/${data.id}/content`);
    expect(verifySealedFile(content.bytes)).toMatchObject({ isIntact: true, hash: data.hash, lines: 2 });
    await expect.poll(looks).toBe(2);
    expect(await world.audit()).toContainEqual(expect.objectContaining({ action: 'payRuns.content', record_count: 2 }));
  });

  it('what the app re-checks is found changed if someone went around the database’s refusal', async () => {
    const { boss, seal } = await house();
    const { data } = await seal(boss);
    await sql`alter table pay_run_lines disable trigger user`.execute(db);
    await sql`update pay_run_lines set regular_pay = regular_pay + 0.01 where pay_run_id = ${data.id}`.execute(db);
    await sql`alter table pay_run_lines enable trigger user`.execute(db);
    expect((await boss.get(`/pay-runs/${data.id}/seal`)).data).toMatchObject({ is_intact: false, is_chained: true });
  });

  it('404: a run of another organization', async () => {
    const { boss, seal } = await house();
    const { data } = await seal(boss);
    const stranger = await (await (await first.another()).executive()).app();
    for (const path of ['', '/lines', '/content', '/seal']) {
      expect((await stranger.get(`/pay-runs/${data.id}${path}`)).status, path).toBe(404);
    }
  });
});

describe('GET /pay-periods/preview', () => {
  it('200: what blocks, what it comes to, and the difference to the last run, the largest first', async () => {
    const { boss, api, people, seal } = await house();
    const { data: last } = await seal(boss);
    await lockedSheet(boss, people.cook, '2026-03-10');
    await record(api.bartender, eightHours('2026-03-11'));
    const { status, data } = await boss.get('/pay-periods/preview', { query: { period_start: '2026-03-09' } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      period_end: '2026-03-15',
      blocking: [{ user_id: people.bartender.id, status: 'OPEN' }],
      line_count: 1,
      people_count: 1,
      last_run: { id: last.id },
      totals: [{ total_pay: 160 }],
      people: [{ user_id: people.cook.id, total_pay: 160, last_total_pay: 160, difference: 0 }],
    });
    const wrong = await boss.get('/pay-periods/preview', { query: { period_start: '2026-03-10' } });
    expect(wrong).toMatchObject({ status: 422, error: { details: { field: 'period_start' } } });
  });
});
