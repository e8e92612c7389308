import { describe, expect, it } from 'vitest';
import { correctionFieldNames } from '../../src/features/time/entries/record.ts';
import type { Withheld } from '../../src/kernel/context.ts';
import { isRehearsable, type Operation } from '../../src/kernel/declaration.ts';
import { type Role, roleCanUse, roles, type Scope, usableScopes } from '../../src/kernel/scopes.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client } from '../client.ts';
import { openHarness } from '../harness.ts';
import type { Somebody } from '../world.ts';
import { bodyOf, pathOf, specimensOf } from './specimens.ts';

/** What an answer says of itself, and of what a token may do, is held against what really happens. */
const harness = await openHarness();
const { world } = harness;
const specimens = await specimensOf(harness, world, await world.executive());
await world.set({ directory_employee_sees_all: true });
const people = Object.fromEntries(
  await Promise.all(
    roles.map(async (role) => {
      const department = role === 'EMPLOYEE' ? 'Specimens' : 'Elsewhere';
      return [
        role,
        await (role === 'DEPARTMENT_HEAD' ? world.departmentHeadOf('Specimens') : world.person(role, { department })),
      ] as const;
    }),
  ),
) as Record<Role, Somebody>;
const operations = catalogue.operations.filter(({ surface }) => surface === 'api');

describe('explain=true: every field that is left out is named, and no other', () => {
  const explaining = operations.filter(({ query }) => query?.properties['explain'] !== undefined);
  const cases = explaining.flatMap((operation) => roles.map((role) => ({ operation, role, name: operation.id })));

  const answerOf = async (operation: Operation, client: Client) => {
    const window = operation.id === 'timeEntries.list' ? { start_date: '2026-03-01', end_date: '2026-03-31' } : {};
    const query = { ...window, explain: 'true' };
    const answer = await client.get(pathOf(operation, specimens), { query });
    const records = [answer.data].flat().filter(Boolean) as object[];
    const known = Object.keys((operation.returns as { properties?: object }).properties ?? {});
    // What `include` adds was not asked for; nobody put these hours right, so that there is nothing to leave out.
    const absent = [...Object.keys(operation.includes ?? {}), ...correctionFieldNames];
    const missing = known
      .filter((name) => !absent.includes(name))
      .filter((name) => records.some((record) => !(name in record)));
    return { answer, missing, withheld: (answer.body.meta?.withheld ?? []) as Withheld[] };
  };

  it.each(cases)('$name as $role', async ({ operation, role }) => {
    const needed = operation.scope as Scope;
    for (const held of [[needed], usableScopes(role)]) {
      const { answer, missing, withheld } = await answerOf(operation, await people[role].api(held));
      if (answer.status === 404 || answer.data?.length === 0) continue;
      expect(answer.status).toBe(200);
      expect(withheld.flatMap(({ fields }) => fields).sort()).toEqual(missing.sort());
      for (const { scope, reason } of withheld) {
        const isHeld = scope === null || held.includes(scope);
        expect(reason).toBe(isHeld ? 'role' : 'scope');
      }
    }
  });

  it('covers people, time entries and timesheets, lists and get-one', () => {
    expect(explaining.map(({ id }) => id).sort()).toEqual([
      'timeEntries.get',
      'timeEntries.list',
      'timesheets.get',
      'timesheets.list',
      'users.get',
      'users.list',
    ]);
  });

  it('without it nothing is said; it must be true or false', async () => {
    const api = await people.EXECUTIVE.api(['users:read']);
    expect((await api.get('/users')).body.meta.withheld).toBeUndefined();
    expect((await api.get('/users', { query: { explain: 'false' } })).body.meta.withheld).toBeUndefined();
    const wrong = await api.get('/users', { query: { explain: 'yes' } });
    expect(wrong).toMatchObject({ status: 422, error: { details: { field: 'explain' } } });
  });

  it('a token that sees everything is told that nothing is withheld; the version stays', async () => {
    const api = await people.EXECUTIVE.api();
    const path = pathOf(
      operations.find(({ id }) => id === 'users.get')!,
      specimens,
    );
    const explained = await api.get(path, { query: { explain: 'true' } });
    expect(explained.body.meta.withheld).toEqual([]);
    expect(explained.headers['etag']).toBe((await api.get(path)).headers['etag']);
  });
});

describe('GET /token/operations agrees with what calls are refused with', () => {
  interface Told {
    readonly operation_id: string;
    readonly allowed: boolean;
    readonly reason?: string;
    readonly required_scope?: string | null;
  }
  const told = async (client: Client): Promise<Map<string, Told>> => {
    const { status, data } = await client.get('/token/operations');
    expect(status).toBe(200);
    return new Map((data as Told[]).map((one) => [one.operation_id, one]));
  };

  /** What the gate says to a call; null if it lets it through. */
  async function hurdleOf(client: Client, operation: Operation): Promise<string | null> {
    const query = isRehearsable(operation) || operation.method !== 'GET' ? { query: { dry_run: 'true' } } : {};
    const path = pathOf(operation, specimens);
    const { error } = await client.send(operation.method, path, bodyOf(operation), query);
    if (error?.code === 'SCOPE_MISSING' && error.details.required_scope === operation.scope) return 'scope';
    if (error?.code === 'MODULE_DISABLED') return 'module';
    return error?.code === 'FORBIDDEN' && error.details?.required_role !== undefined ? 'role' : null;
  }

  it.each(roles)('with every second scope, as %s', async (role) => {
    const all = catalogue.operations.flatMap(({ scope }) => (scope === null ? [] : [scope]));
    const held = [...new Set(all)].filter((_, index) => index % 2 === 0);
    const client = await people[role].api(held);
    const verdicts = await told(client);
    expect([...verdicts.keys()]).toEqual(operations.map(({ id }) => id));
    for (const operation of operations) {
      const verdict = verdicts.get(operation.id)!;
      expect([operation.id, verdict.reason ?? null]).toEqual([operation.id, await hurdleOf(client, operation)]);
      expect(verdict.allowed).toBe(verdict.reason === undefined);
      expect(verdict.required_scope).toBe(verdict.allowed ? undefined : operation.scope);
    }
    const isUsable = held.some((scope) => !roleCanUse(role, scope));
    expect([...verdicts.values()].some(({ reason }) => reason === 'role')).toBe(isUsable);
  });

  it('a module that is off, and in the app a plan without the API', async () => {
    const here = await world.another({ settings: { modules: { time_tracking: false, expenses: true } } });
    const admin = await here.administrator();
    expect((await told(await admin.api())).get('timesheets.list')).toMatchObject({ allowed: false, reason: 'module' });
    const free = await world.another({ plan: 'FREE' });
    const reasons = [...(await told(await (await free.administrator()).app())).values()].map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['plan']));
  });
});
