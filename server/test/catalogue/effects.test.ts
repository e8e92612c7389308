import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { BulkOperationId } from '../../src/features/bulk-changes/kinds.ts';
import { exportKindNames, hasPay } from '../../src/features/exports/kinds.ts';
import { importJob } from '../../src/features/imports/job.ts';
import type { Operation } from '../../src/kernel/declaration.ts';
import { operationNamed } from '../../src/kernel/declared.ts';
import {
  type Effect,
  effectNames,
  effectsOf,
  isForTwo,
  possibleEffects,
  wantsFactor,
} from '../../src/kernel/effects.ts';
import { isProposable } from '../../src/kernel/proposals/four-eyes.ts';
import { defaultSettings } from '../../src/kernel/settings.ts';
import { dayIn } from '../../src/lib/days.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { openHarness } from '../harness.ts';
import { runLongWork } from '../long-work.ts';
import { requestOf } from './recipes.ts';
import { bodyOf, pathOf, specimensOf } from './specimens.ts';

/**
 * Whatever the operation: what it does to the tables it says in `effects`, so that no guard can be walked around by another door. Each
 * write is run, and the tables are looked at before and after.
 */
const harness = await openHarness();
const { world, installation } = harness;
const { db } = installation.database;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const clients = { api: await boss.api(), app: await boss.app() };
const organization = world.organizationId;

type People = Record<string, { role: string; email: string; erased: boolean; job: string }>;
interface State {
  readonly people: People;
  readonly pay: string | null;
  readonly ids: string | null;
  readonly settings: Record<string, unknown>;
  readonly sealed: number;
  readonly closed: number;
  readonly paid: number;
  readonly given: number;
  readonly days: string | null;
  readonly endpoints: string | null;
  readonly departments: number;
  readonly rates: string | null;
  readonly leads: readonly string[];
  readonly providers: readonly string[];
  readonly looks: number;
}

const hashOf = (table: string, columns: string): string =>
  `(select sum(hashtextextended((${columns})::text, 0))::text from ${table} t where t.organization_id = o.id)`;

async function state(): Promise<State> {
  const { rows } = await sql<State>`
    select (select jsonb_object_agg(u.id, jsonb_build_object('role', u.role, 'email', u.email, 'erased', u.erased_at is not null,
              'job', concat_ws('|', u.job_title, u.department_id, u.manager_id, u.level, u.division, u.work_location, u.employment_type, u.is_active)))
              from users u where u.organization_id = o.id) as people,
           ${sql.raw(hashOf('compensation_records', 'to_jsonb(t)'))} as pay,
           ${sql.raw(hashOf('user_government_ids', 'to_jsonb(t)'))} as ids,
           o.settings,
           (select count(*)::int from pay_runs r where r.organization_id = o.id) as sealed,
           (select count(*)::int from timesheets s where s.organization_id = o.id and s.status = 'FINALIZED') as closed,
           (select count(*)::int from expense_reports e where e.organization_id = o.id and e.status = 'PAID') as paid,
           (select count(*)::int from access_grants g where g.organization_id = o.id and g.ended_at is null) as given,
           ${sql.raw(hashOf('access_grants', 'jsonb_build_array(t.id, t.ends_on)'))} as days,
           ${sql.raw(hashOf('webhook_endpoints', 'jsonb_build_array(t.id, t.owner_id, t.events, t.host)'))} as endpoints,
           (select count(*)::int from departments d where d.organization_id = o.id) as departments,
           (select sum(hashtextextended(e.id || e.hourly_rate::text, 0))::text from time_entries e
             where e.organization_id = o.id and e.hourly_rate <> 0) as rates,
           array(select id || ' headed by ' || head_id from departments where organization_id = o.id and head_id is not null
                 union select department_id || ' managed by ' || user_id from department_managers where organization_id = o.id) as leads,
           array(select concat_ws(' ', id, client_id, email_domains, is_enabled, encode(sealed_secret, 'hex')) from identity_providers
                  where organization_id = o.id) as providers,
           (select count(*)::int from sensitive_access_log l where l.organization_id = o.id and l.tier = 'compensation') as looks
      from organizations o where o.id = ${organization}`.execute(db);
  return rows[0]!;
}

/** Settings that say who gets in, what takes two, and how long it is told who did what. */
const policies: readonly string[] = [
  'sign_in_policy',
  'connected_apps',
  'second_factor',
  'session_idle_minutes',
  'session_max_hours',
  'four_eyes',
  'self_service_fields',
  'kiosk_badge_is_enough',
  'audit_retention_days',
  'access_log_retention_days',
];

function causedBetween(was: State, now: State): Set<Effect> {
  const found = new Set<Effect>();
  const note = (is: boolean, effect: Effect): void => void (is && found.add(effect));
  for (const [id, person] of Object.entries(now.people)) {
    const before = was.people[id];
    const isPerson = id.startsWith('usr_');
    if (!before) {
      note(isPerson, 'PERSON_CREATED');
      note(person.role !== 'EMPLOYEE', 'ROLE_GIVEN');
      continue;
    }
    note(!before.erased && person.erased, 'PERSON_ERASED');
    if (person.erased) continue;
    note(before.role !== person.role, 'ROLE_GIVEN');
    note(before.email !== person.email, 'EMAIL_CHANGED');
    note(before.job !== person.job, 'PERSON_CHANGED');
  }
  const isNew = (of: readonly string[], before: readonly string[]): boolean => of.some((one) => !before.includes(one));
  note(was.pay !== now.pay || was.rates !== now.rates, 'PAY_CHANGED');
  note(isNew(now.leads, was.leads), 'LEAD_GIVEN');
  note(isNew(now.providers, was.providers), 'POLICY_LOOSENED');
  note(was.ids !== now.ids, 'GOVERNMENT_IDS_CHANGED');
  const names = [...new Set([...Object.keys(was.settings), ...Object.keys(now.settings)])];
  const changed = names.filter((name) => JSON.stringify(was.settings[name]) !== JSON.stringify(now.settings[name]));
  note(
    changed.some((name) => policies.includes(name)),
    'POLICY_LOOSENED',
  );
  note(
    changed.some((name) => !policies.includes(name)),
    'SETTINGS_CHANGED',
  );
  note(now.sealed > was.sealed, 'PAY_SEALED');
  note(now.closed > was.closed, 'PERIOD_CLOSED');
  note(now.paid > was.paid, 'EXPENSES_PAID');
  note(now.given >= was.given && was.days !== now.days, 'ACCESS_GIVEN');
  note(was.endpoints !== now.endpoints, 'DATA_SENT_OUT');
  note(now.departments < was.departments, 'DEPARTMENT_DELETED');
  return found;
}

/** What is left to a job is done before anyone looks. */
async function goOn(): Promise<void> {
  const of = { organization_id: organization };
  const { rows } = await sql<{ id: string }>`
    select id from long_work where organization_id = ${organization} and kind = 'bulk_change' and status = 'PENDING'
    union all select id from imports where organization_id = ${organization} and status = 'PENDING'`.execute(db);
  for (const { id } of rows) {
    if (id.startsWith('blk')) await runLongWork(installation, id);
    else await importJob.run(installation, { ...of, import_id: id });
  }
}

const declaredBy = (operation: Operation, body: unknown): readonly Effect[] =>
  effectsOf(operation, () => ({ query: {}, body: (body ?? {}) as Record<string, unknown> }));

/** What happens to the organization itself, or to those who leave of themselves, is no one's door. */
const aside: Readonly<Record<string, readonly Effect[]>> = {
  // Employment ends: the person gets no further.
  'onboarding.complete': ['PERSON_CHANGED'],
  // Its own department: what remains is where nobody is.
  'webhooks.delete': ['DATA_SENT_OUT'],
  'serviceAccounts.delete': ['DATA_SENT_OUT'],
};

const seen = new Set<Effect>();
let last: State | null = null;

async function causedBy(operation: Operation, run: () => Promise<{ status: number; text: string }>): Promise<Effect[]> {
  const was = last ?? (await state());
  const answer = await run();
  expect(answer.status, `${operation.id}: ${answer.text}`).toBeLessThan(300);
  await goOn();
  last = await state();
  const caused = [...causedBetween(was, last)];
  for (const effect of caused) seen.add(effect);
  return caused;
}

const address = (): string => `${randomUUID().slice(0, 8)}@example.com`;

/** What a request can be made to do beyond the example of its body. */
const tempting: Readonly<
  Record<string, (usr: string, today: string) => { readonly body: object; readonly causes: readonly Effect[] }[]>
> = {
  'users.create': () => [
    {
      body: { first_name: 'A', last_name: 'B', email: address(), role: 'ADMINISTRATOR' },
      causes: ['PERSON_CREATED', 'ROLE_GIVEN'],
    },
  ],
  'hires.create': () => [
    {
      body: {
        first_name: 'A',
        last_name: 'B',
        email: address(),
        role: 'ADMINISTRATOR',
        compensation: { pay_type: 'HOURLY', amount: 20 },
      },
      causes: ['PERSON_CREATED', 'ROLE_GIVEN', 'PAY_CHANGED'],
    },
  ],
  'users.update': () => [
    { body: { role: 'DEPARTMENT_HEAD', job_title: 'Head' }, causes: ['ROLE_GIVEN', 'PERSON_CHANGED'] },
  ],
  'serviceAccounts.create': () => [{ body: { name: 'A', role: 'ADMINISTRATOR' }, causes: ['ROLE_GIVEN'] }],
  'serviceAccounts.update': () => [{ body: { role: 'DEPARTMENT_HEAD' }, causes: ['ROLE_GIVEN'] }],
  'users.updateGovernmentIds': () => [{ body: { tax_id: 'T-1' }, causes: ['GOVERNMENT_IDS_CHANGED'] }],
  'employment.create': (_usr, today) => [
    { body: { effective_date: today, values: { job_title: 'As of today' } }, causes: ['PERSON_CHANGED'] },
  ],
  'imports.create': () => [
    {
      body: {
        kind: 'people',
        csv: `first_name,last_name,email,role,hourly_pay\nA,B,${address()},ADMINISTRATOR,20`,
      },
      causes: ['PERSON_CREATED', 'ROLE_GIVEN', 'PAY_CHANGED'],
    },
    {
      body: {
        kind: 'compensation',
        csv: `user_email,effective_date,pay_type,amount\n${emailOfSpecimen},2026-01-01,HOURLY,20`,
      },
      causes: ['PAY_CHANGED'],
    },
    {
      body: { kind: 'departments', csv: `name,head_email\nLed,${emailOfSpecimen}` },
      causes: ['LEAD_GIVEN'],
    },
  ],
  'bulkChanges.create': (usr, today) => [
    {
      body: {
        operation_id: 'users.update',
        audience: { user_ids: [usr] },
        input: { role: 'EMPLOYEE', job_title: 'One of many' },
      },
      causes: ['ROLE_GIVEN', 'PERSON_CHANGED'],
    },
    {
      body: {
        operation_id: 'employment.create',
        audience: { user_ids: [usr] },
        input: { effective_date: today, values: { job_title: 'Of a bulk' } },
      },
      causes: ['PERSON_CHANGED'],
    },
    {
      body: {
        operation_id: 'compensation.raise',
        audience: { user_ids: [usr] },
        input: { percent: 3, effective_date: '2026-02-01' },
      },
      causes: ['PAY_CHANGED'],
    },
  ],
  'departments.create': (usr) => [{ body: { name: address(), head_id: usr }, causes: ['LEAD_GIVEN'] }],
  'departments.update': (usr) => [{ body: { head_id: usr }, causes: ['LEAD_GIVEN'] }],
  'departments.setManagers': (usr) => [{ body: { user_ids: [usr] }, causes: ['LEAD_GIVEN'] }],
  'timeEntries.create': (usr) => [
    {
      body: {
        user_id: usr,
        clock_in: '2026-01-05T05:00:00-05:00',
        clock_out: '2026-01-05T06:00:00-05:00',
        hourly_rate: 90,
      },
      causes: ['PAY_CHANGED'],
    },
  ],
  'timeEntries.update': () => [{ body: { hourly_rate: 91 }, causes: ['PAY_CHANGED'] }],
  'settings.update': () => [
    { body: { second_factor: 'ADMINISTRATORS' }, causes: ['POLICY_LOOSENED'] },
    { body: { second_factor: 'OPTIONAL', proposal_days: 13 }, causes: ['POLICY_LOOSENED', 'SETTINGS_CHANGED'] },
  ],
};
const { rows: specimenRows } = await sql<{ email: string }>`
  select email from users where organization_id = ${organization} and id = ${specimens['usr'] ?? ''}`.execute(db);
const emailOfSpecimen = specimenRows[0]!.email;

const writes = catalogue.operations
  .filter(isProposable)
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
const asCases = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ operation, name: operation.id }));

describe('what a write does to the tables, it declares', () => {
  const today = dayIn('America/Toronto', installation.clock.nowMs());
  it.each(Object.keys(tempting))('%s: with what it should not be asked for lightly', async (name) => {
    const operation = operationNamed(catalogue, name);
    for (const { body, causes } of tempting[name]!(specimens['usr']!, today)) {
      const caused = await causedBy(operation, () =>
        clients.app.send(operation.method, pathOf(operation, specimens), body),
      );
      // Otherwise nothing was tried.
      expect(caused).toEqual(expect.arrayContaining([...causes]));
      expect(declaredBy(operation, body)).toEqual(expect.arrayContaining(caused));
    }
  });

  it.each(asCases(writes.filter(({ id }) => id !== 'bulkChanges.create')))('$name', async ({ operation }) => {
    const { path, client, body, options } = await requestOf(operation, { harness, specimens, clients });
    // What the recipe made is not of the operation.
    last = null;
    const caused = await causedBy(operation, () => client.send(operation.method, path, body, options));
    const known = [...declaredBy(operation, body), ...(aside[operation.id] ?? [])];
    expect(caused.filter((effect) => !known.includes(effect))).toEqual([]);
  });

  it('each of them was seen, but for an address, which changes by a link', () => {
    const missed = effectNames.filter((effect) => isForTwo(effect) && !seen.has(effect));
    expect(missed).toEqual([]);
  });

  it.each(asCases(catalogue.operations.filter(({ kind }) => kind === 'file')))(
    '$name: a file with pay in it',
    async ({ operation }) => {
      const { looks } = await state();
      const query = { payRuns_file: { preset: 'CSV' } }[operation.id.replace('.', '_')];
      await clients[operation.surface].get(pathOf(operation, specimens), query && { query });
      const isPay = (await state()).looks > looks;
      if (isPay) expect(possibleEffects(operation)).toContain('PAY_TAKEN_OUT');
    },
  );
});

describe('lists as files', () => {
  it.each(exportKindNames.filter((kind) => !hasPay(kind)))('%s: tells nothing of pay', async (kind) => {
    const { looks } = await state();
    const { status, data, text } = await clients.app.post('/exports', { kind });
    expect(status, text).toBe(202);
    await runLongWork(installation, String(data.id));
    expect((await state()).looks).toBe(looks);
  });
});

describe('guards hang on what is declared', () => {
  const guarded = catalogue.operations.filter(({ effects }) => effects !== undefined);

  it('every write that two people can be asked for can be proposed', () => {
    const stuck = guarded.filter(
      (operation) =>
        operation.kind === 'write' && possibleEffects(operation).some(isForTwo) && !isProposable(operation),
    );
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });

  it('many at once cause what each of them causes', () => {
    const bulk = operationNamed(catalogue, 'bulkChanges.create');
    for (const id of (BulkOperationId as unknown as { enum: string[] }).enum) {
      const operation = operationNamed(catalogue, id);
      for (const input of [{}, { role: 'ADMINISTRATOR' }]) {
        const each = id === 'users.update' ? declaredBy(operation, input) : declaredBy(operation, {});
        expect(declaredBy(bulk, { operation_id: id, input })).toEqual(expect.arrayContaining([...each]));
      }
    }
  });

  const forTwo = guarded.filter(({ kind }) => kind === 'write').filter((one) => possibleEffects(one).some(isForTwo));
  it.each(asCases(forTwo))('403 needs_proposal, 401 fresh_sign_in: $name', async ({ operation }) => {
    const variants = tempting[operation.id]?.(specimens['usr']!, '2026-03-01').map(({ body }) => body) ?? [
      bodyOf(operation),
    ];
    const path = pathOf(operation, specimens);
    const client = clients[operation.surface];
    await world.set({ ...defaultSettings, four_eyes: effectNames.filter(isForTwo) });
    for (const body of variants) {
      const alone = await client.send(operation.method, path, body);
      expect(alone, alone.text).toMatchObject({ status: 403, error: { details: { reason: 'needs_proposal' } } });
    }
    await world.set(defaultSettings);
    for (const body of variants) {
      const asked = { query: {}, body: (body ?? {}) as Record<string, unknown> };
      if (!wantsFactor(operation, () => asked)) continue;
      const app = await world.signedIn(boss.id);
      await sql`update sessions set factor_at = ${new Date(installation.clock.nowMs() - 601_000).toISOString()}
                 where organization_id = ${organization} and user_id = ${boss.id} and created_at > ${installation.clock.now()}`.execute(
        db,
      );
      for (const query of [{}, { propose: 'true' }]) {
        const stale = await app.send(operation.method, path, body, { query });
        expect(stale, stale.text).toMatchObject({ status: 401, error: { details: { reason: 'fresh_sign_in' } } });
      }
      await sql`update sessions set factor_at = created_at where organization_id = ${organization}`.execute(db);
    }
  });
});
