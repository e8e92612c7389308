import { type Static, Type } from 'typebox';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { StandingAudience } from '../../people/index.ts';

export const DocumentSigning = Type.Object(
  {
    document_id: Id('doc', 'What is to be signed.'),
    audience: Nullable(StandingAudience, { description: 'Whom it is for; null: its signers were named one by one.' }),
    is_open: Type.Boolean({ description: 'Signatures are being collected.', examples: [true] }),
    asked: Type.Integer({ description: 'People who were asked, without those who left before they decided.' }),
    signed: Type.Integer({ description: 'Of these, who has signed.' }),
    declined: Type.Integer({ description: 'Of these, who has declined.' }),
    waiting: Type.Integer({ description: 'Of these, who has done neither.' }),
  },
  { $id: 'DocumentSigning', description: 'How far the signatures under a document are.' },
);
export type DocumentSigning = Static<typeof DocumentSigning>;
