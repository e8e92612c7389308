import type { Outcome } from '../attempt/outcome.ts';
import type { Attempt, CancelReason } from '../deliveries/record.ts';
import type { Claimed } from './claim.ts';
import { delayAfterMs } from './retry.ts';

/** What became of a claimed delivery. */
export interface Result {
  readonly claimed: Claimed;
  readonly status: 'queued' | 'delivered' | 'failed' | 'cancelled';
  readonly cancelReason: CancelReason | null;
  readonly nextAttemptMs: number | null;
  /** null where no attempt was made. */
  readonly attempt: Attempt | null;
  /** What was sent; absent where nothing was. */
  readonly body?: string;
  readonly isGone: boolean;
  readonly endedMs: number;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export const cancelled = (claimed: Claimed, reason: CancelReason, endedMs: number): Result => ({
  claimed,
  status: 'cancelled',
  cancelReason: reason,
  nextAttemptMs: null,
  attempt: null,
  isGone: false,
  endedMs,
});

const attemptOf = (claimed: Claimed, outcome: Outcome, startedMs: number): Attempt => ({
  number: claimed.attempt_count + 1,
  started_at: new Date(startedMs).toISOString(),
  duration_ms: outcome.durationMs,
  response_status: outcome.kind === 'answered' ? outcome.status : null,
  response_excerpt: outcome.kind === 'answered' ? outcome.excerpt : null,
  error:
    outcome.kind === 'failed'
      ? outcome.error
      : isSuccess(outcome.status)
        ? null
        : `The receiver answered ${String(outcome.status)}.`,
});

/** 2xx is success; 410 is the end; an address that is not public is not tried again; anything else is, while attempts are left. */
export function resultOf(
  claimed: Claimed,
  outcome: Outcome,
  times: { readonly startedMs: number; readonly endedMs: number },
  schedule: readonly number[],
): Result {
  const attempt = attemptOf(claimed, outcome, times.startedMs);
  const base = { claimed, attempt, endedMs: times.endedMs, isGone: false, cancelReason: null, nextAttemptMs: null };
  if (outcome.kind === 'answered' && isSuccess(outcome.status)) return { ...base, status: 'delivered' };
  if (outcome.kind === 'answered' && outcome.status === 410) return { ...base, status: 'failed', isGone: true };
  if (outcome.kind === 'failed' && outcome.reason === 'not_public')
    return { ...base, status: 'cancelled', cancelReason: 'address_not_public' };
  const retryAfter = outcome.kind === 'answered' ? outcome.retryAfterSeconds : null;
  const delayMs = delayAfterMs(schedule, attempt.number, retryAfter);
  return delayMs === null
    ? { ...base, status: 'failed' }
    : { ...base, status: 'queued', nextAttemptMs: times.endedMs + delayMs };
}
