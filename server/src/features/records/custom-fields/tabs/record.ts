import { type Static, Type } from 'typebox';
import { roles } from '../../../../kernel/scopes.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { Strict, Text } from '../../../../lib/schema.ts';
import { Position } from '../position-store.ts';

const tabFields = {
  id: RecordId('cft'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Uniform'] }),
  visible_to_roles: Type.Array(Type.Enum([...roles]), {
    maxItems: roles.length,
    uniqueItems: true,
    description: 'Who sees the values of others while the tab is active; Administrators and Executives always do.',
  }),
  is_active: Type.Boolean({ description: 'false: seen by Administrators and Executives alone.' }),
  position: Position,
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const CustomFieldTab = Type.Object(tabFields, { $id: 'CustomFieldTab' });
export type CustomFieldTab = Static<typeof CustomFieldTab>;
export const tabFieldNames = Object.keys(tabFields) as (keyof CustomFieldTab)[];

const { name, visible_to_roles, is_active, position } = tabFields;

export const NewTab = Strict({
  name,
  visible_to_roles: Type.Optional({ ...visible_to_roles, default: [] }),
  is_active: Type.Optional({ ...is_active, default: true }),
  position: Type.Optional({ ...position, description: 'After all others unless given.' }),
});

export const TabChanges = Changes({ name, visible_to_roles, is_active, position });
