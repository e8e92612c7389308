import type { LinkGuard, SignInGuard } from '../kernel/context.ts';
import type { Limiter } from './limits/limiter.ts';

/** The limits on guessing, for who asks from an address. */
export const signInGuardOf = (limiter: Limiter, ip: string): SignInGuard => ({
  blockedMs: async (account) => limiter.signInBlockedFor(ip, account),
  delayMs: (account) => limiter.signInDelayFor(account),
  failed: (account) => limiter.signInFailed(ip, account),
  succeeded: (account) => limiter.signInSucceeded(ip, account),
  codeFailed: (account) => limiter.codeFailed(ip, account),
  codeSucceeded: (account) => limiter.codeSucceeded(ip, account),
});

export const linkGuardOf = (limiter: Limiter, ip: string): LinkGuard => ({
  requested: (account) => limiter.linkRequested(ip, account),
  failed: () => limiter.linkFailed(ip),
});
