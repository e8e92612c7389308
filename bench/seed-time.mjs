// Fills a database for the benchmark of time entries: 50 organizations of 100 people, two entries a day and person, newest
// first, until there are enough. The first organization has the people who ask.
import { hashSecret, newApiToken } from '../server/dist/bench.js';

const departmentSize = 10;
const scopes = ['time_entries:read', 'time_entries:write'];

export async function seedTime(pool, entries) {
  await fillWithEntries(pool, { organizations: 50, perOrganization: 100, entries });
  return askers(pool);
}

/** Organizations of equal size, and entries of equal number for everyone. */
export async function fillWithEntries(pool, { organizations, perOrganization, entries }) {
  const shape = shapeOf(organizations, perOrganization);
  const client = await pool.connect();
  try {
    // Bulk loading: no trigger per row, and indexes built at once.
    await client.query('set session_replication_role = replica');
    await seedPeople(client, shape);
    const perPerson = Math.ceil(entries / (organizations * perOrganization));
    await withoutIndexes(client, 'time_entries', () => seedEntries(client, shape, perPerson));
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/** A row is numbered by its organization `o` and its person `p`: expressions of SQL over both. */
const shapeOf = (organizations, perOrganization) => ({
  organizations,
  people: organizations * perOrganization,
  number: `((o - 1) * ${perOrganization} + p)`,
  organization: `'org_' || lpad(o::text, 26, '0')`,
  person: `'usr_' || lpad(((o - 1) * ${perOrganization} + p)::text, 26, '0')`,
  department: `'dep_' || lpad((o * 100 + (p - 1) / ${departmentSize})::text, 26, '0')`,
  series: `generate_series(1, ${organizations}) o, generate_series(1, ${perOrganization}) p`,
});

async function seedPeople(client, { organizations, organization, person, department, series }) {
  await client.query(
    `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
     select ${organization}, 'Bench ' || o, 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', now(), now()
       from generate_series(1, ${organizations}) o`,
  );
  // The first of each department heads it; the very first of an organization is its Administrator.
  await client.query(
    `insert into departments (organization_id, id, name, code, color, head_id, created_at, updated_at)
     select ${organization}, ${department}, 'Department ' || p, 'D' || p, '#336699', ${person}, now(), now()
       from ${series} where p % ${departmentSize} = 1`,
  );
  await client.query(
    `insert into users (organization_id, id, email, first_name, last_name, department_id, role, level, created_at, updated_at)
     select ${organization}, ${person}, 'person' || o || '.' || p || '@bench.example', 'Robin', 'Number' || p, ${department},
            case when p = 1 then 'ADMINISTRATOR' when p % ${departmentSize} = 1 then 'DEPARTMENT_HEAD' else 'EMPLOYEE' end,
            'STANDARD', now(), now() from ${series}`,
  );
}

/** Who asks as an Employee has a full page whatever the size. */
async function seedEntries(client, { people, number, organization, person, series }, perPerson) {
  const started = `date_trunc('hour', now()) - interval '9 hours' - (k - 1) * interval '12 hours'`;
  await client.query(
    `insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
       duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
     select ${organization}, 'ten_' || lpad((k::bigint * ${people} + ${number})::text, 26, '0'), ${person},
            (clock_in at time zone 'America/Toronto')::date, clock_in, clock_in + interval '4 hours', clock_in, clock_in + interval '4 hours', 0,
            240, '{}', true, 30, 'ACTIVE', 'APPROVED', 'API', clock_in, clock_in
       from ${series}, lateral generate_series(1, case when o = 1 and p <= ${departmentSize} then greatest(60, $1::int) else $1::int end) k,
            lateral (select ${started} as clock_in) times order by o, k desc, p`,
    [perPerson],
  );
}

async function withoutIndexes(client, table, fill) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexname not like '%pkey'`,
    [table],
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await fill();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { indexdef } of rows) await client.query(indexdef);
}

async function askers(pool) {
  const organizationId = `org_${'1'.padStart(26, '0')}`;
  const { rows } = await pool.query('select id, role from users where organization_id = $1 order by id', [
    organizationId,
  ]);
  const withTokens = rows.map((row) => ({ ...row, token: newApiToken() }));
  for (const { id, token } of withTokens) {
    await pool.query(
      `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
       values ($1, $2, $3, 'bench', 'mst_', $4, $5, now())`,
      [organizationId, `tok_${id.slice(4)}`, id, hashSecret(token), scopes],
    );
  }
  const entries = await pool.query(
    'select id from time_entries where organization_id = $1 and user_id = $2 order by id limit 60',
    [organizationId, rows[1].id],
  );
  const [administrator] = withTokens;
  return {
    organizationId,
    people: rows.map(({ id }) => id),
    employees: withTokens.filter(({ role }) => role === 'EMPLOYEE'),
    departmentHead: withTokens.find(({ role }) => role === 'DEPARTMENT_HEAD'),
    administrator,
    entriesOfEmployee: entries.rows.map(({ id }) => id),
    departmentOfHead: `dep_${String(101).padStart(26, '0')}`,
  };
}
