import type { Actor } from '../kernel/actor.ts';
import { findPlanFault, type PlanFault } from '../kernel/admission.ts';
import { forbidden, Refusal } from '../lib/errors.ts';
import { retryAfterSeconds } from './limits/limiter.ts';

export { admit } from '../kernel/admit.ts';

const planFaults: Record<PlanFault, string> = {
  plan: 'The API needs a paid plan: Pro, Business or Enterprise.',
  api_disabled: 'The API is switched off for this organization.',
  subscription: 'The subscription of this organization is not in good standing.',
};

/** Plan, API switch and subscription; the person may be let in, the token is not. */
export function admitTenant({ organization }: Actor): void {
  const reason = findPlanFault(organization);
  if (reason !== null) throw forbidden(planFaults[reason], { reason });
}

export const rateLimited = (message: string, waitMs: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal('RATE_LIMITED', message, undefined, { ...headers, 'Retry-After': String(retryAfterSeconds(waitMs)) });
