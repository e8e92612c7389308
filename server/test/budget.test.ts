import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { type SpanAttributes, type Tracer, useTracer } from '../src/tracing.ts';
import type { Client, Response } from './client.ts';
import { openHarness } from './harness.ts';

/**
 * What the commonest requests may cost: round trips to the database and statements in them, and for a create the rows that it leaves and
 * their bytes. A feature that needs more raises the number here, and says in its change what for.
 */
interface Budget {
  readonly trips: number;
  readonly statements: number;
  readonly rows?: number;
  readonly bytes?: number;
}

const { world, installation } = await openHarness();
const { db } = installation.database;

/**
 * What this process does besides: it hands jobs over, tells screens of changes, and notes requests and last uses, once for many; and who
 * asks is looked up again once a second (`select departments`, by the first table of that statement), which a slow machine meets.
 */
const isBesides = (trip: readonly string[]): boolean =>
  /^(delete job_outbox|select unnest|insert request_log|update api_tokens|update sessions|select departments)$/.test(
    trip.join(),
  );

const trips: (readonly string[])[] = [];
const counting: Tracer = {
  trace: (kind, _name, attributes: SpanAttributes, work) => {
    if (kind === 'statements') trips.push(String(attributes['db.query.summary']).split('; '));
    return work();
  },
  startRequest: () => {
    throw new Error('The server was built without a tracer.');
  },
  annotate: () => undefined,
  headers: () => ({}),
  traceparent: () => null,
};
afterAll(() => {
  useTracer(null);
});

const admin = await world.administrator();
const head = await world.departmentHeadOf('Kitchen');
const cook = await world.employee({ department: 'Kitchen' });
const api: Record<'admin' | 'head' | 'cook', Client> = {
  admin: await admin.api(),
  head: await head.api(),
  cook: await cook.api(),
};
const app = await cook.app();

let n = 0;
const key = () => ({ headers: { 'idempotency-key': `budget-${String(++n)}` } });
const anHour = () => {
  const startMs = Date.parse('2026-03-02T13:00:00Z') + (n++ % 4) * 86_400_000;
  return { clock_in: new Date(startMs).toISOString(), clock_out: new Date(startMs + 3_600_000).toISOString() };
};
const record = () => api.cook.post('/time-entries', anHour(), key());
const waiting = async (): Promise<string> => String((await record()).data.id);
const entryId = await waiting();

/** What it does beforehand is not counted. */
type Asked = () => Promise<() => Promise<Response>>;
const at =
  (send: () => Promise<Response>): Asked =>
  () =>
    Promise.resolve(send);

const budgets: readonly [name: string, asked: Asked, budget: Budget][] = [
  ['a person', at(() => api.admin.get(`/users/${cook.id}`)), { trips: 2, statements: 2 }],
  ['people', at(() => api.admin.get('/users')), { trips: 2, statements: 3 }],
  ['people of two roles', at(() => api.admin.get('/users?role=EMPLOYEE,EXECUTIVE')), { trips: 2, statements: 3 }],
  [
    'a new person',
    at(() =>
      api.admin.post(
        '/users',
        { first_name: 'Ada', last_name: 'Byron', email: `ada${String(++n)}@example.com` },
        key(),
      ),
    ),
    { trips: 1, statements: 13, rows: 11, bytes: 3500 },
  ],
  [
    'a change of a person',
    at(() => api.admin.patch(`/users/${cook.id}`, { preferred_name: `P${String(++n)}` }, key())),
    { trips: 4, statements: 11 },
  ],
  ['a time entry', at(() => api.cook.get(`/time-entries/${entryId}`)), { trips: 1, statements: 1 }],
  ['one’s own time entries', at(() => api.cook.get('/time-entries')), { trips: 2, statements: 2 }],
  ['time entries of a department', at(() => api.head.get('/time-entries')), { trips: 2, statements: 2 }],
  [
    'time entries of two people',
    at(() => api.admin.get(`/time-entries?user_id=${cook.id},${head.id}`)),
    { trips: 2, statements: 2 },
  ],
  // 48 bytes of them say in event and answer that its hours were not typed alone (`is_duration`).
  // 32 more say where the clock differs from the shift (`shift_flags`).
  ['a new time entry', at(record), { trips: 2, statements: 12, rows: 6, bytes: 3282 }],
  [
    'an approval',
    async () => {
      const id = await waiting();
      return () => api.head.post(`/time-entries/${id}/approve`);
    },
    { trips: 5, statements: 11 },
  ],
  ['one’s own shifts', at(() => api.cook.get('/shifts')), { trips: 1, statements: 1 }],
  ['the session of the app', at(() => app.get('/session')), { trips: 3, statements: 3 }],
];

interface Written {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** Rows that transactions since this one left, new or changed; without those that leave at once or are gathered. */
async function writtenSince(transaction: string): Promise<Written[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname !~ '^(job_outbox|request_log|api_tokens|sessions)'`.execute(db);
  const each = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*)::integer as rows, coalesce(sum(pg_column_size(t.*)), 0)::integer as bytes
        from ${sql.ref(name)} t where t.xmin::text::bigint >= ${transaction}::bigint`,
  );
  const { rows } = await sql<Written>`select * from (${sql.join(each, ' union all ')}) as found where rows > 0`.execute(
    db,
  );
  return rows;
}

const nextTransaction = async (): Promise<string> =>
  (await sql<{ id: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as id`.execute(db)).rows[0]!.id;

describe('what a request may cost', () => {
  it.each(budgets)('%s', async (_name, asked, budget) => {
    // What is looked up once and then known belongs to no request.
    for (let time = 0; time < 2; time++) await (await asked())();
    const send = await asked();
    const before = await nextTransaction();
    useTracer(counting);
    trips.length = 0;
    const answer = await send();
    const seen = trips.splice(0).filter((trip) => !isBesides(trip));
    useTracer(null);
    expect(answer.status, answer.text).toBeLessThan(300);

    const statements = seen.flat().length;
    expect(seen.length, `round trips: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(budget.trips);
    expect(statements, `statements: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(budget.statements);
    if (budget.rows === undefined || budget.bytes === undefined) return;
    const written = await writtenSince(before);
    const total = (of: 'rows' | 'bytes'): number => written.reduce((sum, one) => sum + one[of], 0);
    expect(total('rows'), `rows: ${JSON.stringify(written)}`).toBeLessThanOrEqual(budget.rows);
    expect(total('bytes'), `bytes: ${JSON.stringify(written)}`).toBeLessThanOrEqual(budget.bytes);
  });
});
