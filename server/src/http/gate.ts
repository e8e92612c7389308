import type { Actor } from '../kernel/actor.ts';
import { findPlanFault, type PlanFault } from '../kernel/admission.ts';
import { admit } from '../kernel/admit.ts';
import type { Operation } from '../kernel/declaration.ts';
import { asksForOwn } from '../kernel/proposals/own-record.ts';
import { asProposer } from '../kernel/proposals/proposing.ts';
import { forbidden, Refusal, type Said } from '../lib/errors.ts';
import { type FixedKey } from '../lib/texts/texts.ts';
import { retryAfterSeconds } from './limits/limiter.ts';

export { admit };

interface Asked {
  readonly query: unknown;
  readonly params: unknown;
}

/** The same; but whoever asks for what others do, of their own record or by what they were given, is let through to ask. */
export function admitRequest(actor: Actor, operation: Operation, { query, params }: Asked): void {
  const isProposal = (query as { propose?: unknown } | null)?.propose === 'true';
  if (isProposal && asksForOwn(actor, operation, params as Record<string, string>)) return;
  admit(isProposal ? asProposer(actor, operation) : actor, operation);
}

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
