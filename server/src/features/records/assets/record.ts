import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const assetStatuses = ['ASSIGNED', 'AVAILABLE', 'LOST', 'DAMAGED', 'RETIRED'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

const categoryName = Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Laptop'] });

const assetFields = {
  id: RecordId('ast'),
  user_id: Id('usr', 'Who has or had it.'),
  description: Nullable(Prose(500, { examples: ['14-inch laptop with charger'] }), {
    description: 'What it is, so that it can be told from others.',
  }),
  serial_number: Nullable(Text(100), { description: 'As printed on it by its maker.' }),
  category: Type.Object(
    { id: Id('acat', 'The id of the category, for category_id.'), name: categoryName },
    { $id: 'NamedAssetCategory', description: 'What kind of equipment it is.' },
  ),
  date_assigned: Day('The day on which the person got it.'),
  date_returned: Nullable(Day(), {
    examples: [null],
    description: 'The day on which it came back; null while it is out.',
  }),
  status: Type.Enum([...assetStatuses], {
    description: 'ASSIGNED: the person has it; AVAILABLE: it came back; LOST, DAMAGED or RETIRED: it is out of use.',
  }),
  notes: Personal(Nullable(Prose(2000), { description: 'Remarks, such as on its condition.' })),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Asset = Type.Object(assetFields, {
  $id: 'Asset',
  description: 'A piece of equipment that a person has or had.',
});
export type Asset = Static<typeof Asset>;

/** A line of the app's register: of people, or in stock without ever having been theirs. */
export const RegisteredAsset = Type.Object(
  {
    ...assetFields,
    user_id: Nullable(assetFields.user_id, { description: 'Who has or had it; null: no one has had it yet.' }),
    date_assigned: Nullable(assetFields.date_assigned, {
      description: 'The day on which the person got it; null: no one has had it yet.',
    }),
  },
  { $id: 'RegisteredAsset', description: 'A piece of equipment, with a person or in stock.' },
);
export type RegisteredAsset = Static<typeof RegisteredAsset>;

const { description, serial_number, notes } = assetFields;
/** What a piece is, whoever has it. */
const piece = {
  description: Type.Optional(description),
  serial_number: Type.Optional(serial_number),
  category_id: Type.Optional(Id('acat', 'A category of the organization. Give this or category_name.')),
  category_name: Type.Optional({
    ...categoryName,
    description: 'The category of this name, whatever the case; made if there is none. Give this or category_id.',
  }),
};

export const NewStock = Strict(piece);
export type NewStock = Static<typeof NewStock>;

export const StockChanges = Changes(piece);

const details = {
  ...piece,
  date_returned: Type.Optional(
    Nullable(Day(), {
      description:
        "Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.",
    }),
  ),
  notes: Type.Optional(notes),
};

export const NewAsset = Strict({
  ...details,
  date_assigned: Type.Optional(Day("Today on the organization's calendar unless given.")),
  status: Type.Optional(
    Type.Enum([...assetStatuses], {
      default: 'ASSIGNED',
      description: 'Another one than ASSIGNED records what the person had before.',
    }),
  ),
});
export type NewAsset = Static<typeof NewAsset>;

export const AssetChanges = Changes({
  ...details,
  date_assigned: Day('The day on which the person got it.'),
  status: Type.Enum([...assetStatuses], { description: 'AVAILABLE when it was returned, LOST when it will not be.' }),
});
export type AssetChanges = Static<typeof AssetChanges>;

export const AssetCategory = Type.Object(
  { id: RecordId('acat'), name: categoryName, created_at: CreatedAt() },
  { $id: 'AssetCategory' },
);
export type AssetCategory = Static<typeof AssetCategory>;
