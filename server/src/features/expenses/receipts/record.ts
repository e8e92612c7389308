import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';

export const receiptTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type ReceiptType = (typeof receiptTypes)[number];

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
