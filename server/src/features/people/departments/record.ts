import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

const departmentFields = {
  id: Id('dep'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Kitchen'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['KITCHEN'] }),
  description: Nullable(Prose(2000)),
  color: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7, description: 'Hex colour.', examples: ['#2563EB'] }),
  head_id: Nullable(Id('usr'), { description: 'An active person of the organization. null: no head.' }),
  is_active: Type.Boolean(),
  member_count: Type.Integer({ minimum: 0, description: 'Active people who belong to the department.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Department = Type.Object(departmentFields, { $id: 'Department' });
export type Department = Static<typeof Department>;

export const departmentFieldNames = Object.keys(departmentFields) as (keyof Department)[];

const { name, code, description, color, head_id, is_active } = departmentFields;

export const NewDepartment = Strict({
  name,
  code: Type.Optional({ ...code, description: 'Unique in the organization. Generated from the name when omitted.' }),
  description: Type.Optional(description),
  color: Type.Optional({ ...color, description: 'Hex colour. One that follows from the name when omitted.' }),
  head_id: Type.Optional(head_id),
  is_active: Type.Optional(Type.Boolean({ default: true })),
});
export type NewDepartment = Static<typeof NewDepartment>;

export const DepartmentChanges = Strict({
  name: Type.Optional(name),
  code: Type.Optional(code),
  description: Type.Optional(description),
  color: Type.Optional(color),
  head_id: Type.Optional(head_id),
  is_active: Type.Optional(is_active),
});
export type DepartmentChanges = Static<typeof DepartmentChanges>;

/** Blanks around a name or a code are no part of it: they would hide a duplicate. */
export const trimmed = <T extends { name?: string; code?: string }>(input: T): T => ({
  ...input,
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.code !== undefined && { code: input.code.trim() }),
});

export const DepartmentManagers = Type.Object(
  {
    department_id: Id('dep'),
    managers: Type.Array(
      Type.Object({
        id: Id('usr'),
        first_name: Type.String(),
        last_name: Type.String(),
      }),
    ),
  },
  { $id: 'DepartmentManagers', description: 'Who has the department in their scope besides its head.' },
);
export type DepartmentManagers = Static<typeof DepartmentManagers>;
