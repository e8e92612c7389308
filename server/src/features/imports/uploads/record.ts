import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';

export const ImportFile = Type.Object(
  {
    id: RecordId('impf'),
    file_name: Type.String({ description: 'The name it was sent under.', examples: ['people.csv'] }),
    size_bytes: Type.Integer({ description: 'Size of the file.', examples: [8_213_400] }),
    created_at: CreatedAt(),
    expires_at: Instant('Until when rows of it can be imported.'),
  },
  { $id: 'ImportFile', description: 'A file of rows that was sent in, for its trials and the import.' },
);
export type ImportFile = Static<typeof ImportFile>;
