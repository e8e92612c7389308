// The SQL of time entries behind node:http and pg, and nothing else: no authentication, limits, validation, timesheets,
// events, audit or idempotency.
import { createServer } from 'node:http';
import pg from 'pg';
import { newId } from '../server/dist/bench.js';
import { inTransactionWithTrail } from './bare-trail.mjs';
import { tellUsage } from './usage.mjs';

const connection = JSON.parse(process.env.BENCH_CONNECTION);
const organizationId = process.env.BENCH_ORGANIZATION;
const pool = new pg.Pool({
  ...connection,
  max: Number(process.env.BENCH_POOL ?? 10),
  types: {
    getTypeParser: (oid, format) => ([1184, 1082].includes(oid) ? (text) => text : pg.types.getTypeParser(oid, format)),
  },
});
const columns = `e.id, e.user_id, e.clock_in, e.clock_out, e.duration_minutes, e.break_minutes, e.project_id, e.task_id, e.description, e.notes,
  e.tags, e.is_billable, e.status, e.approval_status, e.approved_by_id, e.approved_at, e.source, e.scheduled_shift_id, e.created_at, e.updated_at,
  e.hourly_rate, case when e.is_billable then round(e.hourly_rate * e.duration_minutes / 60, 2) else 0 end as billable_amount`;
const inWindow = `e.status <> 'DELETED' and e.clock_in >= now() - interval '30 days'`;
const newest = 'order by e.clock_in desc, e.id desc limit 51';

const queries = {
  all: () => ({
    name: 'all',
    text: `select ${columns} from time_entries e where e.organization_id = $1 and ${inWindow} ${newest}`,
    values: [organizationId],
  }),
  own: (asker) => ({
    name: 'own',
    text: `select ${columns} from time_entries e where e.organization_id = $1 and e.user_id = $2 and ${inWindow} ${newest}`,
    values: [organizationId, asker],
  }),
  department: (_asker, department) => ({
    name: 'department',
    text: `with page as materialized (
             select found.* from users cross join lateral (
               select e.organization_id, e.id, e.clock_in from time_entries e
                where e.organization_id = $1 and e.user_id = users.id and ${inWindow} ${newest}) as found
              where users.organization_id = $1 and users.department_id = $2
              order by found.clock_in desc, found.id desc limit 51)
           select ${columns} from page join time_entries e on e.organization_id = page.organization_id and e.id = page.id
            order by e.clock_in desc, e.id desc`,
    values: [organizationId, department],
  }),
  changed: () => ({
    name: 'changed',
    text: `select ${columns} from time_entries e
            where e.organization_id = $1 and e.status <> 'DELETED' and e.updated_at >= '2000-01-01' order by e.updated_at, e.id limit 51`,
    values: [organizationId],
  }),
  undecided: () => ({
    name: 'undecided',
    text: `select ${columns} from (select * from (
             (select * from time_entries e where e.organization_id = $1 and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED' and ${inWindow} ${newest})
             union all
             (select * from time_entries e where e.organization_id = $1 and e.approval_status = 'REJECTED' and e.approval_status <> 'APPROVED' and ${inWindow} ${newest})) as e
            ${newest}) as e`,
    values: [organizationId],
  }),
  people: (_asker, people) => ({
    name: 'people',
    text: `select ${columns} from unnest($2::text[]) as chosen (id) cross join lateral (
             select * from time_entries e where e.organization_id = $1 and e.user_id = chosen.id and ${inWindow} ${newest}) as e ${newest}`,
    values: [organizationId, people.split(',')],
  }),
  named: () => ({
    name: 'named',
    text: `select ${columns}, u.first_name, u.last_name, p.name as project, t.name as task from time_entries e
             join users u on u.organization_id = e.organization_id and u.id = e.user_id
             left join projects p on p.organization_id = e.organization_id and p.id = e.project_id
             left join tasks t on t.organization_id = e.organization_id and t.id = e.task_id
            where e.organization_id = $1 and ${inWindow} ${newest}`,
    values: [organizationId],
  }),
  get: (id) => ({
    name: 'get',
    text: `select ${columns} from time_entries e where e.organization_id = $1 and e.id = $2`,
    values: [organizationId, id],
  }),
  create: (asker, { user_id, clock_in, clock_out, description }) => ({
    name: 'create',
    text: `insert into time_entries as e (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out, break_minutes,
             duration_minutes, description, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
           values ($1, $2, $3, ($4::timestamptz at time zone 'America/Toronto')::date, $4, $5, $4, $5, 0, 60, $6, '{}', false, 0, 'ACTIVE', 'PENDING',
             'API', now(), now()) returning ${columns}`,
    values: [organizationId, newId('ten', Date.now()), user_id ?? asker, clock_in, clock_out, description],
  }),
};

/** With the timesheet of the day, for which the person's time is taken: others may change it at the same moment. */
const createWithTrail = (asker, body) =>
  inTransactionWithTrail(pool, organizationId, { type: 'time_entry.submitted', body }, async (client) => {
    const userId = body.user_id ?? asker;
    await client.query({ name: 'lock', text: 'select pg_advisory_xact_lock(hashtext($1))', values: [userId] });
    const sheets = await client.query({
      name: 'sheet',
      text: `select t.id, t.period_start, t.period_end from timesheets t join users u on u.organization_id = t.organization_id and u.id = t.user_id
              where t.organization_id = $1 and t.user_id = $2 and u.erased_at is null
                and ($3::timestamptz at time zone 'America/Toronto')::date between t.period_start and t.period_end`,
      values: [organizationId, userId, body.clock_in],
    });
    const { rows } = await client.query(queries.create(asker, body));
    for (const { id, period_start, period_end } of sheets.rows) {
      const entries = await client.query({
        name: 'entries',
        text: `select e.id, e.work_date, e.duration_minutes, e.break_minutes, e.hourly_rate from time_entries e
                where e.organization_id = $1 and e.user_id = $2 and e.work_date between $3 and $4 and e.status = 'ACTIVE'`,
        values: [organizationId, userId, period_start, period_end],
      });
      const minutes = entries.rows.reduce((sum, entry) => sum + entry.duration_minutes, 0);
      await client.query({
        name: 'totals',
        text: `update timesheets set total_minutes = $3, regular_minutes = $3, overtime_minutes = 0, entry_count = $4, updated_at = now() where organization_id = $1 and id = $2`,
        values: [organizationId, id, minutes, entries.rows.length],
      });
    }
    return rows[0];
  });

const server = createServer((request, response) => {
  const answer = (status, data) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ data }));
  };
  const url = new URL(request.url, 'http://bench');
  const asker = request.headers['x-as'];
  if (request.method === 'POST') {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (text += chunk));
    const create = url.searchParams.has('trail')
      ? createWithTrail
      : (by, body) => pool.query(queries.create(by, body)).then(({ rows }) => rows[0]);
    request.on('end', () => void create(asker, JSON.parse(text)).then((row) => answer(201, row)));
    return;
  }
  const id = url.pathname.split('/')[4];
  if (id) {
    void pool.query(queries.get(id)).then(({ rows }) => answer(200, rows[0]));
    return;
  }
  const [view, of] = url.searchParams.get('view').split('=');
  void pool.query(queries[view](asker, of)).then(({ rows }) => answer(200, rows.slice(0, 50)));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
tellUsage();
process.on('SIGTERM', () => process.exit());
