import { insertRow } from '../../../src/db/rows.ts';
import { connected } from '../../../src/features/connected-apps/testing/stranger.ts';
import { importKinds } from '../../../src/features/imports/kinds.ts';
import { insertTapOf } from '../../../src/features/kiosks/testing/specimens.ts';
import { from } from '../../../src/features/schedule/testing/restaurant.ts';
import { type House, make, type PersonName, type RecordInState } from './house.ts';

export async function shiftRecords({ app, people, world }: House): Promise<RecordInState[]> {
  const department_id = await world.department('Kitchen');
  let hours = 0;
  /** Every shift at a time of its own: no one is refused for being in two places. */
  const next = () => from(new Date(Date.parse('2026-06-01T12:00:00Z') + 2 * 3_600_000 * hours++).toISOString(), 1);
  const add = async (state: string, body: object): Promise<RecordInState> => ({
    of: 'Shift',
    state,
    id: (await make(app.admin, '/shifts', { department_id, is_published: true, ...next(), ...body })).id,
  });
  const atOnce = next();
  const taken = await add('SCHEDULED at the same time', { user_id: people.chef.id, ...atOnce });
  const cancelled = await add('CANCELLED', { user_id: people.cook.id });
  await app.admin.patch(`/shifts/${cancelled.id}`, { status: 'CANCELLED' });
  return [
    cancelled,
    taken,
    await add('OPEN while one of them works', atOnce),
    await add('SCHEDULED', { user_id: people.cook.id }),
    await add('SCHEDULED, not published', { user_id: people.cook.id, is_published: false }),
    await add('OPEN', {}),
    await add('OPEN, not published', { is_published: false }),
    await add('OPEN, started', from('2026-03-02T13:00:00Z', 4)),
    {
      of: 'AvailabilityException',
      state: 'to come',
      id: (await make(app.cook, '/availability-exceptions', { date: '2026-07-20', kind: 'UNAVAILABLE' })).id,
    },
  ];
}

/** A shift of the cook’s, published and to come, as it is offered and as it waits. */
export async function offerRecords({ app, people, world }: House): Promise<RecordInState[]> {
  const department_id = await world.department('Kitchen');
  let day = 0;
  const offer = async (state: string, body: object, ...moves: (readonly [PersonName, string])[]) => {
    const times = from(new Date(Date.parse('2026-09-01T12:00:00Z') + 86_400_000 * 3 * day++).toISOString(), 4);
    const shift = await make(app.admin, '/shifts', {
      department_id,
      is_published: true,
      user_id: people.cook.id,
      ...times,
    });
    const { id } = await make(app.cook, '/shift-offers', { shift_id: shift.id, ...body });
    for (const [who, move] of moves) await make(app[who], `/shift-offers/${id}/${move}`);
    return { of: 'ShiftOffer', state, id };
  };
  const toChef = { user_id: people.chef.id };
  return [
    await offer('OPEN to all', {}),
    await offer('OPEN to the chef', toChef),
    await offer('OPEN to the head', { user_id: people.head.id }),
    await offer('WAITING', toChef, ['chef', 'take']),
    await offer('WAITING, taken by the head', {}, ['head', 'take']),
    await offer('DONE', toChef, ['chef', 'take'], ['head', 'approve']),
    await offer('DECLINED', toChef, ['chef', 'decline']),
    await offer('WITHDRAWN', {}, ['cook', 'withdraw']),
    await offer('REJECTED', toChef, ['chef', 'take'], ['head', 'reject']),
  ];
}

export async function kioskTapRecords({ harness, world, people }: House): Promise<RecordInState[]> {
  const tap = async (who: PersonName, status: string): Promise<RecordInState> => ({
    of: 'KioskTap',
    state: `${status}, of the ${who}`,
    id: await insertTapOf(harness, world, people[who].id, { status }),
  });
  return [
    await tap('cook', 'UNPROVEN'),
    await tap('chef', 'REFUSED'),
    await tap('head', 'UNPROVEN'),
    await tap('admin', 'UNPROVEN'),
    await tap('cook', 'DISCARDED'),
  ];
}

/** An open shift, as the cook or the head apply for it, and what came of that. */
export async function applicationRecords({ app, world }: House): Promise<RecordInState[]> {
  const department_id = await world.department('Kitchen');
  await world.set({ open_shift_approval: true });
  let day = 0;
  const apply = async (state: string, who: PersonName, ...moves: (readonly [PersonName, string])[]) => {
    const times = from(new Date(Date.parse('2026-11-01T12:00:00Z') + 86_400_000 * 3 * day++).toISOString(), 4);
    const shift = await make(app.admin, '/shifts', { department_id, is_published: true, ...times });
    const { id } = await make(app[who], `/shifts/${shift.id}/claim`);
    for (const [mover, move] of moves) await make(app[mover], `/shift-applications/${id}/${move}`);
    return { of: 'ShiftApplication', state, id };
  };
  const records = [
    await apply('WAITING, of the cook', 'cook'),
    await apply('WAITING, of the head', 'head'),
    await apply('ACCEPTED', 'cook', ['head', 'accept']),
    await apply('DECLINED', 'cook', ['head', 'decline']),
    await apply('WITHDRAWN', 'cook', ['cook', 'withdraw']),
  ];
  await world.set({ open_shift_approval: false });
  return records;
}

export async function viewRecords({ app }: House): Promise<RecordInState[]> {
  const owners: PersonName[] = ['cook', 'head', 'admin', 'executive'];
  const found: RecordInState[] = [];
  for (const owner of owners) {
    for (const is_shared of [true, false]) {
      const name = `${owner} ${String(is_shared)}`;
      const { id } = await make(app[owner], '/saved-views', { list: 'leaves.list', name, query: {}, is_shared });
      found.push({ of: 'SavedView', state: `the ${owner}’s, ${is_shared ? 'shared' : 'for themselves'}`, id });
    }
  }
  return found;
}

export async function tokenRecords({ app }: House): Promise<RecordInState[]> {
  const owners: PersonName[] = ['admin', 'executive'];
  const found: RecordInState[] = [];
  for (const owner of owners) {
    const add = async (): Promise<string> =>
      (await make(app[owner], '/tokens', { name: 'Payroll', scopes: ['users:read'] })).id;
    const revoked = await add();
    await app[owner].delete(`/tokens/${revoked}`);
    found.push({ of: 'ManagedToken', state: `the ${owner}’s, in use`, id: await add() });
    found.push({ of: 'ManagedToken', state: `the ${owner}’s, revoked`, id: revoked });
  }
  return found;
}

export async function appRecords({ app, people, harness: { server } }: House): Promise<RecordInState[]> {
  const owners: PersonName[] = ['cook', 'admin'];
  const found: RecordInState[] = [];
  for (const owner of owners) {
    const person = { id: people[owner].id, client: app[owner] };
    const { id } = await connected(server, person);
    const over = await connected(server, person);
    await app[owner].delete(`/connected-apps/${over.id}`);
    found.push({ of: 'ConnectedApp', state: `the ${owner}’s`, id });
    found.push({ of: 'ConnectedApp', state: `the ${owner}’s, disconnected`, id: over.id });
  }
  return found;
}

export async function accountRecords({ app }: House): Promise<RecordInState[]> {
  const found: RecordInState[] = [];
  for (const role of ['EMPLOYEE', 'ADMINISTRATOR', 'EXECUTIVE']) {
    const { id } = await make(app.executive, '/service-accounts', { name: 'Sync', role });
    found.push({ of: 'ServiceAccount', state: `of the role ${role}`, id });
  }
  return found;
}

export async function importRecords({ world, harness: { installation } }: House): Promise<RecordInState[]> {
  const created_at = installation.clock.now();
  const found: RecordInState[] = [];
  const add = async (state: string, kind: string, fields: object): Promise<void> => {
    const id = world.newId('imp');
    const row = { organization_id: world.organizationId, id, kind, dry_run: false, failures: '[]', created_at };
    await insertRow('imports', { ...row, status: 'COMPLETED', ...fields }).execute(installation.database.db);
    // What it brought is gone by now: nothing is in the way of undoing it.
    const record = { organization_id: world.organizationId, import_id: id, record_id: world.newId('usr'), line: 2 };
    await insertRow('imported_records', record).execute(installation.database.db);
    found.push({ of: 'Import', state: `${kind}, ${state}`, id });
  };
  for (const kind of Object.keys(importKinds)) {
    await add('COMPLETED', kind, {});
    await add('FAILED', kind, { status: 'FAILED' });
    await add('PENDING', kind, { status: 'PENDING' });
    await add('RUNNING', kind, { status: 'RUNNING' });
    await add('a dry run', kind, { dry_run: true });
    await add('undone', kind, { undone_at: created_at, rows_kept: 0 });
    await add('undone in part', kind, { undone_at: created_at, rows_kept: 1 });
  }
  return found;
}

/** Of each endpoint a delivery that waits for its next attempt. */
export const waitingDeliveries = new Map<string, string>();

export async function endpointRecords(house: House): Promise<RecordInState[]> {
  const { app, world, harness } = house;
  const { pool } = harness.installation.database;
  const found: RecordInState[] = [];
  const leaver = await world.administrator();
  const owners = { admin: app.admin, executive: app.executive, leaver: await leaver.app() };
  for (const [owner, client] of Object.entries(owners)) {
    for (const state of ['active', 'paused', 'disabled']) {
      const { id } = await make(client, '/webhooks', { url: 'https://example.com/hook', events: ['*'] });
      const { id: delivery_id } = await make(client, `/webhooks/${id}/test`);
      await pool.query(
        `update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now() where id = $1`,
        [delivery_id],
      );
      const { id: waiting } = await make(client, `/webhooks/${id}/test`);
      await pool.query(
        `update webhook_deliveries set attempt_count = 1, next_attempt_at = now() + interval '1 hour' where id = $1`,
        [waiting],
      );
      waitingDeliveries.set(id, waiting);
      if (state === 'paused') await make(client, `/webhooks/${id}/pause`);
      if (state === 'disabled') {
        await pool.query(`update webhook_endpoints set status = 'disabled', status_reason = 'gone' where id = $1`, [
          id,
        ]);
      }
      found.push({ of: 'WebhookEndpoint', state: `the ${owner}’s, ${state}`, id, within: { delivery_id } });
    }
  }
  const leaving = await make(app.executive, `/users/${leaver.id}/checklists`, {
    type: 'OFFBOARDING',
    last_day: '2026-06-30',
  });
  await make(app.executive, `/onboarding/${leaving.id}/complete`);
  return found;
}

export async function deputyRecords({ app, people }: House): Promise<RecordInState[]> {
  const owners: PersonName[] = ['cook', 'head', 'admin', 'executive'];
  const found: RecordInState[] = [];
  for (const owner of owners) {
    const deputy = owner === 'head' ? people.cook : people.head;
    const { id } = await make(app[owner], '/deputies', { deputy_id: deputy.id, kinds: ['LEAVE'], while_away: true });
    found.push({ of: 'Deputy', state: `the ${owner}’s`, id });
  }
  return found;
}

export async function accessGrantRecords({ app, people }: House): Promise<RecordInState[]> {
  const found: RecordInState[] = [];
  for (const holder of ['cook', 'head', 'admin', 'executive'] as const) {
    for (const isOver of [true, false]) {
      const giver = holder === 'executive' ? app.otherExecutive : app.executive;
      const { id } = await make(giver, '/access-grants', {
        user_id: people[holder].id,
        package: 'EXPENSES_PAYING',
        department_ids: null,
        starts_on: '2098-01-01',
        ends_on: null,
        reason: 'Pays.',
      });
      if (isOver) await giver.delete(`/access-grants/${id}`);
      found.push({ of: 'AccessGrant', state: `the ${holder}’s${isOver ? ', over' : ''}`, id });
    }
  }
  return found;
}

export async function proposalRecords({ app }: House): Promise<RecordInState[]> {
  const authors: PersonName[] = ['admin', 'executive'];
  const found: RecordInState[] = [];
  for (const author of authors) {
    for (const move of ['', 'withdraw']) {
      const body = { name: `Proposed by the ${author} ${move}` };
      const { data } = await app[author].post('/departments', body, { query: { propose: 'true' } });
      const id = data.id as string;
      if (move !== '') await make(app[author], `/proposals/${id}/${move}`);
      found.push({ of: 'Proposal', state: `the ${author}’s, ${move === '' ? 'WAITING' : 'WITHDRAWN'}`, id });
    }
  }
  return found;
}
