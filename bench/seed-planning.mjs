// Fills a database for the benchmark of planning: a department of 200 people with two weeks of shifts, one of 200 with 1,000 that are not
// published, one of 500 and one of 5 with one shift each, and an Administrator who belongs to none.
import { hashSecret, newSecret } from '../server/dist/bench.js';

const org = `'org_' || lpad('1', 26, '0')`;
const id = (prefix, number) => `'${prefix}_' || lpad((${number})::text, 26, '0')`;
const idOf = (prefix, number) => `${prefix}_${String(number).padStart(26, '0')}`;

/** How many people each department has. */
const departments = [200, 200, 500, 5];

export async function seedPlanning(pool, week) {
  await pool.query(
    `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
     select ${org}, 'Bench', 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', now(), now()`,
  );
  await pool.query(
    `insert into departments (organization_id, id, name, code, color, created_at, updated_at)
     select ${org}, ${id('dep', 'd')}, 'Department ' || d, 'D' || d, '#336699', now(), now() from generate_series(1, 4) d`,
  );
  await pool.query(
    `insert into users (organization_id, id, email, first_name, last_name, department_id, role, level, employment_start_date, created_at, updated_at)
     select ${org}, ${id('usr', 'd * 1000 + p')}, 'person' || d || '-' || p || '@bench.example', 'Robin', 'Number' || p,
            case when d > 0 then ${id('dep', 'd')} end, case when d = 0 then 'ADMINISTRATOR' else 'EMPLOYEE' end, 'STANDARD', '2021-01-01', now(), now()
       from unnest($1::int[]) with ordinality sizes (size, number), lateral (select number - 1 as d) n, generate_series(1, size) p`,
    [[1, ...departments]],
  );
  const shifts = (department, people, days) =>
    pool.query(
      `insert into shifts (organization_id, id, user_id, department_id, title, starts_at, ends_at, break_minutes, status, is_published, created_at, updated_at)
       select ${org}, ${id('shf', `${department} * 100000 + p * 100 + d + 50`)}, ${id('usr', `${department} * 1000 + p`)}, ${id('dep', department)}, 'Cook',
              ($1::date + d + time '09:00') at time zone 'America/Toronto', ($1::date + d + time '17:00') at time zone 'America/Toronto',
              30, 'SCHEDULED', true, now(), now()
         from generate_series(1, $2::int) p, unnest($3::int[]) d`,
      [week, people, days],
    );
  await shifts(1, departments[0], [-7, -6, -5, -4, -3, 0, 1, 2, 3, 4, 5, 6]);
  await shifts(2, departments[1], [0, 1, 2, 3, 4]);
  await shifts(3, 400, [-2, 0, 2]);
  await shifts(4, 1, [1]);
  const secret = newSecret();
  await pool.query(
    `insert into sessions (token_hash, organization_id, user_id, created_at, expires_at)
     select $1, ${org}, ${id('usr', '1')}, now(), now() + interval '1 day'`,
    [hashSecret(secret)],
  );
  await pool.query('vacuum analyze');
  const shift = (department, person, day) => idOf('shf', department * 100_000 + person * 100 + day + 50);
  return {
    organizationId: idOf('org', 1),
    secret,
    floor: idOf('dep', 1),
    stage: idOf('dep', 2),
    shiftOfMany: shift(3, 1, 2),
    shiftOfFew: shift(4, 1, 1),
    moved: Array.from({ length: 50 }, (_, index) => shift(1, index + 1, 6)),
  };
}
