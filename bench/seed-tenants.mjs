// The same people and entries twice: as many small organizations, and as one. In each some people ask, spread over all.
import { hashSecret, newApiToken } from '../server/dist/bench.js';
import { fillWithEntries } from './seed-time.mjs';

const scopes = ['users:read', 'time_entries:read', 'time_entries:write'];

/** `askers` of each role, with a token each; `entries` of those who ask as Employees. */
export async function seedTenants(pool, { organizations, perOrganization, entries, askers }) {
  await fillWithEntries(pool, { organizations, perOrganization, entries });
  await grantLeave(pool);
  return {
    organizationId: `org_${'1'.padStart(26, '0')}`,
    employees: await askersOf(pool, { organizations, perOrganization, role: 'EMPLOYEE', askers }),
    administrators: await askersOf(pool, { organizations, perOrganization, role: 'ADMINISTRATOR', askers }),
  };
}

/** More tokens of one person, so that not the limit of a token but that of the organization holds them back. */
export async function moreTokens(pool, person, count) {
  const numbered = Array.from(
    { length: count },
    (_, n) => `tok_${String(n + 1).padStart(4, '0')}${person.id.slice(-22)}`,
  );
  const tokens = numbered.map((tokenId) => ({ ...person, tokenId, token: newApiToken() }));
  await insertTokens(pool, tokens);
  return tokens.map(({ token }) => token);
}

async function insertTokens(pool, tokens) {
  const column = (of) => tokens.map(of);
  await pool.query(
    `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
     select o, t, u, 'bench', 'mst_', h, $5, now() from unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) as token(o, t, u, h)`,
    [
      column((t) => t.organization_id),
      column((t) => t.tokenId),
      column((t) => t.id),
      column((t) => hashSecret(t.token)),
      scopes,
    ],
  );
}

/** A type that grants days to everyone: what the nightly accrual goes through. */
async function grantLeave(pool) {
  await pool.query(
    `insert into leave_types (organization_id, id, name, code, color, is_private, is_paid, requires_approval, unit, annual_allowance, accrual,
       is_active, created_at, updated_at)
     select id, 'lty_' || right(id, 26), 'Vacation', 'VAC', '#336699', false, true, true, 'DAYS', 20, 'ANNUAL_GRANT', true, now(), now() from organizations`,
  );
}

/** One person of every so many organizations, or of the only one every so many people: rows of the one lie as far apart as those of the many. */
async function askersOf(pool, { organizations, perOrganization, role, askers }) {
  const isOne = organizations === 1;
  const step = Math.max(2, Math.floor((isOne ? perOrganization : organizations) / askers));
  const offset = role === 'EMPLOYEE' ? 0 : 1;
  const { rows } = await pool.query(
    isOne
      ? `update users set role = $1 where right(id, 26)::bigint % $2 = $3 returning organization_id, id`
      : `select distinct on (organization_id) organization_id, id from users
          where role = $1 and right(organization_id, 26)::bigint % $2 = $3 order by organization_id, id`,
    [role, step, offset],
  );
  const people = rows.map((row) => ({ ...row, tokenId: `tok_${row.id.slice(-26)}`, token: newApiToken() }));
  await insertTokens(pool, people);
  const ids = people.map(({ id }) => id);
  const organizationIds = [...new Set(people.map((p) => p.organization_id))];
  const entries = await pool.query(
    `select user_id, min(id) as id from time_entries where organization_id = any($1) and user_id = any($2) group by user_id`,
    [organizationIds, ids],
  );
  const entryOf = new Map(entries.rows.map(({ user_id: id, id: entry }) => [id, entry]));
  return people.map((person) => ({ ...person, entry: entryOf.get(person.id) }));
}
