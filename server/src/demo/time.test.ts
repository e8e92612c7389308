import { describe, expect, it } from 'vitest';
import { visit } from '../../test/demo.ts';
import { openHarness } from '../../test/harness.ts';
import { addDays, dayIn } from '../lib/days.ts';
import { ensureDemo } from './index.ts';

const { installation, server, world } = await openHarness({ hasDemo: true });
const { token, people, password, organization_id } = await ensureDemo(installation);
const api = world.clientWith(token);
const today = dayIn('America/Toronto', installation.clock.nowMs());
const { pool } = installation.database;

describe('the demo', () => {
  it('has three months of entries, decided and undecided, of every department', async () => {
    const { rows } = await pool.query<Record<string, string | number>>(
      `select count(*)::int as entries, count(distinct user_id)::int as people, min(work_date)::text as first,
              count(distinct approval_status)::int as approvals
         from time_entries where organization_id = $1`,
      [organization_id],
    );
    expect(rows[0]).toMatchObject({ approvals: 3 });
    expect(rows[0]?.['entries']).toBeGreaterThan(3000);
    expect(rows[0]?.['people']).toBeGreaterThan(70);
    expect(String(rows[0]?.['first']) <= addDays(today, -80)).toBe(true);
    const { data } = await api.get('/time-entries', { query: { end_date: addDays(today, -1) } });
    expect(data).toHaveLength(50);
  });

  it('has at work whose shift is under way, and nobody whose shift is over; nothing lies ahead', async () => {
    const now = installation.clock.now();
    const { rows } = await pool.query<Record<'running' | 'planned' | 'astray' | 'ahead', number>>(
      `with due as (
         select user_id from shifts where organization_id = $1 and status = 'SCHEDULED' and is_published
            and starts_at + interval '10 minutes' < $2 and ends_at - interval '15 minutes' > $2),
       running as (select user_id from time_entries where organization_id = $1 and status = 'RUNNING')
       select (select count(*) from due)::int as planned,
              (select count(*) from running where user_id in (select user_id from due))::int as running,
              (select count(*) from running join shifts using (user_id)
                where shifts.organization_id = $1 and shifts.status = 'SCHEDULED' and ends_at < $2 and ends_at > $2::timestamptz - interval '2 hours'
                  and ends_at < $2::timestamptz - interval '50 minutes')::int as astray,
              (select count(*) from time_entries where organization_id = $1 and (clock_in > $2 or clock_out > $2))::int as ahead`,
      [organization_id, now],
    );
    const { planned = 0, running = 0, astray, ahead } = rows[0] ?? {};
    expect([astray, ahead]).toEqual([0, 0]);
    expect(running).toBeLessThanOrEqual(planned);
    expect(running).toBeGreaterThanOrEqual(Math.floor(planned * 0.6));
  });

  it('leaves a handful to decide on', async () => {
    const { rows } = await pool.query<{ waiting: number; sheets: number }>(
      `select (select count(*) from time_entries where organization_id = $1 and status = 'ACTIVE' and approval_status = 'PENDING')::int as waiting,
              (select count(*) from timesheets where organization_id = $1 and status = 'SUBMITTED')::int as sheets`,
      [organization_id],
    );
    expect(rows[0]?.waiting).toBeGreaterThan(0);
    expect(rows[0]?.waiting).toBeLessThan(60);
    expect(rows[0]?.sheets).toBeLessThan(25);
  });

  it('has timesheets in every state, with totals that follow from the entries', async () => {
    const { rows } = await pool.query<{ status: string }>(
      'select distinct status from timesheets where organization_id = $1 order by 1',
      [organization_id],
    );
    expect(rows.map(({ status }) => status)).toEqual([
      'APPROVED',
      'FINALIZED',
      'OPEN',
      'REJECTED',
      'SIGNED',
      'SUBMITTED',
    ]);
    const { rows: wrong } = await pool.query(
      `select t.id from timesheets t where organization_id = $1 and total_minutes <> (
         select coalesce(sum(duration_minutes), 0) from time_entries e
          where e.organization_id = t.organization_id and e.user_id = t.user_id and e.status = 'ACTIVE'
            and e.approval_status <> 'REJECTED' and e.work_date between t.period_start and t.period_end)`,
      [organization_id],
    );
    expect(wrong).toEqual([]);
    const { rows: unexplained } = await pool.query(
      `select id from timesheets where organization_id = $1 and status in ('FINALIZED', 'SIGNED')
          and (explanation -> 'totals' -> 'paid_leave_minutes' is distinct from to_jsonb(paid_leave_minutes)
            or explanation -> 'totals' -> 'overtime_minutes' is distinct from to_jsonb(overtime_minutes))`,
      [organization_id],
    );
    expect(unexplained).toEqual([]);
    const { data } = await api.get('/timesheets', { query: { status: 'SIGNED' } });
    expect(data[0]).toMatchObject({ currency: 'CAD', approved_by_id: expect.any(String) });
    expect(data.some((sheet: { overtime_minutes: number }) => sheet.overtime_minutes > 0)).toBe(true);
  });

  it('the Employee who shows visitors round is not clocked in, and has entries of their own', async () => {
    const cook = people.find(({ role }) => role === 'EMPLOYEE')!;
    const app = await visit(server, cook.email, password);
    expect((await app.get('/clock')).data.is_running).toBe(false);
    expect((await app.get('/time-entries')).data.length).toBeGreaterThan(10);
  });
});
