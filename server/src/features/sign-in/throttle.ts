import { Refusal } from '../../lib/errors.ts';

export function refuseWhileBlocked(blockedMs: number): void {
  if (blockedMs <= 0) return;
  const retryAfter = String(Math.max(1, Math.ceil(blockedMs / 1000)));
  throw new Refusal('RATE_LIMITED', 'sessions.tooManyAttempts', undefined, {
    'Retry-After': retryAfter,
  });
}
