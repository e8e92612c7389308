import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork } from '../../../test/long-work.ts';
import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addDays } from '../../lib/days.ts';
import { inOrganization } from '../organization/index.ts';
import { findActor } from '../people/index.ts';
import { type Workplace, workplace } from '../time/testing/workplace.ts';
import { keepExplanation } from '../time/timesheets/explain.ts';
import { refreshTimesheets } from '../time/timesheets/recompute.ts';
import type { TimesheetRow } from '../time/timesheets/store.ts';
import type { WhatIf } from './record.ts';
import { emptyTally } from './tally.ts';
import { workOutPart } from './work-out.ts';

const harness = await openHarness({ hasDemo: true });
const { world: first, installation } = harness;
const { db } = installation.database;

type Client = Awaited<ReturnType<Workplace['people']['admin']['app']>>;

const ask = async (app: Client, settings: object, more: object = {}): Promise<WhatIf> => {
  const body = { from: '2026-03-01', to: '2026-03-31', settings, ...more };
  const { status, data, text } = await app.post('/what-if', body);
  expect(status, text).toBe(200);
  return data as WhatIf;
};

/** Two weeks of five days of nine hours, at 20 an hour. */
async function twoWeeks({ api, people }: Workplace, who: 'cook' | 'bartender'): Promise<string> {
  for (const day of ['09', '10', '11', '12', '13', '16', '17', '18', '19', '20']) {
    const hours = { clock_in: `2026-03-${day}T08:02:00-04:00`, clock_out: `2026-03-${day}T17:02:00-04:00` };
    const made = await api.admin.post('/time-entries', { ...hours, user_id: people[who].id, hourly_rate: 20 });
    expect(made.status, made.text).toBe(201);
  }
  return (
    ((await api.admin.get('/timesheets', { query: { user_id: people[who].id } })).data as { id: string }[])[0]?.id ?? ''
  );
}

async function finalize({ people }: Workplace, who: 'cook' | 'bartender', id: string): Promise<void> {
  const head = who === 'cook' ? people.head : people.barHead;
  await (await people[who].app()).post(`/timesheets/${id}/submit`);
  await (await head.app()).post(`/timesheets/${id}/approve`);
  const { status, text } = await (await people.admin.app()).post(`/timesheets/${id}/finalize`);
  expect(status, text).toBe(200);
}

describe('POST /what-if', () => {
  let place: Workplace;
  let app: Client;
  const sheets: Record<string, string> = {};

  beforeAll(async () => {
    place = await workplace(first);
    app = await place.people.admin.app();
    sheets['cook'] = await twoWeeks(place, 'cook');
    await finalize(place, 'cook', sheets['cook']);
    // What is set since does not bear on what is locked.
    expect((await app.patch('/settings', { overtime_weekly_minutes: 3000 })).status).toBe(200);
    sheets['bartender'] = await twoWeeks(place, 'bartender');
  });

  it('200: unchanged settings change nothing, whether locked under others or not; nothing is written', async () => {
    const before = (await app.get('/timesheets')).data;
    const answer = await ask(app, {});
    expect(answer).toMatchObject({
      status: 'COMPLETED',
      id: null,
      sheets_total: 2,
      sheets_done: 2,
      unexplained: [],
    });
    expect(answer.totals).toMatchObject({ pay_difference: 0, overtime_difference_minutes: 0 });
    expect(answer.totals.after).toEqual(answer.totals.before);
    // 90 hours each; overtime of the cook alone is beyond 40 hours.
    expect(answer.totals.before).toMatchObject({ overtime_minutes: 600, total_pay: 90 * 20 + 80 * 20 + 10 * 30 });
    expect((await app.get('/timesheets')).data).toEqual(before);
  });

  it('200: by person, department and period, the largest difference first, as the functions that pay have it', async () => {
    const answer = await ask(app, { overtime_weekly_minutes: 2250 });
    // 37.5 hours: 15 hours of overtime in two weeks.
    expect(answer.people.map(({ id, pay_difference }) => [id, pay_difference])).toEqual([
      [place.people.bartender.id, 150],
      [place.people.cook.id, 50],
    ]);
    expect(answer.departments.map(({ name, pay_difference: more }) => [name, more])).toEqual([
      ['Bar', 150],
      ['Kitchen', 50],
    ]);
    expect(answer.periods).toMatchObject([{ id: '2026-03-09', timesheets: 2, overtime_difference_minutes: 1200 }]);
    const one = await ask(app, { overtime_multiplier: 2 }, { user_ids: [place.people.cook.id] });
    expect(one.people).toMatchObject([{ pay_difference: 100 }]);
    expect(one.sheets).toMatchObject([
      { timesheet_id: sheets['cook'], before: { total_pay: 1900 }, after: { total_pay: 2000 } },
    ]);
    const kitchen = await place.world.department('Kitchen');
    expect((await ask(app, {}, { department_ids: [kitchen] })).people).toHaveLength(1);
    // Clocked at two past, rounded up to the quarter at both ends: the same nine hours.
    expect((await ask(app, { time_rounding_increment: 15, time_rounding_mode: 'up' })).totals.pay_difference).toBe(0);
  });

  it('200: both explanations of a timesheet add up to its figures', async () => {
    const path = `/what-if/timesheets/${sheets['cook'] ?? ''}`;
    const body = { settings: { overtime_weekly_minutes: 2250 } };
    const { status, data, text } = await app.post(path, body);
    expect(status, text).toBe(200);
    expect(data.before).toMatchObject({ is_current: true, totals: { overtime_minutes: 600, total_pay: 1900 } });
    expect(data.after.totals).toMatchObject({ overtime_minutes: 900, total_pay: 1950 });
    expect(data.after.weeks[0]).toMatchObject({ weekly_minutes: 2250 });
    const stranger = await workplace(first);
    expect((await (await stranger.people.admin.app()).post(path, body)).status).toBe(404);
  });

  it('200: regular and overtime pay beside the total', async () => {
    const { totals, people } = await ask(app, {}, { user_ids: [place.people.cook.id] });
    const figures = { regular_pay: 1600, overtime_pay: 300, total_pay: 1900 };
    expect([totals.before, totals.after, people[0]?.before]).toMatchObject([figures, figures, figures]);
  });

  it('200: other rounding holds for the days of its week that lie in the timesheet before, too', async () => {
    const other = await workplace(first, {
      settings: {
        pay_period_type: 'SEMI_MONTHLY',
        week_start: 'MONDAY',
        overtime_mode: 'weekly_only',
        overtime_weekly_minutes: 2400,
      },
    });
    const { cook } = other.people;
    // Monday and Tuesday lie in March, the rest of the week in April.
    for (const [day, end] of [
      ['2026-03-30', '18:06'],
      ['2026-03-31', '18:06'],
      ['2026-04-01', '16:00'],
      ['2026-04-02', '16:00'],
      ['2026-04-03', '16:00'],
    ]) {
      const hours = { clock_in: `${day!}T08:00:00-04:00`, clock_out: `${day!}T${end!}:00-04:00` };
      const made = await other.api.admin.post('/time-entries', { ...hours, user_id: cook.id, hourly_rate: 20 });
      expect(made.status, made.text).toBe(201);
    }
    const { data } = await other.api.admin.get('/timesheets', { query: { user_id: cook.id } });
    const sheets = (data as { id: string; period_start: string }[]).sort((a, b) =>
      a.period_start < b.period_start ? -1 : 1,
    );
    const inApril = { user_ids: [cook.id], from: '2026-04-01', to: '2026-04-15' };
    const admin = await other.people.admin.app();
    for (const isLocked of [false, true]) {
      if (isLocked) for (const { id } of sheets) await finalize(other, 'cook', id);
      const unchanged = await ask(admin, {}, inApril);
      expect(unchanged.totals.after, `locked: ${String(isLocked)}`).toMatchObject({
        overtime_minutes: 252,
        regular_minutes: 1188,
      });
      // 10 h 15 on each of the two days: 44.5 hours in the week.
      const rounded = await ask(admin, { time_rounding_increment: 15, time_rounding_mode: 'up' }, inApril);
      expect(rounded.totals.after, `locked: ${String(isLocked)}`).toMatchObject({
        overtime_minutes: 270,
        regular_minutes: 1170,
      });
      expect(rounded.unexplained).toEqual([]);
    }
  });

  it('is logged as a look at the pay of each', async () => {
    const { rows } = await sql<{ user_id: string }>`
      select distinct user_id from sensitive_access_log
       where organization_id = ${place.world.organizationId} and tier = 'compensation'`.execute(db);
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([place.people.cook.id, place.people.bartender.id]));
    expect((await place.world.audit()).map(({ action }) => action)).toContain('whatIf.create');
  });

  it('names a timesheet that does not come out as it stands', async () => {
    const other = await workplace(first);
    const admin = await other.people.admin.app();
    const id = await twoWeeks(other, 'cook');
    await sql`update timesheets set overtime_minutes = 1, regular_minutes = 5399 where organization_id = ${other.world.organizationId}
               and id = ${id}`.execute(db);
    const answer = await ask(admin, {});
    expect(answer).toMatchObject({
      unexplained_count: 1,
      unexplained: [{ timesheet_id: id, kept: { overtime_minutes: 1 } }],
    });
    expect(answer.unexplained[0]?.worked_out).toMatchObject({ overtime_minutes: 600 });
  });

  it('403: below Administrator; 422: what is no question', async () => {
    const body = { from: '2026-03-01', to: '2026-03-31', settings: {} };
    expect((await (await place.people.head.app()).post('/what-if', body)).status).toBe(403);
    const refused = async (more: object): Promise<unknown> => {
      const { status, error } = await app.post('/what-if', { ...body, ...more });
      return [status, error?.details?.['field']];
    };
    expect(await refused({ to: '2026-02-01' })).toEqual([422, 'to']);
    expect(await refused({ from: '2020-01-01' })).toEqual([422, 'to']);
    expect(await refused({ user_ids: [place.people.cook.id], department_ids: [place.world.newId('dep')] })).toEqual([
      422,
      'department_ids',
    ]);
    const stranger = (await workplace(first)).people.cook.id;
    expect(await refused({ user_ids: [place.people.cook.id, stranger] })).toEqual([422, 'user_ids.1']);
    expect(await refused({ user_ids: [place.world.newId('usr')] })).toEqual([422, 'user_ids.0']);
    expect(await refused({ department_ids: [place.world.newId('dep')] })).toEqual([422, 'department_ids.0']);
    expect((await refused({ settings: { pay_period_type: 'WEEKLY' } })) as unknown[]).toContain(422);
  });
});

describe('it proves itself', () => {
  it('every timesheet of the demo comes out to the minute and the cent under unchanged settings', async () => {
    // It was there before anything of this file.
    const { rows } = await sql<{ id: string; boss: string }>`
      select o.id, (select u.id from users u where u.organization_id = o.id and u.role = 'EXECUTIVE' and u.is_active limit 1) as boss
        from organizations o order by o.created_at limit 1`.execute(db);
    const demo = rows[0];
    const actor = demo && (await findActor(db, demo.id, demo.boss));
    if (!actor) throw new Error('The demo has no Executive.');
    const tally = emptyTally();
    for (let after: string | null = ''; after !== null;) {
      after = (await workOutPart(db, actor, { from: '2000-01-01', to: '2999-12-31', settings: {} }, after, tally))
        .position;
    }
    expect(tally.done).toBeGreaterThan(10);
    expect(tally.unexplained).toEqual([]);
    for (const row of Object.values(tally.people)) expect(row.after).toEqual(row.before);
  });

  it('so does a generated year of random hours and rates, locked under other settings or not, which a job works out', async () => {
    const place = await workplace(first, {
      settings: { overtime_mode: 'daily_then_weekly', pay_period_type: 'WEEKLY' },
    });
    const app = await place.people.admin.app();
    const people = await generateYear(place);
    const [locked, open] = [people.slice(0, 2), people.slice(2)];
    const refresh = (ids: readonly string[], isLocked: boolean) =>
      inOrganization(installation, place.world.organizationId, (work) => settleYear(work, ids, isLocked));
    await refresh(locked, true);
    expect((await app.patch('/settings', { overtime_mode: 'weekly_only', overtime_multiplier: 1.333 })).status).toBe(
      200,
    );
    installation.permissionCache.forget(place.world.organizationId);
    await refresh(open, false);
    const asked = await ask(app, {}, { from: '2025-01-01', to: '2025-12-28' });
    expect(asked).toMatchObject({ status: 'PENDING', sheets_total: 520, sheets_done: 0 });
    const answer = async (who: Client) => who.get(`/what-if/${asked.id ?? ''}`);
    await runLongWork(installation, asked.id);
    const done = (await answer(app)).data as WhatIf;
    expect(done.unexplained).toEqual([]);
    expect(done).toMatchObject({ status: 'COMPLETED', sheets_done: 520, unexplained_count: 0 });
    expect(done.people).toHaveLength(10);
    expect(done.totals.before.overtime_minutes).toBeGreaterThan(1000);
    expect(done.totals.after).toEqual(done.totals.before);
    for (const row of done.people) expect(row.after).toEqual(row.before);
    // Another's question is not theirs; a job that comes twice changes nothing.
    expect((await answer(await place.people.executive.app())).status).toBe(404);
    await runLongWork(installation, asked.id);
    expect((await answer(app)).data).toEqual(done);
  }, 120_000);
});

/** Ten people, 52 weeks, up to four days of each worked. */
async function generateYear({ world }: Workplace): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) ids.push((await world.employee({ department: 'Kitchen' })).id);
  const of = sql`${world.organizationId}::text as organization_id`;
  await sql`
    insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
    select ${world.organizationId}, new_record_id('tsh', now()), u.id, w::date, w::date + 6, 'WEEKLY', 'OPEN', 'CAD', now(), now()
      from unnest(${ids}::text[]) as u (id), generate_series('2024-12-30'::date, '2025-12-22'::date, '7 days') as w`.execute(
    db,
  );
  await sql`
    insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
      duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
    select e.organization_id, new_record_id('ten', now()), e.user_id, e.day, e.start, e.start + e.minutes * interval '1 minute', e.start,
           e.start + e.minutes * interval '1 minute', 0, e.minutes, '{}', false, e.rate, 'ACTIVE', 'APPROVED', 'MANUAL', now(), now()
      from (select ${of}, u.id as user_id, d::date as day, d::date + interval '14 hours' as start,
                   300 + abs(hashtext(u.n || 'm' || d)) % 420 as minutes,
                   round((1500 + abs(hashtext(u.n || 'r' || d)) % 40000) / 97.0, 4) as rate,
                   abs(hashtext(u.n || 'd' || d)) % 7 as chance
              from unnest(${ids}::text[]) with ordinality as u (id, n),
                   generate_series('2024-12-30'::date, '2025-12-28'::date, '1 day') as d) as e
     where e.chance < 4`.execute(db);
  return ids;
}

/** As the product counts them; and locks them, with how they came about. */
async function settleYear(work: UnitOfWork, ids: readonly string[], isLocked: boolean): Promise<void> {
  const days = Array.from({ length: 52 }, (_, i) => addDays('2024-12-30', i * 7));
  for (const id of ids) await refreshTimesheets(work, id, days);
  if (!isLocked) return;
  const { rows } = await sql<TimesheetRow>`
    select id, user_id, period_start, period_end from timesheets
     where organization_id = ${work.actor.organizationId} and user_id = any(${[...ids]})`.execute(work.tx);
  for (const sheet of rows) await keepExplanation(work, sheet);
  await sql`
    update timesheets set status = 'FINALIZED', finalized_at = ${work.now} where organization_id = ${work.actor.organizationId}
       and user_id = any(${[...ids]})`.execute(work.tx);
}
