import { type Static, Type } from 'typebox';
import { RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { Id } from '../../../../lib/ids.ts';
import { OptionalProse } from '../../../../lib/schema.ts';
import { CustomField, maxOptions, Option } from '../fields/record.ts';
import { CustomFieldTab } from '../tabs/record.ts';

const { key, label, type } = CustomField.properties;

export const Value = Type.Union(
  [
    OptionalProse(2000),
    Type.Number(),
    Type.Boolean(),
    Type.Array(Option, { maxItems: maxOptions, uniqueItems: true }),
    Type.Null(),
  ],
  {
    examples: ['M'],
    description:
      'As the type of the field has it: text, a number, a day, true or false, one option, or several. null once it was emptied.',
  },
);
export type Value = Static<typeof Value>;

export const CustomFieldValue = Type.Object(
  {
    id: RecordId('cfv'),
    user_id: Id('usr', 'Whose value it is.'),
    field: Type.Object(
      { id: Id('cfd', 'The id of the field.'), key, label, type },
      { description: 'What the value is of.' },
    ),
    tab: Type.Object(
      { id: Id('cft', 'The id of the tab.'), name: CustomFieldTab.properties.name },
      { description: 'Where the app shows it.' },
    ),
    value: Value,
    updated_at: UpdatedAt(),
  },
  { $id: 'CustomFieldValue', description: 'What a field of the organization’s own holds for a person.' },
);
export type CustomFieldValue = Static<typeof CustomFieldValue>;
