import { updateRow } from '../../../db/rows.ts';
import { enforce } from '../../../lib/errors.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Document, DocumentSigner, SignatureStatus } from '../documents/record.ts';
import { lockVisibleDocument } from '../documents/store.ts';
import { isInTime, itIsTheirTurn, signerOf } from './rules.ts';
import { signature, signerStates } from './states.ts';

export interface Decision {
  readonly document: Document;
  readonly signer: DocumentSigner;
  /** What becomes of the signer. */
  readonly to: SignatureStatus;
}

/** Takes the document and proves that the person may decide on it now: of two at once the second finds it decided. */
export async function takeDecision(work: UnitOfWork, id: string, trigger: 'sign' | 'decline'): Promise<Decision> {
  const document = await lockVisibleDocument(work, id);
  const signer = signerOf(work.actor, document);
  const { to } = signerStates.move(signer.status, trigger);
  signature.move(document.signature_status ?? 'PENDING', trigger);
  enforce(isInTime(document, work.now));
  enforce(itIsTheirTurn(document, signer));
  return { document, signer, to };
}

export async function saveSigner(
  { actor, tx }: UnitOfWork,
  assignmentId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await updateRow('document_signers', { organization_id: actor.organizationId, id: assignmentId }, values).execute(tx);
}
