import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Refusal } from '../../../lib/errors.ts';
import { findHolder } from './address-store.ts';
import { emailInUse } from './rules.ts';

const hourMs = 3_600_000;
/**
 * An address has one account, in whichever organization: a refusal tells that some other one has it. It is logged, also of a
 * rehearsal, and after too many nothing is answered of any address, free or not. The log is the count, so that all processes
 * and imports share it. The operator sees all organizations.
 */
export async function checkAddress(work: UnitOfWork, email: string): Promise<void> {
  const { actor, nowMs } = work;
  const { holder, fullSince } = await findHolder(work, email, nowMs - hourMs);
  if (actor.userId !== null && fullSince !== null) throw tooMany(Date.parse(fullSince) + hourMs - nowMs);
  if (holder === null) return;
  if (actor.userId !== null && holder !== actor.organizationId) work.recordDisclosure();
  throw emailInUse();
}

const tooMany = (waitMs: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    'people.otherOrganizations',
    { field: 'email', reason: 'other_organizations' },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
