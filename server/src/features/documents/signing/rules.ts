import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import type { Document, DocumentSigner, SignatureStatus } from '../documents/record.ts';

type Signing = Pick<Document, 'signers' | 'signing_mode' | 'signature_deadline'>;

/** Everyone signs for themselves: 403 for who sees the document and was not asked. */
export function signerOf(actor: Actor, { signers }: Signing): DocumentSigner {
  const signer = signers.find(({ user }) => user.id === actor.userId);
  if (!signer) throw forbidden('You are not asked to sign this document.');
  return signer;
}

/** Signing: SEQUENTIAL lets the next act only when all before have signed. */
export function itIsTheirTurn({ signers, signing_mode }: Signing, signer: DocumentSigner): Verdict {
  if (signing_mode === 'PARALLEL') return true;
  const waitsFor = signers.filter((other) => other.signing_order < signer.signing_order && other.status !== 'SIGNED');
  return (
    waitsFor.length === 0 ||
    conflict('This document is signed one after the other, and it is not your turn yet.', {
      reason: 'order',
      waiting_for: waitsFor.map(({ user }) => user.id),
    })
  );
}

export const isInTime = ({ signature_deadline }: Signing, now: string): Verdict =>
  signature_deadline === null ||
  now <= signature_deadline ||
  conflict('The deadline for signatures has passed.', { reason: 'deadline', signature_deadline });

/** Who may act now: the first who has not signed, or in PARALLEL mode everyone who has not. */
export function signersToAct(document: Signing & { signature_status: SignatureStatus | null }): DocumentSigner[] {
  if (document.signature_status !== 'PENDING') return [];
  return document.signers.filter((signer) => signer.status === 'PENDING' && itIsTheirTurn(document, signer) === true);
}
