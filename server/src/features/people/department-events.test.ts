import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import type { StoredEvent } from '../../kernel/events.ts';
import { check } from '../../lib/schema.ts';
import { findActor } from './actors-store.ts';
import { departmentCreated, departmentDeleted, departmentEvents, departmentUpdated } from './department-events.ts';
import type { Department } from './departments/record.ts';

const { world: first, installation } = await sharedHarness();
const { db } = installation.database;

async function viewer(world: World, id: string) {
  const actor = await findActor(db, world.organizationId, id);
  if (!actor) throw new Error('No such person.');
  return actor;
}

describe('department events', () => {
  it('are seen by everyone in the organization, and by no one else', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const { data } = await api.post('/departments', { name: 'Kitchen' });
    const [stored] = await world.events();
    const event: StoredEvent<Department> = {
      id: String(stored?.id),
      organizationId: world.organizationId,
      subjectId: data.id,
      snapshot: stored?.snapshot as Department,
      previous: null,
    };
    check(departmentCreated.schema, event.snapshot);
    const employee = await viewer(world, (await world.employee()).id);
    expect(await departmentCreated.seenBy(db, employee, [event])).toEqual([{ object: data, previous: null }]);
    const other = await first.another();
    const stranger = await viewer(other, (await other.executive()).id);
    expect(await departmentCreated.seenBy(db, stranger, [event])).toEqual([null]);
  });

  it('need departments:read; a deletion is always thin', () => {
    for (const event of departmentEvents)
      expect(event).toMatchObject({ scope: 'departments:read', object: 'department' });
    expect(departmentDeleted.isThin).toBe(true);
    expect(departmentUpdated.previous).toEqual([
      'name',
      'code',
      'description',
      'color',
      'head_id',
      'clock_from',
      'is_active',
    ]);
  });
});
