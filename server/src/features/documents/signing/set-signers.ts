import { type Static, Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { InstantInput, parseInstantMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { lockActivePeople } from '../../people/index.ts';
import { Document, signingModes } from '../documents/record.ts';
import { checkDeadline, documentRecord, unsigned } from '../documents/rules.ts';
import { documentAfter, lockVisibleDocument } from '../documents/store.ts';
import { askSigners } from './ask-mail.ts';
import { signature } from './states.ts';
import { replaceSigners } from './store.ts';

const Signers = Strict({
  user_ids: Type.Array(Id('usr'), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description: 'Who signs, in this order: active people.',
  }),
  signing_mode: Type.Optional(
    Type.Enum([...signingModes], {
      description: 'SEQUENTIAL: one after the other; PARALLEL: in any order.',
      default: 'SEQUENTIAL',
    }),
  ),
  signature_deadline: Type.Optional(
    Nullable(InstantInput(), { description: 'In the future, ISO 8601 with an offset; none when absent.' }),
  ),
});

export const setSigners = writeOperation({
  id: 'documents.setSigners',
  route: 'POST /documents/{id}/signers',
  subject: 'document',
  summary: 'Ask people to sign a document',
  description:
    'Sets who signs, in place of those set before; the document becomes PENDING. Refused once a signer has signed. The signer whose turn it is gets an e-mail.',
  scope: 'documents:write',
  guards: guardsOn(documentRecord, [unsigned('documents.signedSigners')]),
  params: Strict({ id: Id('doc') }),
  body: Signers,
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params, body }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    await ask(work, document, body);
    const changedFields = ['signature_status', ...Object.keys(body)];
    work.audit({ subjectId: document.id, changedFields });
    const asked = await documentAfter(work, document.id);
    await askSigners(work, document.id);
    return asked;
  },
});

async function ask(work: UnitOfWork, document: Document, body: Static<typeof Signers>): Promise<void> {
  const { user_ids, signing_mode = 'SEQUENTIAL', signature_deadline = null } = body;
  const deadline = checkDeadline(work, signature_deadline === null ? null : parseInstantMs(signature_deadline));
  const [stranger] = await lockActivePeople(work, user_ids);
  if (stranger !== undefined) {
    const field = `user_ids.${String(user_ids.indexOf(stranger))}`;
    throw invalid(field, 'reference.activePerson');
  }
  const from = document.signature_status;
  const signature_status = from === null ? 'PENDING' : signature.move(from, 'ask').to;
  await replaceSigners(work, document.id, user_ids);
  await work.update('documents', document.id, {
    signature_status,
    signing_mode,
    signature_deadline: deadline,
    signing_audience: null,
  });
}
