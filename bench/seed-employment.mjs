// Fills a database for the benchmark of days other than today: one organization, and for everyone five rows of employment, of which
// the fourth holds today and the fifth is planned. Each is in another department than the row before.
import { hashSecret, newApiToken } from '../server/dist/bench.js';

const org = `'org_' || lpad('1', 26, '0')`;
const id = (prefix, number) => `'${prefix}_' || lpad((${number})::text, 26, '0')`;
const rows = 5;
const daysBetween = 300;
/** How many days before today the first of all people began, at most. */
export const firstDay = 3 * daysBetween + 249;

/** Ten departments that people go through, and one that everyone has left. */
const department = (person, row) =>
  `case when ${row} = 0 and ${person} % 10 = 0 then ${id('dep', '10')} else ${id('dep', `(${person} + ${row} * 3) % 10`)} end`;
const from = (person, row) =>
  `(current_date + (${row} - 3) * ${daysBetween} - ${person} % 250 + case when ${row} = 4 then 30 else 0 end)`;

export async function seedEmployment(pool, people) {
  const client = await pool.connect();
  try {
    // Bulk loading: no trigger per row, and what they would write is written here.
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(
      `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
       select ${org}, 'Bench', 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', now(), now()`,
    );
    await client.query(
      `insert into departments (organization_id, id, name, code, color, head_id, created_at, updated_at)
       select ${org}, ${id('dep', 'd')}, 'Department ' || d, 'D' || d, '#336699', case when d = 1 then ${id('usr', '2')} end, now(), now()
         from generate_series(0, 10) d`,
    );
    // One in twenty has left.
    await client.query(
      `insert into users (organization_id, id, email, first_name, last_name, job_title, department_id, role, level, employment_start_date,
         employment_end_date, is_active, deactivated_at, employment_type, created_at, updated_at)
       select ${org}, ${id('usr', 'p')}, 'person' || p || '@bench.example', 'Robin', 'Number' || p, 'Cook 3', ${department('p', '3')},
              case p when 1 then 'EXECUTIVE' when 2 then 'DEPARTMENT_HEAD' else 'EMPLOYEE' end, 'STANDARD', ${from('p', '0')},
              case when p % 20 = 19 then current_date - 100 end, p % 20 <> 19, case when p % 20 = 19 then now() - interval '100 days' end,
              'FULL_TIME', now(), now()
         from generate_series(1, $1::int) p`,
      [people],
    );
    const { rows: indexes } = await client.query(
      `select indexname, indexdef from pg_indexes where tablename = 'employment' and indexname not like '%pkey'`,
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    await client.query(
      `insert into employment (organization_id, id, user_id, effective_date, until, job_title, department_id, level, employment_type, changed,
         created_at, updated_at, applied_at)
       select ${org}, ${id('emp', `n::bigint * $1 + p`)}, ${id('usr', 'p')}, ${from('p', 'n')},
              case when n = ${rows - 1} then 'infinity' else ${from('p', '(n + 1)')} end, 'Cook ' || n, ${department('p', 'n')}, 'STANDARD',
              'FULL_TIME', '{job_title,department_id}', now(), now(), case when n < ${rows - 1} then now() end
         from generate_series(1, $1::int) p, generate_series(0, ${rows - 1}) n`,
      [people],
    );
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
    return {
      organizationId: `org_${'1'.padStart(26, '0')}`,
      executive: await tokenOf(client, 1),
      head: await tokenOf(client, 2),
    };
  } finally {
    client.release();
  }
}

async function tokenOf(client, person) {
  const token = newApiToken();
  await client.query(
    `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
     select ${org}, ${id('tok', String(person))}, ${id('usr', String(person))}, 'bench', 'mst_', $1, array['users:read','users.employment:read'], now()`,
    [hashSecret(token)],
  );
  return token;
}
