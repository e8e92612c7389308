import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

export const assetStatuses = ['ASSIGNED', 'AVAILABLE', 'LOST', 'DAMAGED', 'RETIRED'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

const categoryName = Text(100, { examples: ['Laptop'] });

const assetFields = {
  id: Id('ast'),
  user_id: Id('usr'),
  description: Nullable(Prose(500, { examples: ['14-inch laptop with charger'] })),
  serial_number: Nullable(Text(100)),
  category: Type.Object({ id: Id('acat'), name: categoryName }),
  date_assigned: Day(),
  date_returned: Nullable(Day()),
  status: Type.Enum([...assetStatuses]),
  notes: Nullable(Prose(2000)),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Asset = Type.Object(assetFields, {
  $id: 'Asset',
  description: 'A piece of equipment that a person has or had.',
});
export type Asset = Static<typeof Asset>;

const { description, serial_number, notes } = assetFields;
const details = {
  description: Type.Optional(description),
  serial_number: Type.Optional(serial_number),
  category_id: Type.Optional(Id('acat', 'A category of the organization. Give this or category_name.')),
  category_name: Type.Optional({
    ...categoryName,
    description: 'The category of this name, whatever the case; made where there is none. Give this or category_id.',
  }),
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

export const AssetChanges = Strict({
  ...details,
  date_assigned: Type.Optional(Day()),
  status: Type.Optional(
    Type.Enum([...assetStatuses], { description: 'AVAILABLE when it was returned, LOST when it will not be.' }),
  ),
});
export type AssetChanges = Static<typeof AssetChanges>;

export const AssetCategory = Type.Object(
  { id: Id('acat'), name: categoryName, created_at: Instant() },
  { $id: 'AssetCategory' },
);
export type AssetCategory = Static<typeof AssetCategory>;
