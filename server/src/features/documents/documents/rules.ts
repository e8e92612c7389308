import { asItStands, guardedAsShown, type Rule } from '../../../kernel/guards.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid, type Verdict } from '../../../lib/errors.ts';
import { type FixedKey } from '../../../lib/texts/texts.ts';
import { checkActivePerson } from '../../people/index.ts';
import { Document, type SignatureStatus } from './record.ts';

type Signed = Pick<Document, 'signers' | 'signed_at'>;

/** Of a document that many sign one sees one’s own signature alone. */
const anyoneSigned = ({ signers, signed_at }: Signed): boolean =>
  signed_at !== null || signers.some(({ status }) => status === 'SIGNED');

/** What someone put their name to stays what it was. */
export const nobodySigned = (document: Signed, said: FixedKey): Verdict =>
  !anyoneSigned(document) || conflict(said, { reason: 'signed' });

/** Who is asked and whose turn it is, and who administers, is all in the document. */
export const documentRecord = guardedAsShown<Document>(Document);

export const unsigned = (said: FixedKey): Rule<Signed> => asItStands((document) => nobodySigned(document, said));

/** Signers must not find another text under the one they were asked to sign. */
export const isNotBeingSigned = ({ signature_status }: { signature_status: SignatureStatus | null }): Verdict =>
  signature_status !== 'PENDING' ||
  conflict('documents.signing', {
    reason: 'signing',
    signature_status,
  });

/** Seen by all or by few, not both. */
export function checkAudience(
  { is_private, is_company_library }: { is_private: boolean; is_company_library: boolean },
  sent: object,
): void {
  if (!is_private || !is_company_library) return;
  const field = 'is_private' in sent ? 'is_private' : 'is_company_library';
  throw invalid(field, 'documents.privateOrLibrary');
}

export const checkOwner = (work: UnitOfWork, id: string | undefined): Promise<void> =>
  checkActivePerson(work, 'owner_id', id);

/** The deadline as it is stored; 422 if it is over before it begins. */
export function checkDeadline(work: UnitOfWork, instantMs: number | null): string | null {
  if (instantMs === null) return null;
  if (instantMs <= work.nowMs) throw invalid('signature_deadline', 'documents.deadlinePast');
  return new Date(instantMs).toISOString();
}
