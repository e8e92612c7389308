import { describe, expect, it } from 'vitest';
import { insertRow } from '../../src/db/rows.ts';
import { sql } from '../../src/db/sql.ts';
import type { Operation } from '../../src/kernel/declaration.ts';
import { isProposable } from '../../src/kernel/proposals/four-eyes.ts';
import { isAtLeast, roleCanUse } from '../../src/kernel/scopes.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client } from '../client.ts';
import { openHarness } from '../harness.ts';
import type { World } from '../world.ts';
import { recipes, type Request } from './recipes.ts';
import { bodyOf, idFieldsOf, pathOf, specimensOf } from './specimens.ts';

/** Whatever the write: proposed and accepted it does what the plain one does. Two organizations alike, one for each way. */
const harness = await openHarness();
const { db } = harness.installation.database;

async function setUp(world: World) {
  const boss = await world.executive();
  const own = { ...harness, world };
  return {
    world,
    harness: own,
    specimens: await specimensOf(own, world, boss),
    clients: { api: await boss.api(), app: await boss.app() },
    second: await (await world.executive()).app(),
  };
}
type Side = Awaited<ReturnType<typeof setUp>>;
const proposing = await setUp(harness.world);
const plain = await setUp(await harness.world.another());

const ordered = catalogue.operations
  .filter((operation) => isProposable(operation))
  // Begins what goes on behind its answer.
  .filter(({ id }) => id !== 'bulkChanges.create')
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

async function requestOf({ harness: here, world, specimens, clients }: Side, operation: Operation): Promise<Request> {
  const ids = idFieldsOf(operation).flatMap(({ name, prefix, isRequired }) =>
    isRequired && specimens[prefix] !== undefined ? [[name, specimens[prefix]] as const] : [],
  );
  const sample = bodyOf(operation);
  // An address is one person's in the whole installation.
  const address = sample && 'email' in sample && { email: `${world.organizationId}@example.com` };
  const body = operation.body && { ...sample, ...address, ...Object.fromEntries(ids) };
  const made = await recipes[operation.id]?.({ harness: here, boss: clients.app, specimens });
  return {
    path: pathOf(operation, { ...specimens, ...made?.ids }),
    client: made?.client ?? clients[operation.surface],
    body: made?.body ?? body,
    options: made?.options ?? {},
  };
}

/** Ids, instants, secrets, addresses and numbers of people differ from one organization to the next. */
const shown = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, inner: unknown) => {
      if (/secret|^(token|url|content|csv)$/.test(name) && inner !== null) return 'a secret';
      if (typeof inner !== 'string') return inner;
      return inner
        .replaceAll(/\b([a-z]{2,6})_[0-9A-HJKMNP-TV-Z]{26}\b/g, '$1_…')
        .replace(/^\d{4}-\d\d-\d\dT.*/, 'an instant')
        .replaceAll(/[\w.]+@example\.com/g, 'an address')
        .replace(/^whsec_.*|^mst_.*|[\w-]{43,}/, 'a secret')
        .replaceAll(/(specimen)[ _]\w{8}/gi, '$1')
        .replaceAll(/\bNumber\d+/g, 'Number')
        .replaceAll(/login-\w{8}/g, 'login')
        .replaceAll(/dom[0-9a-z]{26}\.example/g, 'a domain');
    }),
  );

/** What a write leaves behind, but for the proposal itself. */
async function left(world: World, run: () => Promise<void>) {
  const [events, audit] = [(await world.events()).length, (await world.audit()).length];
  await run();
  const rows = (await world.audit()).slice(audit).filter(({ action }) => !action.startsWith('proposals.'));
  return {
    events: (await world.events())
      .slice(events)
      .map(({ type, subject_id, previous, surface }) => shown({ type, subject_id, previous, surface })),
    audit: rows.map(({ action, surface, subject_type, subject_id, changed_fields, record_count, person_id }) =>
      shown({ action, surface, subject_type, subject_id, changed_fields, record_count, person_id }),
    ),
    acceptedBy: rows.map(({ accepted_by_id }) => accepted_by_id !== null),
  };
}

/** Nobody can do it for someone else, so nobody accepts it for them. */
const onesOwnAlone: readonly string[] = [
  'calendarFeeds.delete',
  'deputies.delete',
  'deputies.update',
  'documents.decline',
  'documents.sign',
  'documents.view',
  'passkeys.update',
  'pushSubscriptions.delete',
  'savedViews.update',
  'shiftApplications.withdraw',
  'shiftOffers.decline',
  'shifts.claim',
  'shifts.unclaim',
  'timesheets.sign',
  'timesheets.submit',
];

/** By the token's owner, or by another. */
const acceptorOf = (side: Side, { client }: Request): Client =>
  client === side.clients.app ? side.second : side.clients.app;

describe('proposed and accepted, or written: the same answer, the same events, the same audit but for who accepted', () => {
  it.each(ordered.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const asked = await requestOf(proposing, operation);
    const query = { ...asked.options.query, propose: 'true' };
    const proposal = await asked.client.send(operation.method, asked.path, asked.body, { ...asked.options, query });
    expect(proposal.status, proposal.text).toBe(202);
    let accepted = proposal;
    const one = await left(proposing.world, async () => {
      accepted = await acceptorOf(proposing, asked).post(`/proposals/${String(proposal.data.id)}/accept`);
    });
    const same = await requestOf(plain, operation);
    let real = proposal;
    const other = await left(plain.world, async () => {
      real = await same.client.send(operation.method, same.path, same.body, same.options);
    });
    expect(real.status, real.text).toBeLessThan(300);
    if (onesOwnAlone.includes(operation.id)) {
      expect(accepted).toMatchObject({ status: 403, error: { details: { reason: 'not_allowed' } } });
      // So that both organizations stay alike.
      await asked.client.send(operation.method, asked.path, asked.body, asked.options);
      return;
    }
    expect(accepted.status, accepted.text).toBe(200);
    const { outcome } = accepted.data as { outcome: { status: number; data: unknown } };
    expect(outcome.status).toBe(real.status);
    expect(shown(outcome.data)).toEqual(shown(real.data));
    expect(one.events).toEqual(other.events);
    expect(one.audit).toEqual(other.audit);
    expect(one.acceptedBy.every(Boolean)).toBe(true);
  });
});

/** Two heads of the same people; the first is their manager as well, and sees their private leave. All leave is private. */
async function twoHeads() {
  const side = await setUp(await harness.world.another());
  const { world, specimens } = side;
  const headOf = async () => {
    const head = await world.managerOf('Specimens');
    const colleagues = { department_id: await world.department('Colleagues'), user_id: head.id };
    await insertRow('department_managers', { organization_id: world.organizationId, ...colleagues }).execute(db);
    return head;
  };
  const [manager, other] = [await headOf(), await headOf()];
  const hide = async (): Promise<void> => {
    const here = world.organizationId;
    await sql`update users set manager_id = ${manager.id} where organization_id = ${here} and role = 'EMPLOYEE'`.execute(
      db,
    );
    await sql`update leave_types set name = 'Canary', code = 'CANARY', is_private = true where organization_id = ${here}`.execute(
      db,
    );
    await sql`update leave_requests set reason = 'Canary', cancellation_request_reason = 'Canary' where organization_id = ${here}`.execute(
      db,
    );
  };
  await hide();
  return { side, hide, specimens, author: await manager.app(), reader: await other.app() };
}

/** With words that only those who see the leave whole may read. */
const secret = (body: unknown): object =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [name, /^(reason|comment)$/.test(name) ? 'Canary' : value]),
  );

describe('a proposal shows a reader what they would see of the records themselves', async () => {
  const { side, hide, author, reader, specimens } = await twoHeads();
  const tried: string[] = [];
  const told: string[] = [];
  const isOpenToHeads = ({ role = 'EMPLOYEE', scope }: Operation): boolean =>
    isAtLeast('DEPARTMENT_HEAD', role) && (scope === null || roleCanUse('DEPARTMENT_HEAD', scope));

  it.each(ordered.filter(isOpenToHeads).map((operation) => ({ operation, name: operation.id })))(
    '$name',
    async ({ operation }) => {
      const { path, body, options } = await requestOf(side, operation);
      await hide();
      const isLeave = operation.subject === 'leave';
      const sent = !isLeave
        ? body
        : operation.id === 'leaves.create'
          ? { ...secret(body), user_id: specimens['usr'] }
          : secret(body);
      const asked = { ...options, query: { ...options.query, propose: 'true' } };
      const made = await author.send(operation.method, path, sent, asked);
      if (made.status !== 202) return;
      const seen = await reader.get(`/proposals/${String(made.data.id)}`);
      if (seen.status !== 200) return;
      tried.push(operation.id);
      expect(/canary/i.test(made.text)).toBe(isLeave);
      expect(/canary/i.exec(seen.text)).toBeNull();
      if (isLeave) expect(seen.text.includes(specimens['lvt'] ?? '')).toBe(false);
      const { outcome } = seen.data as { outcome: { data: { leave_type?: object } | null } };
      if (outcome.data !== null) told.push(operation.id);
      if (!isLeave) expect(outcome).toEqual((made.data as { outcome: object }).outcome);
      else if (outcome.data?.leave_type) expect(outcome.data.leave_type).toMatchObject({ name: 'Private', id: null });
      const listed = await reader.get('/proposals');
      expect(/canary/i.exec(listed.text)).toBeNull();
    },
  );

  it('was tried for leave and for other records', () => {
    const leave = ['leaves.create', 'leaves.update', 'leaves.approve', 'leaves.reject', 'leaves.cancel'];
    expect(tried).toEqual(expect.arrayContaining(leave));
    expect(told).toEqual(
      expect.arrayContaining([
        ...leave,
        'goals.create',
        'timeEntries.approve',
        'onboarding.create',
        'expenseReports.approve',
      ]),
    );
  });
});
