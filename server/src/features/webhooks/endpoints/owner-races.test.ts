import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { untilBlocked } from '../../../../test/locks.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { OpenTransaction } from '../../../db/transaction.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findOrganization, lockOrganization, tenantOf } from '../../organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../../people/index.ts';
import { endpointAt } from '../testing/workplace.ts';

/** Two transactions at a time, each held open until the other waits for it. */
const { installation, world: first } = await openHarness();
const { database } = installation;
const url = 'https://hooks.example.com/in';
const body = { url, events: ['user.created'] };

/** Has deactivated the person, and has not committed. */
async function leaving(world: World, { id }: Somebody): Promise<{ commit: () => Promise<void> }> {
  const open = await OpenTransaction.begin(database.pool);
  const tenant = tenantOf((await findOrganization(database.db, world.organizationId))!);
  const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
  const work = new UnitOfWork(installation, open.tx, operatorOf(tenant), origin);
  await deactivatePerson(work, await lockVisiblePerson(open.tx, work.actor, id), { offboarded: true });
  return {
    commit: async () => {
      await open.commit(...work.lastStatements());
      work.committed();
    },
  };
}

/** Holds back whatever needs the organization's row, such as the last step of creating an endpoint. */
async function heldOrganization(world: World): Promise<{ release: () => Promise<void> }> {
  const open = await OpenTransaction.begin(database.pool);
  await lockOrganization(open.tx, world.organizationId);
  return { release: () => open.rollback() };
}

async function organization() {
  const world = await first.another();
  const boss = await world.executive();
  const administrator = await world.administrator();
  return { world, boss, administrator, app: await boss.app(), own: await administrator.app() };
}

describe('an endpoint made while its owner leaves', () => {
  it('403: by themselves, once they have left', async () => {
    const { world, administrator, app, own } = await organization();
    const departure = await leaving(world, administrator);
    const creation = own.post('/webhooks', body);
    await untilBlocked(database.db);
    await departure.commit();
    expect(await creation).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    expect((await app.get('/webhooks')).data).toEqual([]);
  });

  it('403: by themselves, once they are demoted', async () => {
    const { world, administrator, app, own } = await organization();
    const open = await OpenTransaction.begin(database.pool);
    await sql`update users set role = 'EMPLOYEE'
      where organization_id = ${world.organizationId} and id = ${administrator.id}`.execute(open.tx);
    const creation = own.post('/webhooks', body);
    await untilBlocked(database.db);
    await open.commit();
    expect((await creation).status).toBe(403);
    expect((await app.get('/webhooks')).data).toEqual([]);
  });

  it('422: for them by somebody else, once they have left', async () => {
    const { world, administrator, app } = await organization();
    const departure = await leaving(world, administrator);
    const creation = app.post('/webhooks', { ...body, owner_id: administrator.id });
    await untilBlocked(database.db);
    await departure.commit();
    expect((await creation).error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'owner_id' } });
    expect((await app.get('/webhooks')).data).toEqual([]);
  });

  it('is disabled if it was made first', async () => {
    const { world, administrator, app, own } = await organization();
    const { release } = await heldOrganization(world);
    const creation = own.post('/webhooks', body);
    await untilBlocked(database.db);
    const departure = leaving(world, administrator);
    await untilBlocked(database.db, { count: 2 });
    await release();
    expect((await creation).status).toBe(201);
    await (await departure).commit();
    expect((await app.get('/webhooks')).data).toMatchObject([
      { status: 'disabled', status_reason: 'owner_deactivated', owner: { id: administrator.id } },
    ]);
  });
});

describe('an endpoint changed while its owner leaves', () => {
  it('422: is not given to somebody who has left by then', async () => {
    const { world, boss, administrator, app } = await organization();
    const endpoint = await endpointAt(app, url);
    const departure = await leaving(world, administrator);
    const change = app.patch(`/webhooks/${endpoint.id}`, { owner_id: administrator.id });
    await untilBlocked(database.db);
    await departure.commit();
    expect((await change).status).toBe(422);
    expect((await app.get(`/webhooks/${endpoint.id}`)).data).toMatchObject({
      status: 'active',
      owner: { id: boss.id },
    });
  });

  it('409: is not resumed', async () => {
    const { world, administrator, app, own } = await organization();
    const endpoint = await endpointAt(own, url);
    await app.post(`/webhooks/${endpoint.id}/pause`);
    const departure = await leaving(world, administrator);
    const resumption = app.post(`/webhooks/${endpoint.id}/resume`);
    await untilBlocked(database.db);
    await departure.commit();
    expect((await resumption).error).toMatchObject({ code: 'CONFLICT', details: { reason: 'owner' } });
    expect((await app.get(`/webhooks/${endpoint.id}`)).data).toMatchObject({ status: 'disabled' });
  });
});
