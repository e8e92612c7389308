import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { answering, type Received, Receiver } from '../../src/features/webhooks/testing/receiver.ts';
import { eventTriggers } from '../../src/features/webhooks/testing/triggers.ts';
import { endpointAt, logOf } from '../../src/features/webhooks/testing/workplace.ts';
import type { CancelReason } from '../../src/kernel/delivery.ts';
import type { EventDefinition } from '../../src/kernel/events.ts';
import { roleCanUse } from '../../src/kernel/scopes.ts';
import { runJobsOnce } from '../../src/worker/run.ts';
import { openHarness } from '../harness.ts';
import type { Somebody } from '../world.ts';

/**
 * Rights and privacy that change between two attempts, for every event of the catalogue. All events are raised once; each
 * change has an endpoint of its own, whose first attempts failed before it and whose second ones come after it.
 */
const { installation, world } = await openHarness({ env: { MUSTER_WEBHOOK_RETRY_SECONDS: '36000,36000' } });
const { catalogue, clock, database } = installation;
const { db } = database;
const receiver = await Receiver.open();
const boss = await world.executive();
const app = await boss.app();
const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' });
const barHead = await world.departmentHeadOf('Bar');
// Access beyond a role is told to whom it was given and to those who give it: none of the owners here is either.
const told: readonly EventDefinition[] = catalogue.events.filter(
  ({ type, object }) => type !== 'webhook.test' && object !== 'access_grant',
);

/** `same`: byte for byte what the first attempt carried. */
type Outcome = 'same' | 'redacted' | 'thin' | CancelReason;

interface Case {
  readonly name: string;
  readonly owner: Somebody;
  /** Answers with how to take it back. */
  readonly change: (endpointId: string) => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
  readonly expected: (event: EventDefinition, first: Received) => Outcome;
}

const isOf = ({ type }: EventDefinition, ...kinds: string[]): boolean => kinds.includes(type.split('.')[0] ?? '');
const everythingBut = (outcome: Outcome, ...kinds: string[]) => {
  return (event: EventDefinition): Outcome => (isOf(event, ...kinds) ? 'same' : outcome);
};
const only = (outcome: Outcome, ...kinds: string[]) => {
  return (event: EventDefinition): Outcome => (isOf(event, ...kinds) ? outcome : 'same');
};

/** Sees what a Department Head sees of the kitchen, and manages no one's private leave. */
const owner = (): Promise<Somebody> => world.managerOf('Kitchen', { department: 'Office' });
const ofWorld = world.organizationId;
const forget = (): void => installation.permissionCache.forgetAll();

async function demote({ id }: Somebody): Promise<void> {
  await sql`delete from department_managers where organization_id = ${ofWorld} and user_id = ${id}`.execute(db);
  await sql`update users set role = 'EMPLOYEE' where organization_id = ${ofWorld} and id = ${id}`.execute(db);
  forget();
}

/** With their shifts, which are seen by the department they are worked for; who heads the other one stays there. */
const moveEveryone = async (from: string, to: string): Promise<void> => {
  const [left, joined] = [await world.department(from), await world.department(to)];
  await sql`update users set department_id = ${joined}
    where organization_id = ${ofWorld} and department_id = ${left} and id <> ${barHead.id}`.execute(db);
  await sql`update shifts set department_id = ${joined}
    where organization_id = ${ofWorld} and department_id = ${left}`.execute(db);
};

/** Of all events, whichever of them made the others happen. */
async function eraseEveryoneNamed(): Promise<void> {
  const received = [...first.values()].flatMap((byId) => [...byId.values()]);
  const named = received.flatMap(({ body: { data } }) => [data.object.id, data.object.user_id]);
  const people = new Set([cook.id, ...named.filter((id): id is string => String(id).startsWith('usr_'))]);
  for (const id of people) {
    await sql`update users set is_active = false where organization_id = ${ofWorld} and id = ${id}`.execute(db);
    const { status, text } = await app.post(`/users/${id}/erase`);
    if (status >= 300) throw new Error(text);
  }
}

/** Offered to a department, it names no one. */
const isOpenShift = ({ body: { type, data } }: Received): boolean =>
  type === 'shift.offered' && data.object.user_id === null;

const set = (table: string, column: string, value: boolean) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where organization_id = ${ofWorld}`.execute(db);

const demoted = await owner();
const cases: Case[] = [
  { name: 'nothing changes', owner: await owner(), change: () => Promise.resolve(), expected: () => 'same' },
  {
    name: 'the owner is demoted to an Employee',
    owner: demoted,
    change: () => demote(demoted),
    expected: (event) => {
      if (isOf(event, 'department')) return 'same';
      return event.scope === null || roleCanUse('EMPLOYEE', event.scope) ? 'not_visible' : 'owner_role';
    },
  },
  {
    name: 'the people leave the department of the owner',
    owner: await owner(),
    change: () => moveEveryone('Kitchen', 'Bar'),
    undo: () => moveEveryone('Bar', 'Kitchen'),
    expected: everythingBut('not_visible', 'department'),
  },
  {
    name: 'leave becomes private',
    owner: await owner(),
    change: () => set('leave_types', 'is_private', true),
    undo: () => set('leave_types', 'is_private', false),
    expected: only('redacted', 'leave'),
  },
  {
    name: 'documents become private',
    owner: await owner(),
    change: () => set('documents', 'is_private', true),
    undo: () => set('documents', 'is_private', false),
    expected: only('not_visible', 'document'),
  },
  {
    name: 'the modules are switched off',
    owner: await owner(),
    change: () => world.set({ modules: { time_tracking: false, expenses: false } }),
    undo: () => world.set({}),
    expected: ({ module }) => (module ? 'module_disabled' : 'same'),
  },
  {
    name: 'the API is switched off',
    owner: await owner(),
    change: () => world.set({ api_enabled: false }),
    undo: () => world.set({}),
    expected: () => 'api_disabled',
  },
  {
    name: 'the endpoint is given to somebody elsewhere',
    owner: await owner(),
    change: (id) => app.patch(`/webhooks/${id}`, { owner_id: barHead.id }),
    expected: everythingBut('not_visible', 'department'),
  },
  {
    name: 'the endpoint subscribes to less',
    owner: await owner(),
    change: (id) => app.patch(`/webhooks/${id}`, { events: ['department.updated'] }),
    expected: ({ type }) => (type === 'department.updated' ? 'same' : 'unsubscribed'),
  },
  {
    name: 'everyone named is erased',
    owner: boss,
    change: eraseEveryoneNamed,
    expected: (event, received) => (isOf(event, 'department') || isOpenShift(received) ? 'same' : 'thin'),
  },
];
const endpoints = new Map<string, string>();
for (const { name, owner: by } of cases) {
  const at = `${receiver.url}/${String(endpoints.size)}`;
  endpoints.set(name, (await endpointAt(app, at, by === boss ? {} : { owner_id: by.id })).id as string);
}

/** What each endpoint got with its first attempts, by event. */
const first = new Map<string, Map<string, Received>>();
const takenBy = (name: string): Map<string, Received> => {
  const path = `/hook/${String([...endpoints.keys()].indexOf(name))}`;
  const received = receiver.received.filter((one) => one.path === path);
  return new Map(received.map((one) => [String(one.headers['webhook-id']), one]));
};

/** Makes the next attempts of one endpoint due, and no others. */
async function retry(endpointId: string): Promise<void> {
  await sql`update webhook_deliveries set next_attempt_at = ${clock.now()}::timestamptz
    where organization_id = ${ofWorld} and endpoint_id = ${endpointId} and status = 'queued'`.execute(db);
  await installation.jobs.add(clock, 'webhooks.deliver', {});
  await runJobsOnce(installation);
}

beforeAll(async () => {
  receiver.behaviour = answering(500);
  const person = await cook.app();
  const triggers = eventTriggers({ installation, world, app, cook, person, endpointId: '' });
  for (const { type } of told) await triggers[type]!.trigger();
  await runJobsOnce(installation);
  for (const { name } of cases) first.set(name, takenBy(name));
}, 120_000);

afterAll(() => receiver.close());

it('every event of the catalogue reached every endpoint with its first attempt', () => {
  for (const received of first.values())
    expect(new Set([...received.values()].map(({ body }) => body.type))).toEqual(new Set(told.map(({ type }) => type)));
});

function expectBody(outcome: Outcome, before: Received, after: Received): void {
  expect(after.headers['webhook-id']).toBe(before.headers['webhook-id']);
  if (outcome === 'same') expect(after.text).toBe(before.text);
  const { id, type, created_at, data, previous } = after.body;
  expect({ id, type, created_at }).toEqual({
    id: before.body.id,
    type: before.body.type,
    created_at: before.body.created_at,
  });
  if (outcome === 'redacted') {
    expect(before.body.data.object.reason).toBe('Between us');
    expect(data.object).toMatchObject({ id: before.body.data.object.id, reason: null, leave_type_id: null });
    expect(after.text).not.toContain('Between us');
  }
  if (outcome === 'thin') {
    expect(data.object).toEqual({ id: before.body.data.object.id, object: expect.any(String) });
    expect(previous).toBeUndefined();
  }
}

describe.each(cases)('between two attempts $name', ({ name, change, undo, expected }) => {
  const endpointId = endpoints.get(name) ?? '';
  let log: Record<string, string>[] = [];
  let second = new Map<string, Received>();

  beforeAll(async () => {
    await change(endpointId);
    forget();
    receiver.received.length = 0;
    receiver.behaviour = answering(200);
    await retry(endpointId);
    second = takenBy(name);
    await undo?.();
    forget();
    log = (await logOf(app, endpointId, { limit: '100' })) as Record<string, string>[];
  }, 120_000);

  it.each(told)('$type', async (event) => {
    const deliveries = log.filter(
      ({ event_type, event_id }) => event_type === event.type && first.get(name)?.has(String(event_id)),
    );
    expect(deliveries.length).toBeGreaterThan(0);
    for (const { id, event_id, status, cancel_reason } of deliveries) {
      const before = first.get(name)?.get(String(event_id));
      const outcome = expected(event, before!);
      const after = second.get(String(event_id));
      const { data } = await app.get(`/webhooks/${endpointId}/deliveries/${String(id)}`);
      if (outcome === 'same' || outcome === 'redacted' || outcome === 'thin') {
        expect([status, cancel_reason]).toEqual(['delivered', null]);
        expectBody(outcome, before!, after!);
        // The log has what was last sent.
        expect(data.payload).toEqual(after!.body);
      } else {
        expect([status, cancel_reason]).toEqual(['cancelled', outcome]);
        expect(after).toBeUndefined();
        expect(data.attempts).toHaveLength(1);
      }
    }
  });
});
