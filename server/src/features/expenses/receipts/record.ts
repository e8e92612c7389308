import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Strict } from '../../../kernel/schema.ts';
import { uploadFields, type FileType } from '../../../kernel/uploads.ts';

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
    id: Id('rct'),
    file_name: Type.String({ examples: ['hotel.pdf'] }),
    mime_type: Type.Enum([...receiptTypes]),
    size_bytes: Type.Integer({ examples: [48_213] }),
    uploaded_at: Instant(),
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
