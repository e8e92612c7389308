import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

const clockPlaces = ['PHONE', 'DESK', 'KIOSK'] as const;
export const ClockPlace = Type.Enum([...clockPlaces], {
  description: 'A telephone or tablet of one’s own, a computer, or a shared tablet.',
});
export type ClockPlace = (typeof clockPlaces)[number];

const departmentFields = {
  id: RecordId('dep'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Kitchen'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['KITCHEN'] }),
  description: Nullable(Prose(2000), { description: 'What the department does.' }),
  color: Type.String({ maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$', description: 'Hex colour.', examples: ['#2563EB'] }),
  head_id: Nullable(Id('usr'), { description: 'An active person of the organization. null: no head.' }),
  clock_from: Nullable(
    Type.Array(ClockPlace, {
      description: 'Where its people clock in, out and for breaks; the clock refuses elsewhere.',
      minItems: 1,
      maxItems: clockPlaces.length,
      uniqueItems: true,
      examples: [['KIOSK']],
    }),
    { description: 'null: wherever they are.' },
  ),
  is_active: Type.Boolean({ description: 'false: no longer in use; lists leave it out unless asked for it.' }),
  member_count: Type.Integer({ minimum: 0, description: 'Active people who belong to the department.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Department = Type.Object(departmentFields, {
  $id: 'Department',
  description: 'A part of the organization to which people belong.',
});
export type Department = Static<typeof Department>;

export const departmentFieldNames = Object.keys(departmentFields) as (keyof Department)[];

const { name, code, description, color, head_id, clock_from, is_active } = departmentFields;

export const NewDepartment = Strict({
  name,
  code: Type.Optional({ ...code, description: 'Unique in the organization. Generated from the name when omitted.' }),
  description: Type.Optional(description),
  color: Type.Optional({ ...color, description: 'Hex colour. One that follows from the name when omitted.' }),
  head_id: Type.Optional(head_id),
  clock_from: Type.Optional(clock_from),
  is_active: Type.Optional({ ...is_active, default: true }),
});
export type NewDepartment = Static<typeof NewDepartment>;

export const DepartmentChanges = Changes({ name, code, description, color, head_id, clock_from, is_active });
export type DepartmentChanges = Static<typeof DepartmentChanges>;

export const DepartmentManagers = Type.Object(
  {
    department_id: Id('dep', 'The department in question.'),
    managers: Type.Array(PersonName, { description: 'By name.' }),
  },
  { $id: 'DepartmentManagers', description: 'Who has the department in their scope besides its head.' },
);
export type DepartmentManagers = Static<typeof DepartmentManagers>;
