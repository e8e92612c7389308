import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import type { FileType } from '../../../lib/file-types.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

/** What a camera, a scanner or a surgery sends. */
export const attachmentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const satisfies readonly FileType[];

export const LeaveAttachment = Type.Object(
  {
    id: RecordId('lva'),
    file_name: Type.String({ description: 'The name it was uploaded under.', examples: ['certificate.pdf'] }),
    mime_type: Type.Enum([...attachmentTypes], { description: 'What kind of file it is, as its bytes show.' }),
    size_bytes: Type.Integer({ description: 'Size of the file.', examples: [48_213] }),
    uploaded_by_id: Nullable(Id('usr'), { description: 'Who added it.' }),
    uploaded_at: Instant('When it was added to the leave.'),
  },
  { $id: 'LeaveAttachment', description: 'A certificate or note that belongs to a leave.' },
);
export type LeaveAttachment = Static<typeof LeaveAttachment>;

export const Certificate = Type.Object(
  {
    asked_from: Day('The day from which on it is asked for.'),
    is_missing: Type.Boolean({ description: 'Nothing is attached to this leave, nor to one that it goes on from.' }),
  },
  { description: 'What the leave type asks for.' },
);
export type Certificate = Static<typeof Certificate>;

export const LeaveAttachments = Type.Object(
  {
    leave_id: Id('lv', 'The leave they belong to.'),
    attachments: Type.Array(LeaveAttachment, { description: 'The oldest first.' }),
    certificate: Nullable(Certificate, {
      description: 'null: none is asked for, or the leave is private and not the reader’s to know.',
    }),
    can_add: Type.Boolean({ description: 'Whether the caller may add one now.' }),
  },
  { $id: 'LeaveAttachments', description: 'What is attached to a leave, and whether a certificate is missing.' },
);
export type LeaveAttachments = Static<typeof LeaveAttachments>;
