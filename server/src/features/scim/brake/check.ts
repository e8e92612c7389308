import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Refusal } from '../../../lib/errors.ts';
import { scimBraked } from '../../people/index.ts';
import { type Brake, countSuspended, findBrake, insertBrake } from './store.ts';

export { lockBrake } from './store.ts';

const hourMs = 3_600_000;
/** So many are suspended whatever the size of the organization. */
const always = 5;
/** One in so many of all people. */
const share = 10;
const retryAfterSeconds = 600;

export const hourBefore = (nowMs: number): string => new Date(nowMs - hourMs).toISOString();
export const hourAfter = (nowMs: number): string => new Date(nowMs + hourMs).toISOString();

/** Whether suspensions wait for an Executive: refused within the hour, and not let go on since. */
export const stands = (brake: Brake | null, nowMs: number): brake is Brake =>
  brake?.released_until === null && brake.begun_at > hourBefore(nowMs);

/**
 * A directory that loses its people must not shut everyone out of here: more than five, and more than a tenth of all people, are not
 * suspended within an hour unless an Executive says so. Under the lock of the organization, so that many at once count each other.
 */
export async function checkBrake(work: UnitOfWork): Promise<void> {
  const { tx, actor, now, nowMs } = work;
  const brake = await findBrake(tx, actor.organizationId);
  if (brake?.released_until != null && brake.released_until > now) return;
  const { suspended, people } = await countSuspended(tx, actor.organizationId, hourBefore(nowMs));
  const wanted = suspended + 1;
  if (wanted <= always || wanted * share <= people) return;
  work.whenUndone(() => noteBrake(work));
  throw new Refusal('RATE_LIMITED', 'scim.brake', { reason: 'brake' }, { 'Retry-After': String(retryAfterSeconds) });
}

/** The change itself has come to nothing; that it was refused is kept, and told to Executives once. */
function noteBrake({ services, actor, origin }: UnitOfWork): Promise<void> {
  return inUnitOfWork(services as ChangeServices, actor, origin, async (work) => {
    const accountId = actor.userId;
    if (accountId === null || !(await insertBrake(work, hourBefore(work.nowMs)))) return;
    work.audit({ action: 'scim.brake', subjectType: 'service_account', subjectId: accountId });
    await work.react(scimBraked, accountId);
  });
}
