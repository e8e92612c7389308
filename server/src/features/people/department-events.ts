import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import { Id } from '../../lib/ids.ts';
import { Department, DepartmentChanges } from './departments/record.ts';

/** Everyone in the organization sees every department. */
const seenBy = <Snapshot extends Record<string, unknown>>(
  _db: Db,
  viewer: Actor,
  events: readonly StoredEvent<Snapshot>[],
): Promise<(Seen | null)[]> =>
  Promise.resolve(seenWhere(events, ({ organizationId }) => organizationId === viewer.organizationId));

const about = { scope: 'departments:read', object: 'department' } as const;

export const departmentCreated: EventDefinition<Department> = {
  ...about,
  type: 'department.created',
  summary: 'A department was created.',
  schema: Department,
  seenBy,
};

export const departmentUpdated: EventDefinition<Department> = {
  ...about,
  type: 'department.updated',
  summary: 'A department changed.',
  schema: Department,
  previous: Object.keys(DepartmentChanges.properties),
  example: { previous: { name: 'Hot kitchen' } },
  seenBy,
};

export const departmentDeleted: EventDefinition<{ id: string; object: 'department' }> = {
  ...about,
  type: 'department.deleted',
  summary: 'A department was deleted.',
  schema: Type.Object({ id: Id('dep'), object: Type.Literal('department') }),
  isThin: true,
  seenBy,
};

export const departmentEvents = [departmentCreated, departmentUpdated, departmentDeleted];
