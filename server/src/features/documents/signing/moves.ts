import { type Guards, guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
import { documentRecord } from '../documents/rules.ts';
import { documentAfter, lockVisibleDocument } from '../documents/store.ts';
import { askSigners } from './ask-mail.ts';
import { isAwaited, isOfAudience } from './audience-store.ts';
import { isInTime, isSigner, itIsTheirTurn, signerOf } from './rules.ts';
import { signature, signerStates } from './states.ts';
import { saveSigner } from './store.ts';

type Trigger = 'sign' | 'decline';

/** Asked, not over, in time and whose turn it is: of two at once the second finds it decided. */
const deciding = (trigger: Trigger): Guards<Document> => {
  const moved = signerStates.guard(trigger);
  return guardsOn(documentRecord, [
    isSigner,
    (actor, document, nowMs) => moved(actor, signerOf(actor, document), nowMs),
    signature.guard(trigger),
    isInTime,
    (actor, document) => itIsTheirTurn(document, signerOf(actor, document)),
  ]);
};

export const signDocument = writeOperation({
  id: 'documents.sign',
  route: 'POST /documents/{id}/sign',
  subject: 'document',
  summary: 'Sign a document',
  surface: 'app',
  scope: 'documents:read',
  guards: deciding('sign'),
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    const signer = signerOf(actor, document);
    const { to } = signerStates.move(signer.status, 'sign');
    const isLast = (await isOfAudience(work.tx, actor, document.id))
      ? !(await isAwaited(work, document.id, actor.userId))
      : document.signers.every((other) => other === signer || other.status === 'SIGNED');
    await saveSigner(work, signer.assignment_id, { status: to, signed_at: work.now });
    const signed = await work.move(signature, document, isLast ? 'complete' : 'sign', {
      values: { signed_at: work.now, signed_by_id: actor.userId },
      alsoChanged: ['signers'],
    });
    if (document.signing_mode === 'SEQUENTIAL') await askSigners(work, signed.id);
    return signed;
  },
});

export const declineDocument = writeOperation({
  id: 'documents.decline',
  route: 'POST /documents/{id}/decline',
  subject: 'document',
  summary: 'Decline to sign a document',
  description:
    'Ends the signing: no one else signs it any more. Of a document that many sign each declines for themselves.',
  surface: 'app',
  scope: 'documents:read',
  guards: deciding('decline'),
  params: Strict({ id: Id('doc') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is not signed; kept for Administrators and Executives.',
      examples: ['The start date is wrong.'],
    }),
  }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    const signer = signerOf(actor, document);
    const { to } = signerStates.move(signer.status, 'decline');
    await saveSigner(work, signer.assignment_id, {
      status: to,
      declined_at: work.now,
      decline_reason: body.reason,
    });
    const isForOneself = await isOfAudience(work.tx, actor, document.id);
    return work.move(signature, document, isForOneself ? 'decline_for_oneself' : 'decline', {
      alsoChanged: ['signers'],
    });
  },
});

export const viewDocument = writeOperation({
  id: 'documents.view',
  route: 'POST /documents/{id}/view',
  subject: 'document',
  summary: 'Note that a signer has opened a document',
  description: 'The first time counts; later ones change nothing.',
  surface: 'app',
  scope: 'documents:read',
  guards: guardsOn(documentRecord, [isSigner]),
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    const signer = signerOf(actor, document);
    const isFirst = signer.viewed_at === null;
    const changedFields = isFirst ? ['signers'] : [];
    work.audit({ subjectId: document.id, changedFields });
    if (!isFirst) return document;
    await saveSigner(work, signer.assignment_id, { viewed_at: work.now });
    await work.update('documents', document.id, {});
    return documentAfter(work, document.id);
  },
});
