import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import type { Document, DocumentSigner } from '../documents/record.ts';

type Signing = Pick<Document, 'signers' | 'signing_mode' | 'signature_deadline'>;

const findSigner = (actor: Actor, { signers }: Pick<Document, 'signers'>): DocumentSigner | undefined =>
  signers.find(({ user }) => user.id === actor.userId);

/** Everyone signs for themselves: 403 for who sees the document and was not asked. */
export const isSigner = (actor: Actor, document: Pick<Document, 'signers'>): Verdict =>
  findSigner(actor, document) !== undefined || forbidden('documents.notAsked');

/** For a document whose signer the actor is. */
export function signerOf(actor: Actor, document: Pick<Document, 'signers'>): DocumentSigner {
  const signer = findSigner(actor, document);
  if (!signer) throw new Error('The actor is no signer of this document.');
  return signer;
}

/** Signing: SEQUENTIAL lets the next act only when all before have signed. */
export function itIsTheirTurn({ signers, signing_mode }: Signing, signer: DocumentSigner): Verdict {
  if (signing_mode === 'PARALLEL') return true;
  const waitsFor = signers.filter((other) => other.signing_order < signer.signing_order && other.status !== 'SIGNED');
  return (
    waitsFor.length === 0 ||
    conflict('documents.notYourTurn', {
      reason: 'order',
      waiting_for: waitsFor.map(({ user }) => user.id),
    })
  );
}

export const isInTime = (_actor: Actor, { signature_deadline }: Signing, nowMs: number): Verdict =>
  signature_deadline === null ||
  new Date(nowMs).toISOString() <= signature_deadline ||
  conflict('documents.deadlinePassed', { reason: 'deadline', signature_deadline });
