// npm run bench:migrate [-- --people 1000000 --organizations 100 --from 0089]
// An installation of before employment was kept over time, filled, is brought to this version by `muster migrate` while others go on
// writing, as the build before does in a rollout. Says how long it took, which migrations took how long, and how long anyone waited.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inArena, round } from './arena.mjs';
import { endsWithUs } from './ends.mjs';
import { quantile } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    organizations: { type: 'string', default: '100' },
    from: { type: 'string', default: '0089' },
  },
});
const [people, organizations] = [Number(options.people), Number(options.organizations)];
const idOf = (prefix, number) => `${prefix}_${String(number).padStart(26, '0')}`;
const org = (number) => `'org_' || lpad((1 + ${number} % ${organizations})::text, 26, '0')`;
const id = (prefix, number) => `'${prefix}_' || lpad((${number})::text, 26, '0')`;

async function fill(pool) {
  const client = await pool.connect();
  // Bulk loading: no trigger per row.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into organizations (id, name, timezone, country, currency, plan, subscription_status, created_at, updated_at)
     select ${id('org', 'n')}, 'Bench ' || n, 'America/Toronto', 'CA', 'CAD', 'ENTERPRISE', 'ACTIVE', now(), now()
       from generate_series(1, ${organizations}) n`,
  );
  await client.query(
    `insert into users (organization_id, id, email, first_name, last_name, job_title, role, level, employment_start_date, employment_type,
       created_at, updated_at)
     select ${org('n')}, ${id('usr', 'n')}, 'person' || n || '@bench.example', 'Robin', 'Number' || n, 'Cook', 'EMPLOYEE', 'STANDARD',
            date '2020-01-01' + n % 2000, 'FULL_TIME', now() - interval '1 year', now() - interval '1 year'
       from generate_series(1, ${people}) n`,
  );
  await client.query(
    `insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
       duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
     select ${org('n')}, ${id('ten', 'n')}, ${id('usr', 'n')}, at::date, at, at + interval '1 hour', at, at + interval '1 hour', 0, 60, '{}',
            false, 30, 'ACTIVE', 'APPROVED', 'API', at, at
       from generate_series(1, ${people}) n, lateral (select timestamptz '2026-01-05 14:00+00' + n % 200 * interval '1 day' as at) times`,
  );
  await client.query(
    `insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
     select ${org('n')}, ${id('tsh', 'n')}, ${id('usr', 'n')}, '2026-01-05', '2026-01-18', 'BIWEEKLY', 'OPEN', 'CAD', now(), now()
       from generate_series(1, ${people}) n`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  client.release();
  return { organizationId: idOf('org', 1) };
}

const someone = () => 1 + Math.floor(Math.random() * people);
const ofPerson = (n) => [idOf('org', 1 + (n % organizations)), idOf('usr', n)];
let added = 0;
/** What the build before writes and reads, as statements. */
const work = {
  'change a job': (client) =>
    client.query('update users set job_title = $3, updated_at = now() where organization_id = $1 and id = $2', [
      ...ofPerson(someone()),
      `Cook ${++added}`,
    ]),
  'add a person': (client) =>
    client.query(
      `insert into users (organization_id, id, email, first_name, last_name, role, level, created_at, updated_at)
       values ($1, $2, $3, 'New', 'Person', 'EMPLOYEE', 'STANDARD', now(), now())`,
      [idOf('org', 1), idOf('usr', people + ++added), `new${added}@bench.example`],
    ),
  'record time': (client) => {
    const [organization, person] = ofPerson(someone());
    return client.query(
      `insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
         duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
       select $1, $2, $3, current_date, now(), now(), now(), now(), 0, 0, '{}', false, 0, 'ACTIVE', 'PENDING', 'API', now(), now()`,
      [organization, idOf('ten', people + ++added), person],
    );
  },
  'change a timesheet': (client) =>
    client.query('update timesheets set updated_at = now() where organization_id = $1 and user_id = $2', [
      ...ofPerson(someone()),
    ]),
  'change settings': (client) =>
    client.query(
      `update organizations set settings = jsonb_set(settings, '{overtime_multiplier}', to_jsonb(1 + random())), updated_at = now()
        where id = $1`,
      [idOf('org', 1 + (someone() % organizations))],
    ),
  'list people': (client) =>
    client.query('select * from users where organization_id = $1 order by id limit 50', [idOf('org', 1)]),
};

await inArena(async ({ openDatabase }) => {
  console.error(`Filling ${people} people of ${organizations} organizations…`);
  const { connection } = await openDatabase('bench_migrate', fill, (name) => name.slice(0, 4) <= options.from);
  const watcher = new pg.Client(connection);
  await watcher.connect();
  const waits = {};
  let isDone = false;
  const goOn = async (name, run) => {
    const client = new pg.Client(connection);
    await client.connect();
    const found = (waits[name] = []);
    while (!isDone) {
      const atMs = Date.now();
      const startedMs = performance.now();
      await run(client);
      found.push({ atMs, ms: performance.now() - startedMs });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await client.end();
  };
  const working = Object.entries(work).map(([name, run]) => goOn(name, run));
  let longestMs = 0;
  const watching = (async () => {
    while (!isDone) {
      const { rows } = await watcher.query(
        `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::float as ms from pg_stat_activity
          where datname = current_database() and application_name like 'muster%' and state <> 'idle' and query not like '%concurrently%'`,
      );
      longestMs = Math.max(longestMs, rows[0].ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { host, port, user, database } = connection;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const startedMs = performance.now();
  const beganMs = Date.now();
  const child = endsWithUs(
    spawn(process.execPath, ['server/dist/cli.js', 'migrate'], {
      env: { ...process.env, DATABASE_URL: url, MUSTER_SECRET_KEY: 'a key for benchmarks, long enough' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const [code] = await once(child, 'exit');
  const tookMs = performance.now() - startedMs;
  isDone = true;
  await Promise.all([...working, watching]);
  if (code !== 0) throw new Error(`muster migrate ended with ${code}.`);

  const { rows: applied } = await watcher.query(
    `select name, extract(epoch from applied_at) * 1000 as at from schema_expansions where applied_at >= to_timestamp($1)
      union all select name, extract(epoch from applied_at) * 1000 from schema_migrations where applied_at >= to_timestamp($1) order by 2`,
    [beganMs / 1000],
  );
  const ended = applied.map(({ name, at }) => ({ name, atMs: Number(at) }));
  const during = (atMs) => ended.find((one) => one.atMs >= atMs)?.name ?? 'after it';
  console.log(
    `${applied.length} migrations in ${round(tookMs / 1000, 1)} s; longest transaction ${Math.round(longestMs)} ms.`,
  );
  console.table(
    Object.fromEntries(
      ended
        .map(({ name, atMs }, i) => [name, { seconds: round((atMs - (ended[i - 1]?.atMs ?? beganMs)) / 1000, 2) }])
        .filter(([, { seconds }]) => seconds >= 0.2),
    ),
  );
  console.table(
    Object.fromEntries(
      Object.entries(waits).map(([name, found]) => {
        const [worst] = [...found].sort((one, other) => other.ms - one.ms);
        const sorted = found.map(({ ms }) => ms).sort((one, other) => one - other);
        return [
          name,
          {
            times: found.length,
            'p50 ms': round(quantile(sorted, 0.5)),
            'p99 ms': round(quantile(sorted, 0.99)),
            'longest ms': Math.round(worst.ms),
            during: during(worst.atMs + worst.ms),
          },
        ];
      }),
    ),
  );
  const { rows } = await watcher.query(
    `select (select count(*)::int from users) as people, (select count(distinct user_id)::int from employment) as employed,
            (select count(*)::int from organizations o where not exists (
               select from organization_settings_history h where h.organization_id = o.id)) as without_settings`,
  );
  console.log(rows[0]);
  await watcher.end();
});
