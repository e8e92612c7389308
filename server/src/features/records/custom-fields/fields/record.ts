import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict, Text } from '../../../../lib/schema.ts';
import { Position } from '../position-store.ts';

export const fieldTypes = ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'SELECT', 'MULTI_SELECT'] as const;
export type FieldType = (typeof fieldTypes)[number];

export const maxOptions = 100;
export const Option = Text(200);

const fieldFields = {
  id: RecordId('cfd'),
  tab_id: Id('cft', 'The tab on which the field stands.'),
  key: Type.String({
    pattern: '^[a-z][a-z0-9_]{0,49}$',
    maxLength: 50,
    examples: ['shirt_size'],
    description: 'Unique in the organization; cannot be changed.',
  }),
  label: Text(100, { description: 'What the app shows beside the value.', examples: ['Shirt size'] }),
  type: Type.Enum([...fieldTypes], { description: 'Cannot be changed.' }),
  options: Type.Array(Option, {
    maxItems: maxOptions,
    uniqueItems: true,
    description: 'What SELECT and MULTI_SELECT choose from; no other type has any.',
  }),
  position: Position,
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const CustomField = Type.Object(fieldFields, { $id: 'CustomField' });
export type CustomField = Static<typeof CustomField>;
export const fieldFieldNames = Object.keys(fieldFields) as (keyof CustomField)[];

const { tab_id, key, label, type, options, position } = fieldFields;

export const NewField = Strict({
  tab_id,
  key,
  label,
  type,
  options: Type.Optional(options),
  position: Type.Optional({ ...position, description: 'After all others unless given.' }),
});

export const FieldChanges = Changes({
  tab_id,
  label,
  options: {
    ...options,
    description: 'A value that was chosen before stays, also when its option is gone.',
  },
  position,
});
