// Fills a database for the benchmark: organizations of equal size, one token each.
import { hashSecret, newApiToken } from '../server/dist/bench.js';

export async function seed(pool, { people, perOrganization }) {
  const organizations = Math.ceil(people / perOrganization);
  await pool.query(
    `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
     select 'org_' || lpad(n::text, 26, '0'), 'Bench ' || n, 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', now(), now()
       from generate_series(1, $1) n on conflict do nothing`,
    [organizations],
  );
  await pool.query(
    `insert into users (organization_id, id, email, first_name, last_name, job_title, role, level, employment_start_date, employment_type, created_at, updated_at)
     select 'org_' || lpad((1 + n % $2)::text, 26, '0'), 'usr_' || lpad(n::text, 26, '0'), 'person' || n || '@bench.example',
            'Robin', 'Number' || n, 'Cook', case when n <= $2 then 'EXECUTIVE' else 'EMPLOYEE' end, 'STANDARD', '2024-01-01', 'FULL_TIME', now(), now()
       from generate_series(1, $1) n on conflict do nothing`,
    [people, organizations],
  );
  await pool.query('vacuum analyze users');
  const organizationId = `org_${'1'.padStart(26, '0')}`;
  const { rows } = await pool.query('select id from users where organization_id = $1 order by id', [organizationId]);
  const token = newApiToken();
  await pool.query(
    `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
     select $1, 'tok_' || right(id, 26), id, 'bench', 'mst_', $2, array['users:read','users:write','users.employment:read'], now()
       from users where organization_id = $1 and role = 'EXECUTIVE' limit 1`,
    [organizationId, hashSecret(token)],
  );
  return { organizationId, token, ids: rows.map((row) => row.id) };
}
