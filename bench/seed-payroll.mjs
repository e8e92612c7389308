// Fills a database for the benchmark of pay: a year of locked timesheets of everyone, with an hour and a quarter of overtime a week, and
// a sealed pay run of more people. In a country without public holidays.
import { hashSecret, newApiToken, newSecret } from '../server/dist/bench.js';

const org = `'org_' || lpad('1', 26, '0')`;
const id = (prefix, number) => `'${prefix}_' || lpad((${number})::text, 26, '0')`;
export const runId = `prn_${'1'.padStart(26, '0')}`;
const periods = 26;

export async function seedPayroll(pool, { people, lines }) {
  const client = await pool.connect();
  try {
    // Bulk loading: no trigger per row, and what they would write is written here.
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(
      `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
       select ${org}, 'Bench', 'America/Toronto', 'AQ', 'CAD', 'ENTERPRISE', 'ACTIVE', '2024-12-01', '2024-12-01'`,
    );
    await client.query(
      `insert into departments (organization_id, id, name, code, color, created_at, updated_at)
       select ${org}, ${id('dep', 'd')}, 'Department ' || d, 'D' || d, '#336699', now(), now() from generate_series(0, 9) d`,
    );
    await client.query(
      `insert into users (organization_id, id, email, first_name, last_name, department_id, role, level, employment_start_date,
         created_at, updated_at)
       select ${org}, ${id('usr', 'p')}, 'person' || p || '@bench.example', 'Robin', 'Number' || p, ${id('dep', 'p % 10')},
              case when p = 1 then 'ADMINISTRATOR' else 'EMPLOYEE' end, 'STANDARD', '2024-12-30', '2024-12-30', now()
         from generate_series(1, $1::int) p`,
      [Math.max(people, lines)],
    );
    await seedSheets(client, people);
    await seedRun(client, lines);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
    const token = newApiToken();
    await client.query(
      `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
       select ${org}, ${id('tok', '1')}, ${id('usr', '1')}, 'bench', 'mst_', $1, array['users:read','time_entries:read'], now()`,
      [hashSecret(token)],
    );
    const secret = newSecret();
    await client.query(
      `insert into sessions (token_hash, organization_id, user_id, created_at, expires_at, factor_at)
       select $1, ${org}, ${id('usr', '1')}, now(), now() + interval '1 day', now() + interval '1 day'`,
      [hashSecret(secret)],
    );
    return { organizationId: `org_${'1'.padStart(26, '0')}`, token, secret };
  } finally {
    client.release();
  }
}

/** Two entries on each working day, a quarter of an hour more than eight together. */
async function seedSheets(client, people) {
  const explanation = `jsonb_build_object('weeks', (
      select jsonb_agg(jsonb_build_object('week_start', w.start::date, 'mode', 'weekly_only', 'daily_minutes', 480, 'weekly_minutes', 2400,
               'weekly_overtime', 75, 'days', (
                 select jsonb_agg(jsonb_build_object('date', w.start::date + d, 'is_outside', false, 'worked', case when d < 5 then 495 else 0 end,
                          'break', 0, 'paid_leave', 0, 'holiday', 0, 'daily_overtime', 0, 'entries', '[]'::jsonb) order by d)
                   from generate_series(0, 6) d)) order by w.start)
        from generate_series(start, start + 7, interval '7 days') as w (start)),
    'lines', '[{"rate": "20", "minutes": 4800, "multiplier": 1, "amount": "1600"}, {"rate": "20", "minutes": 150, "multiplier": 1.5, "amount": "75"}]'::jsonb)`;
  await client.query(
    `insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, total_minutes, regular_minutes,
       overtime_minutes, entry_count, regular_pay, overtime_pay, currency, finalized_at, explanation, created_at, updated_at)
     select ${org}, ${id('tsh', `k::bigint * ${people} + p`)}, ${id('usr', 'p')}, start, start + 13, 'BIWEEKLY', 'FINALIZED', 4950, 4800, 150, 20,
            1600, 75, 'CAD', start + 20, ${explanation}, now(), now()
       from generate_series(0, ${periods - 1}) k, generate_series(1, ${people}) p,
            lateral (select date '2024-12-30' + k * 14 as start) period`,
  );
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = 'time_entries' and indexname not like '%pkey'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query(
    `insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
       duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
     select ${org}, ${id('ten', `(w * 10 + d * 2 + h)::bigint * ${people} + p`)}, ${id('usr', 'p')}, day, at, at + minutes * interval '1 minute', at,
            at + minutes * interval '1 minute', 0, minutes, '{}', false, 20, 'ACTIVE', 'APPROVED', 'CLOCK', at, at
       from generate_series(0, ${periods * 2 - 1}) w, generate_series(0, 4) d, generate_series(0, 1) h, generate_series(1, ${people}) p,
            lateral (select date '2024-12-30' + w * 7 + d as day, case h when 0 then 240 else 255 end as minutes) one,
            lateral (select (day + interval '13 hours' + h * interval '5 hours') at time zone 'UTC' as at) time`,
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
}

async function seedRun(client, lines) {
  await client.query(
    `insert into pay_runs (organization_id, id, number, period_start, period_end, line_count, correction_count, totals, created_at, hash)
     select ${org}, $1, 1, '2026-01-05', '2026-01-18', $2, 0, '[]', now(), repeat('0', 64)`,
    [runId, lines],
  );
  const leave = `jsonb_build_array(jsonb_build_object('leave_type_id', ${id('lvt', '1')}, 'name', 'Vacation', 'minutes', 480))`;
  await client.query(
    `insert into pay_run_lines (organization_id, id, pay_run_id, user_id, kind, timesheet_id, period_start, period_end, payroll_id, employee_id,
       department_id, department_name, regular_minutes, overtime_minutes, paid_leave, paid_leave_minutes, holiday_minutes, regular_pay,
       overtime_pay, currency)
     select ${org}, ${id('prl', 'p')}, $1, ${id('usr', 'p')}, 'TIMESHEET', ${id('tsh', '1000000000 + p')}, '2026-01-05', '2026-01-18',
            'PR-' || p, 'E-' || p, ${id('dep', 'p % 10')}, 'Department ' || p % 10, 4320, 150, ${leave}, 480, 480, 1440, 75, 'CAD'
       from generate_series(1, $2::int) p`,
    [runId, lines],
  );
}
