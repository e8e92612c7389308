import { type Static, Type } from 'typebox';
import { CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Strict, Text } from '../../../lib/schema.ts';

export const Folder = Type.Object(
  {
    id: RecordId('fld'),
    name: Type.String({ description: 'Unique in the organization, whatever the case.', examples: ['Policies'] }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'Folder', description: 'Where documents are kept together.' },
);
export type Folder = Static<typeof Folder>;

export const NewFolder = Strict({
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Policies'] }),
});
