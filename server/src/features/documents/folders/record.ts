import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Strict, Text } from '../../../kernel/schema.ts';

export const Folder = Type.Object(
  { id: Id('fld'), name: Type.String({ examples: ['Policies'] }), created_at: Instant(), updated_at: Instant() },
  { $id: 'Folder', description: 'Where documents are kept together.' },
);
export type Folder = Static<typeof Folder>;

export const NewFolder = Strict({ name: Text(100, { examples: ['Policies'] }) });
