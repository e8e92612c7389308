import { Refusal } from '../../lib/errors.ts';

export function refuseWhileBlocked(blockedMs: number): void {
  if (blockedMs <= 0) return;
  const retryAfter = String(Math.max(1, Math.ceil(blockedMs / 1000)));
  throw new Refusal('RATE_LIMITED', 'Too many attempts. Wait a while, then try again.', undefined, {
    'Retry-After': retryAfter,
  });
}
