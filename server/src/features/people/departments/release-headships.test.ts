import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findActor } from '../actors-store.ts';
import { releaseHeadships } from './release-headships.ts';

const { world: first, installation } = await sharedHarness();
const { db } = installation.database;

/** As the change that deactivates a person does it. */
async function leave(world: World, administratorId: string, userId: string): Promise<void> {
  const actor = await findActor(db, world.organizationId, administratorId);
  if (!actor) throw new Error('No such administrator.');
  const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
  await inUnitOfWork(installation, actor, origin, async (work) => {
    await sql`update users set is_active = ${false} where id = ${userId}`.execute(work.tx);
    await releaseHeadships(work, userId);
  });
}

describe('a person who is deactivated', () => {
  it('heads, manages and leads nothing; events and audit rows tell', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.api();
    const head = await world.departmentHeadOf('Kitchen');
    const other = await world.departmentHeadOf('Garden');
    const bar = await world.department('Bar');
    const app = await admin.app();
    await app.put(`/departments/${bar}/managers`, { user_ids: [head.id, other.id] });
    const team = (await api.post('/teams', { name: 'Night shift', lead_id: head.id })).data;
    await app.put(`/teams/${String(team.id)}/members/${head.id}`);
    const before = (await world.audit()).length;

    await leave(world, admin.id, head.id);

    const kitchen = (await api.get(`/departments/${String(head.departmentId)}`)).data;
    expect(kitchen).toMatchObject({ head_id: null, member_count: 0 });
    expect((await api.get(`/departments/${String(other.departmentId)}`)).data.head_id).toBe(other.id);
    const managers = (await app.get(`/departments/${bar}/managers`)).data.managers;
    expect(managers.map(({ id }: { id: string }) => id)).toEqual([other.id]);
    expect((await api.get(`/teams/${String(team.id)}`)).data).toMatchObject({
      lead_id: null,
      members: [],
      member_count: 0,
    });
    expect(await world.events()).toMatchObject([
      {
        type: 'department.updated',
        subject_id: kitchen.id,
        snapshot: kitchen,
        previous: { head_id: head.id },
        actor_id: admin.id,
      },
    ]);
    expect((await world.audit()).slice(before)).toMatchObject([
      { action: 'departments.update', subject_id: kitchen.id, changed_fields: ['head_id'] },
      { action: 'departments.setManagers', subject_id: bar, changed_fields: ['managers'] },
      { action: 'teams.update', subject_id: team.id, changed_fields: ['lead_id'] },
    ]);
  });

  it('leaves no trace if they headed nothing', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    await world.departmentHeadOf('Kitchen');
    await leave(world, admin.id, (await world.employee()).id);
    expect(await world.events()).toEqual([]);
    expect(await world.audit()).toEqual([]);
  });

  it('is no head, whichever of the two comes first', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.api();
    for (let round = 0; round < 5; round++) {
      const head = await world.employee();
      const id = await world.department(`Kitchen ${String(round)}`);
      const app = await admin.app();
      const [given, managing] = await Promise.all([
        api.patch(`/departments/${id}`, { head_id: head.id }),
        app.put(`/departments/${id}/managers`, { user_ids: [head.id] }),
        leave(world, admin.id, head.id),
      ]);
      expect([200, 422]).toContain(given.status);
      expect([200, 422]).toContain(managing.status);
      expect((await api.get(`/departments/${id}`)).data.head_id).toBeNull();
      expect((await app.get(`/departments/${id}/managers`)).data.managers).toEqual([]);
    }
  });
});
