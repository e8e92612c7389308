import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { dayIn } from '../lib/days.ts';
import { ensureDemo } from './index.ts';

const { installation, world } = await openHarness({ hasDemo: true });
const { token, people, organization_id } = await ensureDemo(installation);
const api = world.clientWith(token);
const today = dayIn('America/Toronto', installation.clock.nowMs());
const { pool } = installation.database;
const one = async (query: string): Promise<Record<string, unknown>> =>
  (await pool.query<Record<string, unknown>>(query, [organization_id])).rows[0] ?? {};

describe('the demo', () => {
  it('has leave of every status, behind and before today, of every kind', async () => {
    const row = await one(
      `select count(*)::int as all, count(distinct status)::int as statuses, count(distinct leave_type_id)::int as types,
              count(*) filter (where end_date < '${today}')::int as past,
              count(*) filter (where start_date > '${today}')::int as future,
              count(*) filter (where cancellation_requested_at is not null)::int as asking,
              count(*) filter (where total_hours is not null)::int as hours,
              count(*) filter (where start_half = 'FIRST_HALF')::int as halves
         from leave_requests where organization_id = $1`,
    );
    expect(row).toMatchObject({ statuses: 4, types: 6 });
    for (const name of ['past', 'future']) expect(row[name]).toBeGreaterThan(50);
    for (const name of ['asking', 'hours', 'halves']) expect(row[name]).toBeGreaterThan(3);
    const { data } = await api.get('/leaves', { query: { status: 'PENDING' } });
    expect(data.length).toBeGreaterThan(10);
  });

  it('has a policy of two steps, and requests that wait at the second', async () => {
    for (const table of ['leave_requests', 'expense_reports']) {
      const { count } = await one(
        `select count(*)::int as count from ${table} where organization_id = $1
          and approvals -> 0 ->> 'status' = 'APPROVED' and approvals -> 1 ->> 'status' = 'WAITING'`,
      );
      expect(count, table).toBeGreaterThan(0);
    }
  });

  it('has a deputy at work', async () => {
    const row = await one(
      `select count(*)::int as count from deputies where organization_id = $1 and '${today}' between from_date and to_date`,
    );
    expect(row).toEqual({ count: 1 });
  });

  it('has days that add up, and a ledger that holds what approved leave took', async () => {
    const { rows: wrong } = await pool.query(
      `select r.id from leave_requests r where organization_id = $1
          and (total_hours is null and total_days <> (select sum(days) from leave_request_days d where d.leave_request_id = r.id)
            or (status = 'APPROVED') <> exists (select from leave_ledger l where l.leave_request_id = r.id))`,
      [organization_id],
    );
    expect(wrong).toEqual([]);
  });

  it('has no one below zero, this year and last', async () => {
    const year = Number(today.slice(0, 4));
    const { rows: staff } = await pool.query<{ id: string }>(
      'select id from users where organization_id = $1 and is_active order by id limit 30',
      [organization_id],
    );
    for (const { id: user_id } of staff) {
      for (const of of [year - 1, year]) {
        const { data } = await api.get('/leave-balances', { query: { user_id, year: String(of) } });
        for (const { available, leave_type } of data.balances) {
          expect([leave_type.name, user_id, available === null || available >= 0]).toEqual([
            leave_type.name,
            user_id,
            true,
          ]);
        }
      }
    }
  });

  it('has someone who works three days a week, with leave and work on these alone, and hours accounts', async () => {
    const row = await one(
      `select count(distinct users.id)::int as people, count(d.date)::int as days,
              count(*) filter (where extract(isodow from d.date) > 3)::int as on_days_off,
              (select count(*)::int from time_entries e join users u on u.organization_id = e.organization_id and u.id = e.user_id
                where u.organization_id = $1 and u.working_pattern is not null and extract(isodow from e.work_date) > 3) as worked_off
         from users left join leave_request_days d on d.organization_id = users.organization_id and d.user_id = users.id
        where users.organization_id = $1 and users.working_pattern is not null`,
    );
    expect(row).toMatchObject({ people: 1, on_days_off: 0, worked_off: 0 });
    expect(row['days']).toBeGreaterThan(0);
    const { user_id, minutes } = await one(
      `select user_id, minutes from hours_account_entries where organization_id = $1`,
    );
    expect(minutes).toBe(240);
    const { data } = await api.get('/hours-accounts', { query: { user_id: String(user_id) } });
    expect(data.balance_minutes).not.toBe(0);
  });

  it('has paid leave on timesheets, and no work on days of leave', async () => {
    const { paid } = await one(
      `select count(*) filter (where paid_leave_minutes > 0)::int as paid from timesheets where organization_id = $1`,
    );
    expect(paid).toBeGreaterThan(10);
    const { both } = await one(
      `select count(*)::int as both from time_entries e
         join leave_request_days d on d.organization_id = e.organization_id and d.user_id = e.user_id and d.date = e.work_date
         join leave_requests r on r.organization_id = d.organization_id and r.id = d.leave_request_id
        where e.organization_id = $1 and r.status = 'APPROVED' and d.days = 1`,
    );
    expect(both).toBe(0);
  });

  it('gives those who show visitors round leave of their own, and a Department Head some to decide on', async () => {
    for (const { id: user_id } of people) {
      expect((await api.get('/leaves', { query: { user_id } })).data.length).toBeGreaterThan(0);
    }
    const { waiting } = await one(
      `select count(*)::int as waiting from leave_requests r join users on users.id = r.user_id
         join departments d on d.id = users.department_id and d.name = 'Kitchen'
        where r.organization_id = $1 and r.status = 'PENDING' and r.user_id <> d.head_id`,
    );
    expect(waiting).toBeGreaterThan(2);
  });
});
