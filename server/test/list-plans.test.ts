import type { TSchema } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../src/kernel/declaration.ts';
import { idPrefixOf } from '../src/kernel/example.ts';
import { packageNames, scopesOf } from '../src/kernel/packages.ts';
import { catalogue } from '../src/main/catalogue.ts';
import type { Client } from './client.ts';
import { openHarness } from './harness.ts';
import { fillWithMany } from './many-rows.ts';
import { keptPlanOf, nodesOf, type Plan, planOf, rowsOf, type Statement, statementsOf } from './plans.ts';
import { scimClient } from './scim/scim-client.ts';

const { world, installation, server } = await openHarness();
const people = 6000;
/** What a page may read: some times its size for each of the values and people that narrow it, and no more. */
const mostRows = 2000;

let large: readonly string[] = [];
const clients = {} as Record<'administrator' | 'head' | 'employee' | 'holder' | 'holderHere', Client>;
let app: Client;
const ids: Record<string, readonly string[]> = {};

beforeAll(async () => {
  const admin = await world.administrator();
  const head = await world.departmentHeadOf('Kitchen');
  const employee = await world.employee({ department: 'Kitchen' });
  const departmentId = await world.department('Kitchen');
  large = await fillWithMany(installation, world, {
    people,
    rows: people,
    entries: 24_000,
    employeeId: employee.id,
    departmentId,
  });
  const nth = (prefix: string, n: number): string => `${prefix}_${String(n).padStart(26, '0')}`;
  ids['usr'] = [employee.id, nth('usr', 200)];
  ids['dep'] = [departmentId, nth('dep', 3)];
  for (const prefix of ['prj', 'cli', 'lvt', 'crs', 'cfd', 'fld', 'shf', 'crq'])
    ids[prefix] = [nth(prefix, 2), nth(prefix, 3)];
  clients.administrator = await admin.api();
  app = await admin.app();
  clients.head = await head.api();
  clients.employee = await employee.api();
  // Two to whom everything was given that can be: for everyone, and for people of one department.
  for (const [name, departments] of [
    ['holder', null],
    ['holderHere', [departmentId]],
  ] as const) {
    const holder = await world.employee({ department: 'Kitchen' });
    await world.give(holder, { department_ids: departments && [...departments] });
    clients[name] = await holder.api(scopesOf('EMPLOYEE', packageNames));
  }
}, 60_000);

/** Why a plan would grow with the table; nothing if it would not. */
function faultsOf(plan: Plan, isBounded: boolean): string[] {
  const nodes = [...nodesOf(plan)];
  const scans = nodes.filter((node) => large.includes(node['Relation Name'] ?? ''));
  const read = scans.reduce((sum, node) => sum + rowsOf(node), 0);
  const sorts = nodes.filter((node) => node['Node Type'].endsWith('Sort')).flatMap(({ Plans = [] }) => Plans);
  return [
    ...scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => `seq scan of ${node['Relation Name'] ?? ''}`),
    ...sorts.filter((node) => rowsOf(node) > mostRows).map((node) => `sorts ${String(rowsOf(node))} rows`),
    ...(isBounded && read > mostRows ? [`reads ${String(read)} rows`] : []),
  ];
}

/**
 * Filters without an index of their own: the list goes along its order and passes over what does not fit. The states of most
 * records follow from the day.
 */
const isPassedOver = ({ path }: Operation, filter: string): boolean =>
  ['report_type', 'is_company_library', 'tag', 'is_billable', 'type', 'expires_before', 'ends_by'].includes(filter) ||
  (filter === 'status' && ['/training', '/certifications', '/benefits', '/shifts'].includes(path));

interface Case {
  readonly name: string;
  readonly query: Record<string, string>;
  readonly isBounded: boolean;
}

const lookUps: Record<string, string> = {
  week: '2026-03-09',
  email: 'P77@many.example',
  employee_id: 'E77',
  code: 'P77',
  report_number: 'EXP-77',
  tag: 'x',
  operation: 'users.update',
  start_date: '2026-03-01',
  end_date: '2026-03-20',
  period_start: '2026-01-01',
  period_end: '2026-03-31',
  from: '2026-03-01',
  to: '2026-03-20',
  before: '2026-03-20',
  expires_before: '2026-03-20',
  ends_by: '2026-03-20',
};

/** Values to try a filter with: one, and several if it takes them. */
function valuesFor(name: string, schema: TSchema): string[] {
  const { type, items, enum: options } = schema as { type?: string; items?: TSchema; enum?: string[] };
  if (name === 'updated_since') return ['2000-01-01T00:00:00Z', '2026-03-09T11:00:00Z'];
  // A day on which everyone was there, and one on which no one was.
  if (name === 'as_of') return ['2026-03-10', '1999-12-31'];
  if (type === 'array') {
    const { enum: choices } = items as { enum?: string[] };
    const values = choices ?? ids[idPrefixOf(items!) ?? ''] ?? [];
    return values.length === 0 ? [] : [values.at(-1)!, values.slice(-2).join()];
  }
  if (type === 'boolean') return ['true', 'false'];
  if (options) return options.slice(-1);
  const prefix = idPrefixOf(schema);
  if (prefix !== null) return ids[prefix]?.slice(0, 1) ?? [];
  return lookUps[name] === undefined ? [] : [lookUps[name]];
}

/** For those who see some: what narrows the table by itself. What others have changed is passed over, so it must be recent. */
const forSome = (name: string): boolean => /^(no filter|user_id=|updated_since=2026)/.test(name);

const filtersOf = (operation: Operation): [string, TSchema][] =>
  Object.entries(operation.query?.properties ?? {}).filter(([name]) => !['fields', 'include'].includes(name));

function casesOf(operation: Operation): Case[] {
  return [
    { name: 'no filter', query: {}, isBounded: true },
    ...filtersOf(operation).flatMap(([name, schema]) =>
      valuesFor(name, schema).map((value) => ({
        name: `${name}=${value}`,
        query: { [name]: value },
        isBounded: !isPassedOver(operation, name),
      })),
    ),
  ];
}

/** Those of one record are bounded by it; pay periods count the timesheets that they tell of. */
const lists = catalogue.operations.filter(
  ({ kind, surface, path }) => kind === 'list' && surface === 'api' && !path.includes('{') && path !== '/pay-periods',
);

describe('the plan of every list on tables of 6,000 and 24,000 rows', () => {
  it('is looked at with every filter: one that is text needs a value here, in `lookUps`', () => {
    // The feed goes along its positions and passes over what does not fit.
    const filtered = lists.filter(({ id }) => id !== 'events.list');
    const untried = filtered.flatMap((operation) =>
      filtersOf(operation)
        .filter(([name, schema]) => valuesFor(name, schema).length === 0)
        .map(([name]) => `${operation.id} ${name}`),
    );
    expect(untried).toEqual([]);
  });

  it.each(lists.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const faults: string[] = [];
    for (const [role, client] of Object.entries(clients)) {
      const cases = casesOf(operation).filter(({ name }) => role === 'administrator' || forSome(name));
      for (const { name, query, isBounded } of cases) {
        const faultsAt = async (page: string, search: Record<string, string>): Promise<string | null> => {
          let next: string | null = null;
          const statements = await statementsOf(async () => {
            const { status, body } = await client.get(operation.path, { query: search });
            if (status === 403) return;
            expect([status, body.error], `${role} ${name}`).toEqual([200, undefined]);
            next = body.meta.next_cursor as string | null;
          });
          for (const statement of statements) {
            for (const fault of faultsOf(await planOf(installation, statement), isBounded)) {
              faults.push(`${role}, ${name}, ${page}: ${fault}`);
            }
          }
          return next;
        };
        const cursor = await faultsAt('first page', query);
        if (cursor !== null && forSome(name)) await faultsAt('second page', { ...query, cursor });
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Of what is asked value by value, the values once more: PostgreSQL then expects so few rows that any index will do. */
function saysTwice({ text }: Statement): boolean {
  const column = /(\S+) = choice\.value/.exec(text)?.[1];
  return column !== undefined && text.includes(`${column} = any(`);
}

describe('the plan that is kept for a filter of several values', () => {
  const ofSeveral = lists.flatMap((operation) =>
    casesOf(operation)
      .filter(({ isBounded, query }) => isBounded && Object.values(query).some((value) => value.includes(',')))
      .map((tried) => ({ operation, ...tried, title: `${operation.id}, ${tried.name.replace(/=.*/, '')}` })),
  );

  it.each(ofSeveral)('$title', async ({ operation, query }) => {
    const statements = await statementsOf(async () => {
      expect((await clients.administrator.get(operation.path, { query })).status).toBe(200);
    });
    expect(statements.filter(saysTwice)).toEqual([]);
    const kept = await Promise.all(statements.map((statement) => keptPlanOf(installation, statement)));
    expect(kept.flatMap(({ plan }) => faultsOf(plan, true))).toEqual([]);
    // Planned anew each time, a list of several values takes longer to plan than to run.
    expect(kept.map(({ isKept }) => isKept)).not.toContain(false);
  });
});

describe('the plan of a search for a person', () => {
  // Documents are searched by their titles: the list goes along its order and passes over others.
  const searched = lists.filter(
    ({ appQuery, path }) => appQuery?.properties['q'] !== undefined && path !== '/documents',
  );

  it('is had by the lists that the app searches', () => {
    expect(searched.map(({ path }) => path)).toEqual(expect.arrayContaining(['/users', '/timesheets', '/training']));
  });

  it.each(searched.map(({ path }) => path))('%s', async (path) => {
    const statements = await statementsOf(async () => {
      const { status } = await app.get(path, { query: { q: 'n77' } });
      expect(status).toBe(200);
    });
    const plans = await Promise.all(statements.map((statement) => planOf(installation, statement)));
    expect(plans.flatMap((plan) => faultsOf(plan, true))).toEqual([]);
  });
});

describe('the plan of what directories look up by SCIM', () => {
  it.each([
    'userName eq "p77@many.example"',
    'externalId eq "x-77"',
    'id eq "usr_00000000000000000000000077"',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber eq "E77"',
    'userName eq "p77@many.example" and active eq true',
  ])('%s', async (filter) => {
    const client = await scimClient({ server }, world);
    const statements = await statementsOf(async () => {
      expect((await client.find(filter)).status).toBe(200);
    });
    const plans = await Promise.all(statements.map((statement) => planOf(installation, statement)));
    expect(plans.flatMap((plan) => faultsOf(plan, true))).toEqual([]);
  });
});

/** How many buffers a page may read more than another one: rows lie where they lie. */
const otherRows = 20;

describe('a page far into a list costs what the second one costs', () => {
  const cases = lists.flatMap((operation) =>
    casesOf(operation)
      .filter(({ name }) => /^(no filter|updated_since=2000|end_date=)/.test(name))
      .map(({ name, query }) => ({ path: operation.path, name, query })),
  );

  const farInto = new Set<string>();

  it.each(cases)('$path, $name', async ({ path, name, query }) => {
    const follow = async (cursor: string | null): Promise<string | null> => {
      const page = { ...query, limit: '100', ...(cursor !== null && { cursor }) };
      const { status, body } = await clients.administrator.get(path, { query: page });
      expect(status).toBe(200);
      return body.meta.next_cursor as string | null;
    };
    const buffersAt = async (cursor: string): Promise<number> => {
      const plans = (await statementsOf(() => follow(cursor))).map((one) => planOf(installation, one));
      const buffers = (await Promise.all(plans)).map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
      return buffers.reduce((sum, one) => sum + one, 0);
    };
    const cursors: string[] = [];
    for (let next = await follow(null); next !== null && cursors.length < 50; next = await follow(next))
      cursors.push(next);
    const [second, far] = [cursors[0], cursors.at(-2)];
    // A list of one or two pages has none that is far.
    if (second === undefined || far === undefined) return;
    if (cursors.length === 50) farInto.add(`${path}, ${name}`);
    expect(await buffersAt(far)).toBeLessThanOrEqual((await buffersAt(second)) + otherRows);
  });

  it('was tried far into lists with a window, and of what has changed', () => {
    expect([...farInto]).toEqual(
      expect.arrayContaining(['/time-entries, no filter', '/leaves, end_date=2026-03-20', '/users, no filter']),
    );
    expect(farInto.size).toBeGreaterThan(25);
  });
});

describe('updated_since', () => {
  const telling = lists.filter(({ query }) => query?.properties['updated_since'] !== undefined);

  it('is taken by every list that integrations mirror', () => {
    expect(telling.map(({ path }) => path).sort()).toEqual([
      '/clients',
      '/departments',
      '/documents',
      '/expense-reports',
      '/leaves',
      '/projects',
      '/shifts',
      '/teams',
      '/time-entries',
      '/timesheets',
      '/users',
    ]);
  });

  it.each(telling.map(({ path }) => path))(
    '%s: pages in the order of updated_at, from that instant on',
    async (path) => {
      const updated_since = '2026-03-09T11:30:00Z';
      const query = {
        updated_since,
        fields: 'updated_at',
        ...(path === '/departments' && { include_inactive: 'true' }),
      };
      const seen: { id: string; updated_at: string }[] = [];
      let cursor: string | null = null;
      do {
        const { body, status } = await clients.administrator.get(path, {
          query: { ...query, limit: '7', ...(cursor !== null && { cursor }) },
        });
        expect(status).toBe(200);
        seen.push(...(body.data as typeof seen));
        cursor = body.meta.next_cursor as string | null;
      } while (cursor !== null && seen.length < 70);
      const table = { '/leaves': 'leave_requests' }[path] ?? path.slice(1).replace('-', '_');
      // Service accounts are kept with people, and are none.
      const isListed = table === 'users' ? `and id like 'usr%'` : '';
      const { rows } = await installation.database.pool.query<{ id: string }>(
        `select id from ${table} where organization_id = $1 and updated_at >= $2 ${isListed} order by updated_at, id limit $3`,
        [world.organizationId, updated_since, seen.length],
      );
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(Object.keys(seen[0]!)).toEqual(['id', 'updated_at']);
    },
  );
});
