import type { Actor } from '../kernel/actor.ts';
import { forbidden, Refusal } from '../kernel/errors.ts';
import { retryAfterSeconds } from './limits/limiter.ts';

export { admit } from '../kernel/admit.ts';

/** Plan, API switch and subscription; the person may be let in, the token is not. */
export function admitTenant({ organization }: Actor): void {
  if (organization.plan === 'FREE')
    throw forbidden('The API needs a paid plan: Pro, Business or Enterprise.', { reason: 'plan' });
  if (!organization.settings.api_enabled)
    throw forbidden('The API is switched off for this organization.', { reason: 'api_disabled' });
  if (organization.subscription_status !== 'ACTIVE' && organization.subscription_status !== 'TRIALING') {
    throw forbidden('The subscription of this organization is not in good standing.', { reason: 'subscription' });
  }
}

export const rateLimited = (message: string, waitMs: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal('RATE_LIMITED', message, undefined, { ...headers, 'Retry-After': String(retryAfterSeconds(waitMs)) });
