import { describe, expect, it, onTestFinished } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { World } from '../../../../test/world.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../../people/index.ts';
import { answering, Receiver } from '../testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../testing/workplace.ts';

const { installation, world: first } = await openHarness();
const { db } = installation.database;

async function asOperator<T>(world: World, run: (work: UnitOfWork) => Promise<T>): Promise<T> {
  const row = (await findOrganization(db, world.organizationId))!;
  const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
  return inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, run);
}

const deactivate = (world: World, userId: string, isFailing = false) =>
  asOperator(world, async (work) => {
    await deactivatePerson(work, await lockVisiblePerson(work.tx, work.actor, userId), { offboarded: true });
    if (isFailing) throw new Error('the rest of the change failed');
  });

async function ownedByExecutive() {
  const receiver = await Receiver.open(onTestFinished);
  const world = await first.another();
  const owner = await world.executive();
  // One Executive has to remain.
  await world.executive();
  const administrator = await world.administrator();
  const app = await administrator.app();
  const endpoint = await endpointAt(await owner.app(), receiver.url);
  return { receiver, world, owner, administrator, app, endpoint, path: `/webhooks/${String(endpoint.id)}` };
}

describe('when its owner is offboarded', () => {
  it('an endpoint is disabled and what is queued cancelled, in the same transaction', async () => {
    const { receiver, world, owner, app, endpoint, path } = await ownedByExecutive();
    receiver.behaviour = answering(500);
    await (await owner.app()).post(`${path}/test`);
    await expect(deactivate(world, owner.id, true)).rejects.toThrow();
    expect((await app.get(path)).data.status).toBe('active');
    await deactivate(world, owner.id);
    expect((await app.get(path)).data).toMatchObject({ status: 'disabled', status_reason: 'owner_deactivated' });
    expect(await logOf(app, endpoint.id)).toMatchObject([{ status: 'cancelled', cancel_reason: 'endpoint_disabled' }]);
    await addPerson(app);
    await runJobsOnce(installation);
    expect(receiver.received).toEqual([]);
    expect((await world.audit()).map(({ action }) => action)).toContain('webhooks.disable');
  });

  it('a paused one as well', async () => {
    const { world, owner, app, path } = await ownedByExecutive();
    await app.post(`${path}/pause`);
    await deactivate(world, owner.id);
    expect((await app.get(path)).data).toMatchObject({ status: 'disabled', status_reason: 'owner_deactivated' });
  });

  it('409: it stays off, also once the owner is back, until somebody else owns it and resumes it', async () => {
    const { receiver, world, owner, administrator, app, path } = await ownedByExecutive();
    const boss = await (await world.executive()).app();
    await deactivate(world, owner.id);
    expect((await boss.post(`${path}/resume`)).error).toMatchObject({ code: 'CONFLICT', details: { reason: 'owner' } });
    expect((await boss.post(`/users/${owner.id}/reactivate`)).status).toBe(200);
    expect((await app.get(path)).data).toMatchObject({ status: 'disabled' });
    expect((await boss.post(`${path}/resume`)).status).toBe(409);
    expect((await app.patch(path, { url: `${receiver.url}/mine` })).status).toBe(403);
    const taken = await app.patch(path, { owner_id: administrator.id });
    expect(taken.data).toMatchObject({ owner: { id: administrator.id }, status: 'disabled' });
    expect((await app.post(`${path}/resume`)).data).toMatchObject({ status: 'active', status_reason: null });
    const person = await addPerson(app);
    await runJobsOnce(installation);
    expect(receiver.received.map(({ body }) => body.data.object.id)).toEqual([person.id]);
  });

  it('403: nobody gives it to somebody of their own or a higher role', async () => {
    const { world, owner, app, path } = await ownedByExecutive();
    await deactivate(world, owner.id);
    for (const other of [await world.administrator(), await world.executive()])
      expect((await app.patch(path, { owner_id: other.id })).status).toBe(403);
  });

  it('erasing them leaves it off', async () => {
    const { world, owner, path } = await ownedByExecutive();
    const boss = await (await world.executive()).app();
    await deactivate(world, owner.id);
    expect((await boss.post(`/users/${owner.id}/erase`)).status).toBe(202);
    expect((await boss.get(path)).data).toMatchObject({
      status: 'disabled',
      status_reason: 'owner_erased',
      owner: { id: owner.id, first_name: 'Erased' },
    });
  });
});
