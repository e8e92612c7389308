import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { findActor } from '../people/index.ts';
import { checkProjectTask } from './index.ts';
import { kitchenAndBar } from './testing/kitchen.ts';

const { world: first, installation } = await sharedHarness();

async function named(world: World, person: Somebody, names: Parameters<typeof checkProjectTask>[1]) {
  const actor = await findActor(installation.database.db, world.organizationId, person.id);
  if (!actor) throw new Error('No such person.');
  const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
  return inUnitOfWork(installation, actor, origin, (work) => checkProjectTask(work, names));
}

const refused = (field: string) => expect.objectContaining({ code: 'VALIDATION_FAILED', details: { field } });

describe('a project and a task named by a body', async () => {
  const { world, make, wide, ofBar } = await kitchenAndBar(first);
  const task = await make(`/projects/${wide.id}/tasks`, { name: 'Taste' });
  const elsewhere = await make(`/projects/${ofBar.id}/tasks`, { name: 'Count' });
  const cook = await world.employee({ department: 'Kitchen' });
  const boss = await world.executive();
  const other = await kitchenAndBar(first);

  it('are answered with what bookings need', async () => {
    const project = { id: wide.id, name: 'Wide', department_id: null, is_billable: true, hourly_rate: '85.2500' };
    expect(await named(world, cook, { project_id: wide.id, task_id: task.id })).toEqual({
      project,
      task: { id: task.id, name: 'Taste', is_billable: true },
    });
    expect(await named(world, cook, { project_id: wide.id })).toEqual({ project, task: null });
    expect(await named(world, cook, {})).toEqual({ project: null, task: null });
    expect(await named(world, cook, { project_id: null, task_id: null })).toEqual({ project: null, task: null });
    expect(await named(world, boss, { project_id: ofBar.id, task_id: elsewhere.id })).toBeTruthy();
  });

  it('422: the project is not seen, unknown or of another organization', async () => {
    for (const project_id of [ofBar.id, world.newId('prj'), other.wide.id]) {
      await expect(named(world, cook, { project_id })).rejects.toEqual(refused('project_id'));
    }
  });

  it('422: the task is of another project, unknown, or comes without its project', async () => {
    for (const names of [
      { project_id: wide.id, task_id: elsewhere.id },
      { project_id: wide.id, task_id: world.newId('tsk') },
      { task_id: task.id },
    ]) {
      await expect(named(world, boss, names)).rejects.toEqual(refused('task_id'));
    }
  });
});
