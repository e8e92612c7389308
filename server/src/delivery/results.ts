import type { Attempt, CancelReason } from '../kernel/delivery.ts';
import type { LeasedDelivery } from './lease-store.ts';
import { delayAfterMs } from './retry.ts';
import type { SendOutcome } from './sender/outcome.ts';

/** The state that a leased delivery leaves its lease with. */
export interface DeliveryResult {
  readonly delivery: LeasedDelivery;
  readonly status: 'queued' | 'delivered' | 'failed' | 'cancelled';
  readonly cancelReason: CancelReason | null;
  readonly nextAttemptMs: number | null;
  /** null if no attempt was made. */
  readonly attempt: Attempt | null;
  /** What was sent; null if nothing was. */
  readonly body: string | null;
  /** The receiver answered 410. */
  readonly isGone: boolean;
  readonly endedMs: number;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export const cancelled = (delivery: LeasedDelivery, reason: CancelReason, endedMs: number): DeliveryResult => ({
  delivery,
  status: 'cancelled',
  cancelReason: reason,
  nextAttemptMs: null,
  attempt: null,
  body: null,
  isGone: false,
  endedMs,
});

/** A sandbox asked for it: no attempt was made, and the first one comes later. */
export const putOff = (delivery: LeasedDelivery, nextAttemptMs: number): DeliveryResult => ({
  delivery,
  status: 'queued',
  cancelReason: null,
  nextAttemptMs,
  attempt: null,
  body: null,
  isGone: false,
  endedMs: nextAttemptMs,
});

function errorOf(outcome: SendOutcome): string | null {
  if (outcome.kind === 'failed') return outcome.error;
  return isSuccess(outcome.status) ? null : `The receiver answered ${String(outcome.status)}.`;
}

type Ending = Pick<DeliveryResult, 'status' | 'cancelReason' | 'nextAttemptMs' | 'isGone'>;

const ending = (
  status: DeliveryResult['status'],
  rest: { cancelReason?: CancelReason; nextAttemptMs?: number; isGone?: boolean } = {},
): Ending => ({
  status,
  cancelReason: rest.cancelReason ?? null,
  nextAttemptMs: rest.nextAttemptMs ?? null,
  isGone: rest.isGone ?? false,
});

/** 2xx is success; 410 is the end; an address that is not public is not tried again; anything else is, while attempts are left. */
function endingOf(outcome: SendOutcome, attempts: number, endedMs: number, schedule: readonly number[]): Ending {
  if (outcome.kind === 'answered' && isSuccess(outcome.status)) return ending('delivered');
  if (outcome.kind === 'answered' && outcome.status === 410) return ending('failed', { isGone: true });
  if (outcome.kind === 'failed' && outcome.reason === 'not_public')
    return ending('cancelled', { cancelReason: 'address_not_public' });
  const retryAfter = outcome.kind === 'answered' ? outcome.retryAfterSeconds : null;
  const delayMs = delayAfterMs(schedule, attempts, retryAfter);
  return delayMs === null ? ending('failed') : ending('queued', { nextAttemptMs: endedMs + delayMs });
}

export function resultOf(
  delivery: LeasedDelivery,
  { body, outcome }: { readonly body: string; readonly outcome: SendOutcome },
  { startedMs, endedMs }: { readonly startedMs: number; readonly endedMs: number },
  schedule: readonly number[],
): DeliveryResult {
  const number = delivery.attempt_count + 1;
  const { status, cancelReason, nextAttemptMs, isGone } = endingOf(outcome, number, endedMs, schedule);
  const attempt: Attempt = {
    number,
    started_at: new Date(startedMs).toISOString(),
    duration_ms: outcome.durationMs,
    response_status: outcome.kind === 'answered' ? outcome.status : null,
    response_excerpt: outcome.kind === 'answered' ? outcome.excerpt : null,
    error: errorOf(outcome),
  };
  return { delivery, status, cancelReason, nextAttemptMs, attempt, body, isGone, endedMs };
}
