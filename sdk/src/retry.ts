import { ApiError, ConnectionError, TimeoutError, UnexpectedAnswerError } from './errors.ts';

const firstWaitMs = 250;
const longestWaitMs = 8000;
/** Refusals of a moment: what they say will not hold for long. */
const passing = new Set([408, 429, 500, 502, 503, 504]);
/** The record, or the first try with this idempotency key, is being worked on. */
const passingConflicts = new Set<unknown>(['busy', 'in_progress']);

export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (error instanceof UnexpectedAnswerError) return passing.has(error.status);
  if (!(error instanceof ApiError)) return false;
  return (
    passing.has(error.status) ||
    (error.code === 'CONFLICT' && passingConflicts.has((error.details as { reason?: string }).reason ?? ''))
  );
}

/**
 * Exponential backoff with full jitter, so that clients which failed together do not come back together. What the server
 * asks for is the least, with up to a quarter on top.
 */
export function waitBefore(retry: number, retryAfterMs: number | null, random: () => number = Math.random): number {
  const backoff = random() * Math.min(longestWaitMs, firstWaitMs * 2 ** retry);
  return retryAfterMs === null ? backoff : retryAfterMs * (1 + random() / 4);
}

/** Seconds or an HTTP date; null if there is none. */
export function readRetryAfter(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
