// Fills a database for the benchmark of reports: one organization of ten departments and forty projects, five years of
// entries for everyone, a leave a month and an expense report a quarter.
import { hashSecret, newSecret } from '../server/dist/bench.js';

const org = `'org_' || lpad('1', 26, '0')`;
const id = (prefix, number) => `'${prefix}_' || lpad((${number})::text, 26, '0')`;

export async function seedReports(pool, { entries, people }) {
  const client = await pool.connect();
  try {
    // Bulk loading: no trigger per row. The totals are then written as the migration writes them.
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '1GB'`);
    await seedPeople(client, people);
    await seedTime(client, entries, people);
    await seedAbsence(client, people);
    await seedExpenses(client, people);
    const { totalsMs, totalsRows } = await seedTotals(client);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
    return { organizationId: `org_${'1'.padStart(26, '0')}`, totalsMs, totalsRows, secret: await sessionOf(client) };
  } finally {
    client.release();
  }
}

async function seedPeople(client, people) {
  await client.query(
    `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
     select ${org}, 'Bench', 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', '2020-12-01', '2020-12-01'`,
  );
  await client.query(
    `insert into departments (organization_id, id, name, code, color, created_at, updated_at)
     select ${org}, ${id('dep', 'd')}, 'Department ' || d, 'D' || d, '#336699', now(), now() from generate_series(0, 9) d`,
  );
  await client.query(
    `insert into users (organization_id, id, email, first_name, last_name, department_id, role, level, employment_start_date,
       created_at, updated_at)
     select ${org}, ${id('usr', 'p')}, 'person' || p || '@bench.example', 'Robin', 'Number' || p, ${id('dep', 'p % 10')},
            case when p = 1 then 'ADMINISTRATOR' else 'EMPLOYEE' end, 'STANDARD', date '2021-01-01' + p % 1500, '2021-01-01', now()
       from generate_series(1, $1::int) p`,
    [people],
  );
  await client.query(
    `insert into clients (organization_id, id, name, code, created_at, updated_at)
     select ${org}, ${id('cli', 'c')}, 'Client ' || c, 'C' || c, now(), now() from generate_series(0, 9) c`,
  );
  await client.query(
    `insert into projects (organization_id, id, name, code, status, client_id, is_billable, currency, created_at, updated_at)
     select ${org}, ${id('prj', 'j')}, 'Project ' || j, 'P' || j, 'ACTIVE', ${id('cli', 'j % 10')}, j % 2 = 0, 'CAD', now(), now()
       from generate_series(0, 39) j`,
  );
}

/** Spread over five years; a person works on four projects a month, as people do, not on all. */
async function seedTime(client, entries, people) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = 'time_entries' and indexname not like '%pkey'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  const perPerson = Math.ceil(entries / people);
  await client.query(
    `insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
       duration_minutes, project_id, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
     select ${org}, ${id('ten', `k::bigint * ${people} + p`)}, ${id('usr', 'p')}, (clock_in at time zone 'America/Toronto')::date, clock_in,
            clock_in + interval '1 hour', clock_in, clock_in + interval '1 hour', 0, 60,
            ${id('prj', '(p * 7 + k % 4 + extract(month from clock_in)::int) % 40')},
            '{}', k % 3 = 0, 30, 'ACTIVE', 'APPROVED', 'API', clock_in, clock_in
       from generate_series(1, ${perPerson}) k, generate_series(1, ${people}) p,
            lateral (select timestamptz '2021-01-01 13:00+00' + interval '1826 days' * ((k - 0.5) / ${perPerson}) as clock_in) times`,
  );
  for (const { indexdef } of rows) await client.query(indexdef);
}

async function seedAbsence(client, people) {
  await client.query(
    `insert into leave_types (organization_id, id, name, code, color, is_private, is_paid, requires_approval, unit, accrual, is_active,
       created_at, updated_at)
     select ${org}, ${id('lvt', 't')}, 'Type ' || t, 'T' || t, '#336699', false, true, true, 'DAYS', 'ANNUAL_GRANT', true, now(), now()
       from generate_series(0, 4) t`,
  );
  const first = `(date '2021-01-04' + ((m - 1) * 30))`;
  await client.query(
    `insert into leave_requests (organization_id, id, user_id, leave_type_id, status, start_date, end_date, start_half, end_half, total_days,
       submitted_at, created_at, updated_at)
     select ${org}, ${id('lv', `m * ${people} + p`)}, ${id('usr', 'p')}, ${id('lvt', '(m + p) % 5')}, 'APPROVED', ${first}, ${first} + 2,
            'FULL_DAY', 'FULL_DAY', 3, now(), now(), now()
       from generate_series(1, 60) m, generate_series(1, ${people}) p`,
  );
  await client.query(
    `insert into leave_request_days (organization_id, leave_request_id, user_id, date, days, hours)
     select ${org}, ${id('lv', `m * ${people} + p`)}, ${id('usr', 'p')}, ${first} + d, 1, 8
       from generate_series(1, 60) m, generate_series(1, ${people}) p, generate_series(0, 2) d`,
  );
}

async function seedExpenses(client, people) {
  const kinds = `(array['MEALS', 'AIRFARE', 'SUPPLIES', 'TRAINING'])[1 + (l + p) % 4]`;
  await client.query(
    `insert into expense_reports (organization_id, id, report_number, user_id, title, report_type, status, currency, is_billable, created_at,
       updated_at)
     select ${org}, ${id('exp', `q * ${people} + p`)}, 'EXP-' || q || '-' || p, ${id('usr', 'p')}, 'Trip', 'REIMBURSEMENT', 'APPROVED', 'CAD',
            false, now(), now() from generate_series(1, 20) q, generate_series(1, ${people}) p`,
  );
  await client.query(
    `insert into expense_line_items (organization_id, report_id, position, id, date, expense_type, currency, exchange_rate, amount_before_tax,
       gst, pst, hst, qst, gratuity, total, total_in_base_currency)
     select ${org}, ${id('exp', `q * ${people} + p`)}, l, ${id('eli', `(q * ${people} + p) * 10 + l`)}, date '2021-01-10' + q * 90 + l, ${kinds},
            'CAD', 1, 20, 0, 0, 0, 0, 0, 20, 20
       from generate_series(1, 20) q, generate_series(1, ${people}) p, generate_series(1, 8) l`,
  );
}

async function seedTotals(client) {
  const startedMs = performance.now();
  const { rowCount } = await client.query(
    `insert into time_month_totals (organization_id, month, user_id, project_id, is_billable, minutes, entries)
     select organization_id, date_trunc('month', work_date)::date, user_id, coalesce(project_id, ''), is_billable,
            sum(duration_minutes), count(*)
       from time_entries where status = 'ACTIVE' and approval_status <> 'REJECTED' group by 1, 2, 3, 4, 5`,
  );
  return { totalsMs: performance.now() - startedMs, totalsRows: rowCount };
}

async function sessionOf(client) {
  const secret = newSecret();
  await client.query(
    `insert into sessions (token_hash, organization_id, user_id, created_at, expires_at)
     select $1, ${org}, ${id('usr', '1')}, now(), now() + interval '1 day'`,
    [hashSecret(secret)],
  );
  return secret;
}
