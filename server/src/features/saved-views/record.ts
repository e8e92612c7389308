import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Strict, Text } from '../../lib/schema.ts';

const viewFields = {
  id: RecordId('svw'),
  user_id: Id('usr', 'Whose view it is.'),
  list: Type.String({
    maxLength: 100,
    description: 'The operation that reads the list or report.',
    examples: ['users.list'],
  }),
  name: Text(100, {
    description: 'What it is called; unique among one’s own views of the list, whatever the case.',
    examples: ['New this year'],
  }),
  query: Type.Record(Type.String(), Type.String({ maxLength: 500 }), {
    maxProperties: 30,
    description: 'What the screen shows, as its address has it: filters, order, columns.',
    examples: [{ status: 'active', sort: '-created_at' }],
  }),
  is_shared: Type.Boolean({ description: 'Whether everyone who may open the list sees it.' }),
  is_mailed: Type.Boolean({
    description: 'Whether its totals come by mail when a month is over; for reports alone.',
    examples: [false],
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const SavedView = Type.Object(viewFields, {
  $id: 'SavedView',
  description: 'How a person wants to see a list or a report.',
});
export type SavedView = Static<typeof SavedView>;
export const viewFieldNames = Object.keys(viewFields) as (keyof SavedView)[];

const { list, name, query, is_shared, is_mailed } = viewFields;

export const NewSavedView = Strict({
  list,
  name,
  query,
  is_shared: Type.Optional({ ...is_shared, default: false }),
  is_mailed: Type.Optional({ ...is_mailed, default: false }),
});

export const SavedViewChanges = Changes({ name, query, is_shared, is_mailed });
export type SavedViewChanges = Static<typeof SavedViewChanges>;
