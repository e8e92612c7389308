import type { Actor } from '../kernel/actor.ts';
import { findPlanFault, type PlanFault } from '../kernel/admission.ts';
import { forbidden, Refusal, type Said } from '../lib/errors.ts';
import { type FixedKey } from '../lib/texts/texts.ts';
import { retryAfterSeconds } from './limits/limiter.ts';

export { admit } from '../kernel/admit.ts';

const planFaults: Record<PlanFault, FixedKey> = {
  plan: 'access.plan',
  api_disabled: 'access.apiDisabled',
  subscription: 'access.subscription',
};

/** Plan, API switch and subscription; the person may be let in, the token is not. */
export function admitTenant({ organization }: Actor): void {
  const reason = findPlanFault(organization);
  if (reason !== null) throw forbidden(planFaults[reason], { reason });
}

export const rateLimited = (said: Said, waitMs: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal('RATE_LIMITED', said, undefined, { ...headers, 'Retry-After': String(retryAfterSeconds(waitMs)) });
