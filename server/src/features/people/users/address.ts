import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Refusal } from '../../../lib/errors.ts';
import { addressCheck, addressFaultIn } from './address-store.ts';
import { emailInUse } from './rules.ts';

const hourMs = 3_600_000;

/**
 * An address has one account, in whichever organization: a refusal tells that some other one has it. It is logged, also of a
 * rehearsal, and after too many nothing is answered to this person of any address, free or not; others go on. The log is the count,
 * so that all processes share it; an import is one entry of it, at its end. The operator sees all organizations. Sent with what follows.
 */
export function checkAddress(work: UnitOfWork, email: string): void {
  const { actor, nowMs, tx } = work;
  if (actor.userId === null) return;
  tx.defer(addressCheck(actor.organizationId, actor.userId, email, nowMs - hourMs), (error) => {
    const fault = addressFaultIn(error);
    if (fault === null) return error;
    if (fault.kind === 'tooMany') return tooMany(fault.sinceMs + hourMs - nowMs);
    work.recordDisclosure();
    return emailInUse();
  });
}

const tooMany = (waitMs: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    'people.otherOrganizations',
    { field: 'email', reason: 'other_organizations' },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
