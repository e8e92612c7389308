import { Type, type Static } from 'typebox';
import { Instant, InstantInput } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';
import { documentTypes, uploadFields } from '../../../kernel/uploads.ts';

export const categories = ['CONTRACT', 'POLICY', 'FORM', 'PAYROLL', 'IDENTIFICATION', 'CERTIFICATE', 'OTHER'] as const;
export const signatureStatuses = ['PENDING', 'SIGNED', 'DECLINED'] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];
export const signingModes = ['SEQUENTIAL', 'PARALLEL'] as const;

const Named = (description?: string) =>
  Type.Object(
    {
      id: Id('usr'),
      first_name: Type.String({ examples: ['Ada'] }),
      last_name: Type.String({ examples: ['Okafor'] }),
    },
    { ...(description !== undefined && { description }) },
  );

export const signerFields = {
  assignment_id: Id('sgn'),
  user: Named(),
  status: Type.Enum([...signatureStatuses]),
  signing_order: Type.Integer({ examples: [1], description: 'Counted from 1.' }),
  due_date: Nullable(Instant(), { description: 'The deadline of the document.' }),
  viewed_at: Nullable(Instant(), { description: 'When they first opened it in the app.' }),
  signed_at: Nullable(Instant()),
  declined_at: Nullable(Instant()),
};
export const DocumentSigner = Type.Object(signerFields, { $id: 'DocumentSigner' });
export type DocumentSigner = Static<typeof DocumentSigner>;

export const Document = Type.Object(
  {
    id: Id('doc'),
    title: Type.String({ examples: ['Employment agreement'] }),
    description: Nullable(Type.String()),
    category: Type.Enum([...categories]),
    file_name: Type.String({ examples: ['employment-agreement.pdf'] }),
    mime_type: Type.String({ examples: ['application/pdf'] }),
    size_bytes: Type.Integer({ examples: [48_213] }),
    version: Type.Integer({ examples: [1], description: 'One more with each new file.' }),
    owner: Named('Whom it is about or whose it is.'),
    uploaded_by: Named('Who sent the present version.'),
    requires_signature: Type.Boolean({ description: 'Whether signers were set.' }),
    signature_status: Nullable(Type.Enum([...signatureStatuses]), {
      description: 'SIGNED once every signer has signed, DECLINED once one has declined; null without signers.',
    }),
    signing_mode: Nullable(Type.Enum([...signingModes]), {
      description: 'SEQUENTIAL: one after the other in signing_order; PARALLEL: in any order.',
    }),
    signature_deadline: Nullable(Instant(), { description: 'After it nobody signs or declines any more.' }),
    signed_at: Nullable(Instant(), { description: 'The last signature so far.' }),
    signed_by_id: Nullable(Id('usr'), { description: 'Whose signature that was.' }),
    is_private: Type.Boolean({
      description: 'Kept from Department Heads: seen by the owner, the signers, Administrators and Executives alone.',
    }),
    is_company_library: Type.Boolean({ description: 'Seen by everyone in the organization.' }),
    folder_id: Nullable(Id('fld')),
    tags: Type.Array(Type.String(), { examples: [['2026']] }),
    created_at: Instant(),
    updated_at: Instant(),
    signers: Type.Array(DocumentSigner, { description: 'In signing_order.' }),
  },
  {
    $id: 'Document',
    description: 'A document and who signs it. Its file is at `/documents/{id}/content`.',
  },
);
export type Document = Static<typeof Document>;

const detailFields = {
  title: Text(200, { examples: ['Employment agreement'] }),
  description: Type.Optional(Nullable(Prose(2000))),
  category: Type.Optional(Type.Enum([...categories], { default: 'OTHER' })),
  owner_id: Type.Optional(Id('usr', 'Whom it is about or whose it is: an active person.')),
  is_private: Type.Optional(Type.Boolean({ default: false, description: 'Not together with is_company_library.' })),
  is_company_library: Type.Optional(Type.Boolean({ default: false })),
  folder_id: Type.Optional(Nullable(Id('fld'))),
  tags: Type.Optional(Type.Array(Text(50), { maxItems: 20, uniqueItems: true, examples: [['2026']] })),
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
export const DocumentChanges = Strict({
  ...detailFields,
  title: Type.Optional(detailFields.title),
  signature_deadline: Type.Optional(
    Nullable(InstantInput('Moves the deadline while signatures are pending; null takes it away.')),
  ),
  file_name: Type.Optional(newFile.file_name),
  mime_type: Type.Optional(newFile.mime_type),
  content: Type.Optional(newFile.content),
});
export type DocumentChanges = Static<typeof DocumentChanges>;
