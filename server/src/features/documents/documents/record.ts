import { type Static, Type } from 'typebox';
import { Instant, InstantInput } from '../../../lib/days.ts';
import { Changes, CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { uploadFields } from '../../../lib/uploads.ts';

export const categories = ['CONTRACT', 'POLICY', 'FORM', 'PAYROLL', 'IDENTIFICATION', 'CERTIFICATE', 'OTHER'] as const;
export const signatureStatuses = ['PENDING', 'SIGNED', 'DECLINED'] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];
export const signingModes = ['SEQUENTIAL', 'PARALLEL'] as const;

export const signerFields = {
  assignment_id: Id('sgn', 'Names this request for a signature.'),
  user: described(PersonName, 'Who is asked to sign.'),
  status: Type.Enum([...signatureStatuses], { description: 'Whether they have signed.' }),
  signing_order: Type.Integer({ examples: [1], description: 'Counted from 1.' }),
  due_date: Nullable(Instant(), { description: 'The deadline of the document.' }),
  viewed_at: Nullable(Instant(), { description: 'When they first opened it in the app.' }),
  signed_at: Nullable(Instant(), { description: 'When they signed; null until then.' }),
  declined_at: Nullable(Instant(), { description: 'When they declined; null unless they did.' }),
};
export const DocumentSigner = Type.Object(signerFields, {
  $id: 'DocumentSigner',
  description: 'Someone who is asked to sign a document.',
});
export type DocumentSigner = Static<typeof DocumentSigner>;

export const Document = Type.Object(
  {
    id: RecordId('doc'),
    title: Personal(
      Type.String({ description: 'What the document is called.', examples: ['Employment agreement'] }),
      'Document of an erased person',
    ),
    description: Personal(Nullable(Type.String(), { description: 'What it is about.' })),
    category: Type.Enum([...categories], { description: 'What kind of document it is.' }),
    file_name: Personal(
      Type.String({
        description: 'The name under which the file is downloaded.',
        examples: ['employment-agreement.pdf'],
      }),
      'document',
    ),
    mime_type: Type.String({ description: 'What kind of file it is.', examples: ['application/pdf'] }),
    size_bytes: Type.Integer({ description: 'Size of the file.', examples: [48_213] }),
    version: Type.Integer({ examples: [1], description: 'One more with each new file.' }),
    owner: described(PersonName, 'Whom it is about or whose it is.'),
    uploaded_by: described(PersonName, 'Who sent the present version.'),
    requires_signature: Type.Boolean({ description: 'Whether signers were set.' }),
    signature_status: Nullable(Type.Enum([...signatureStatuses]), {
      description: 'SIGNED once every signer has signed, DECLINED once one has declined; null without signers.',
    }),
    signing_mode: Nullable(Type.Enum([...signingModes]), {
      description: 'SEQUENTIAL: one after the other in signing_order; PARALLEL: in any order.',
    }),
    signature_deadline: Nullable(Instant(), { description: 'After it no one signs or declines any more.' }),
    signed_at: Nullable(Instant(), { description: 'The last signature so far.' }),
    signed_by_id: Nullable(Id('usr'), { examples: [null], description: 'Whose signature that was.' }),
    is_private: Type.Boolean({
      examples: [true],
      description: 'Kept from Department Heads: seen by the owner, the signers, Administrators and Executives alone.',
    }),
    is_company_library: Type.Boolean({ examples: [false], description: 'Seen by everyone in the organization.' }),
    folder_id: Nullable(Id('fld'), { description: 'The folder it is kept in; null: none.' }),
    tags: Personal(Type.Array(Type.String(), { description: 'Labels, in the order given.', examples: [['2026']] }), []),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
    signers: Type.Array(DocumentSigner, { description: 'In signing_order.' }),
  },
  {
    $id: 'Document',
    description: 'A document and who signs it. Its file is at `/documents/{id}/content`.',
  },
);
export type Document = Static<typeof Document>;

const detailFields = {
  title: Text(200, { description: 'What the document is called.', examples: ['Employment agreement'] }),
  description: Type.Optional(Nullable(Prose(2000), { description: 'What it is about.' })),
  category: Type.Optional(
    Type.Enum([...categories], { description: 'What kind of document it is.', default: 'OTHER' }),
  ),
  owner_id: Type.Optional(Id('usr', 'Whom it is about or whose it is: an active person.')),
  is_private: Type.Optional(Type.Boolean({ default: false, description: 'Not together with is_company_library.' })),
  is_company_library: Type.Optional(
    Type.Boolean({
      description: 'Seen by everyone in the organization. Not together with is_private.',
      default: false,
    }),
  ),
  folder_id: Type.Optional(Nullable(Id('fld'), { description: 'A folder of the organization; null: none.' })),
  tags: Type.Optional(
    Type.Array(Text(50), {
      description: 'Labels; all of them, in place of those there.',
      maxItems: 20,
      uniqueItems: true,
      examples: [['2026']],
    }),
  ),
};

export const NewDocument = Strict({
  ...detailFields,
  ...uploadFields(documentTypes, {
    file_name: 'employment-agreement.txt',
    mime_type: 'text/plain',
    content: 'RW1wbG95bWVudCBhZ3JlZW1lbnQK',
  }),
});
export type NewDocument = Static<typeof NewDocument>;

const newFile = uploadFields(documentTypes);
export const DocumentChanges = Changes({
  ...detailFields,
  title: detailFields.title,
  signature_deadline: Nullable(InstantInput(), {
    description: 'Moves the deadline while signatures are pending; null takes it away.',
  }),
  file_name: newFile.file_name,
  mime_type: newFile.mime_type,
  content: newFile.content,
});
export type DocumentChanges = Static<typeof DocumentChanges>;
