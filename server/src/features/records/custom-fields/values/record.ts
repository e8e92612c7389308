import { Type, type Static } from 'typebox';
import { Instant } from '../../../../kernel/days.ts';
import { Id } from '../../../../kernel/ids.ts';
import { OptionalProse } from '../../../../kernel/schema.ts';
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
    id: Id('cfv'),
    field: Type.Object({ id: Id('cfd'), key, label, type }),
    tab: Type.Object({ id: Id('cft'), name: CustomFieldTab.properties.name }),
    value: Value,
    updated_at: Instant(),
  },
  { $id: 'CustomFieldValue' },
);
export type CustomFieldValue = Static<typeof CustomFieldValue>;
