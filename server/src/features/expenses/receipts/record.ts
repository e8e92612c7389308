import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import type { FileType } from '../../../lib/file-types.ts';
import { Strict } from '../../../lib/schema.ts';
import { uploadFields } from '../../../lib/uploads.ts';

/** What a camera, a scanner or a shop sends. */
export const receiptTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const satisfies readonly FileType[];

export const Receipt = Type.Object(
  {
    id: RecordId('rct'),
    file_name: Type.String({ description: 'The name it was uploaded under.', examples: ['hotel.pdf'] }),
    mime_type: Type.Enum([...receiptTypes], { description: 'What kind of file it is, as its bytes show.' }),
    size_bytes: Type.Integer({ description: 'Size of the file.', examples: [48_213] }),
    uploaded_at: Instant('When it was added to the report.'),
  },
  { $id: 'ExpenseReceipt', description: 'A picture or PDF of what was paid.' },
);
export type Receipt = Static<typeof Receipt>;

export const NewReceipt = Strict(
  uploadFields(receiptTypes, {
    file_name: 'hotel.pdf',
    mime_type: 'application/pdf',
    content: 'JVBERi0xLjQKJcfsj6IKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8Pj4KJSVFT0YK',
  }),
);
