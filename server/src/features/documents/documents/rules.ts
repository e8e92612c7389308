import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid, type Verdict } from '../../../lib/errors.ts';
import { checkActivePerson } from '../../people/index.ts';
import type { Document, SignatureStatus } from './record.ts';

type Signed = Pick<Document, 'signers'>;

export const anyoneSigned = ({ signers }: Signed): boolean => signers.some(({ status }) => status === 'SIGNED');

/** What someone put their name to stays what it was. */
export const nobodySigned = (document: Signed, what: string): Verdict =>
  !anyoneSigned(document) || conflict(`A signer has signed this document: ${what}`, { reason: 'signed' });

/** Signers must not find another text under the one they were asked to sign. */
export const isNotBeingSigned = ({ signature_status }: { signature_status: SignatureStatus | null }): Verdict =>
  signature_status !== 'PENDING' ||
  conflict('Signatures are being collected: its file stays as it is until a signer declines.', {
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
  throw invalid(field, 'A document is either private or in the company library.');
}

export async function checkFolder({ actor, tx }: UnitOfWork, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from folders where organization_id = ${actor.organizationId} and id = ${id} for key share`.execute(tx);
  if (rows.length === 0) throw invalid('folder_id', 'folder_id is no folder of this organization.');
}

export const checkOwner = (work: UnitOfWork, id: string | undefined): Promise<void> =>
  checkActivePerson(work, 'owner_id', id);

/** The deadline as it is stored; 422 if it is over before it begins. */
export function checkDeadline(work: UnitOfWork, instantMs: number | null): string | null {
  if (instantMs === null) return null;
  if (instantMs <= work.nowMs) throw invalid('signature_deadline', 'signature_deadline must lie in the future.');
  return new Date(instantMs).toISOString();
}
