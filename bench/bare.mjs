// The same SQL behind node:http and pg, and nothing else: no authentication, limits, validation, events, audit or idempotency.
import { createServer } from 'node:http';
import pg from 'pg';
import { newId } from '../server/dist/bench.js';
import { inTransactionWithTrail } from './bare-trail.mjs';
import { tellUsage } from './usage.mjs';

const connection = JSON.parse(process.env.BENCH_CONNECTION);
const pool = new pg.Pool({
  ...connection,
  max: Number(process.env.BENCH_POOL ?? 10),
  types: {
    getTypeParser: (oid, format) => ([1184, 1082].includes(oid) ? (text) => text : pg.types.getTypeParser(oid, format)),
  },
});
const columns = `id, first_name, last_name, middle_name, preferred_name, email, job_title, division, work_location, department_id, manager_id, role,
  level, is_active, created_at, updated_at, employment_start_date, employment_end_date, employment_type, employee_id, payroll_id, probation_period_months,
  (employment_start_date + make_interval(months => probation_period_months))::date as probation_end_date`;
const organizationId = process.env.BENCH_ORGANIZATION;

const queries = {
  list: (after, limit) => ({
    name: 'list',
    text: `select ${columns} from users where organization_id = $1 and id > $2 order by id limit $3`,
    values: [organizationId, after, limit + 1],
  }),
  changed: (limit) => ({
    name: 'changed',
    text: `select ${columns} from users where organization_id = $1 and updated_at >= '2000-01-01' order by updated_at, id limit $2`,
    values: [organizationId, limit + 1],
  }),
  named: (limit) => ({
    name: 'named',
    text: `select u.id, u.first_name, u.last_name, u.email, m.id as manager_id, m.first_name as manager_first_name, m.last_name as manager_last_name
             from users u left join users m on m.organization_id = u.organization_id and m.id = u.manager_id
            where u.organization_id = $1 order by u.id limit $2`,
    values: [organizationId, limit + 1],
  }),
  roles: (limit) => ({
    name: 'roles',
    text: `select ${columns} from (select * from (
             (select * from users where organization_id = $1 and role = 'EXECUTIVE' order by id limit $2) union all
             (select * from users where organization_id = $1 and role = 'EMPLOYEE' order by id limit $2)) as both_roles
            order by id limit $2) as users`,
    values: [organizationId, limit + 1],
  }),
  email: (email) => ({
    name: 'email',
    text: `select ${columns} from users where organization_id = $1 and email = $2`,
    values: [organizationId, email],
  }),
  get: (id) => ({
    name: 'get',
    text: `select ${columns} from users where organization_id = $1 and id = $2`,
    values: [organizationId, id],
  }),
  create: (body) => ({
    name: 'create',
    text: `insert into users (organization_id, id, email, first_name, last_name, role, level, created_at, updated_at)
           values ($1, $2, $3, $4, $5, 'EMPLOYEE', 'STANDARD', now(), now()) returning ${columns}`,
    values: [organizationId, newId('usr', Date.now()), body.email, body.first_name, body.last_name],
  }),
};

const createWithTrail = (body) =>
  inTransactionWithTrail(pool, organizationId, { type: 'user.created', body, job: 'bench' }, async (client) => {
    const { rows } = await client.query(queries.create(body));
    return rows[0];
  });

const server = createServer((request, response) => {
  const answer = (status, data) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ data }));
  };
  const url = new URL(request.url, 'http://bench');
  if (request.method === 'POST') {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (text += chunk));
    const create = url.searchParams.has('trail')
      ? createWithTrail
      : (body) => pool.query(queries.create(body)).then(({ rows }) => rows[0]);
    request.on('end', () => void create(JSON.parse(text)).then((row) => answer(201, row)));
    return;
  }
  const id = url.pathname.split('/')[4];
  if (id) void pool.query(queries.get(id)).then(({ rows }) => answer(200, rows[0]));
  else {
    const limit = Number(url.searchParams.get('limit') ?? 50);
    const narrowed = ['changed', 'named', 'roles'].find((name) => url.searchParams.has(name));
    const email = url.searchParams.get('email');
    void pool
      .query(
        narrowed
          ? queries[narrowed](limit)
          : email
            ? queries.email(email)
            : queries.list(url.searchParams.get('after') ?? '', limit),
      )
      .then(({ rows }) => answer(200, rows.slice(0, limit)));
  }
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
tellUsage();
process.on('SIGTERM', () => process.exit());
