// The SQL of time entries behind node:http and pg, and nothing else: no authentication, limits, validation, timesheets,
// events, audit or idempotency.
import { createServer } from 'node:http';
import pg from 'pg';
import { newId } from '../server/dist/kernel/ids.js';

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
    request.on('end', () => {
      void pool.query(queries.create(asker, JSON.parse(text))).then(({ rows }) => answer(201, rows[0]));
    });
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
process.on('message', () => process.send({ rssMb: Math.round(process.memoryUsage.rss() / 1e6) }));
process.on('SIGTERM', () => process.exit());
