import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import {
  type AppLimits,
  authBlock,
  calendarPerMinute,
  codePairBlock,
  defaultAppLimits,
  type Limits,
  linkBlock,
  linkRequestAddressBlock,
  linkRequestPairBlock,
  minuteMs,
  registrationsPerHour,
  scimAccountsPerAddress,
  secondMs,
  signInAccountSlowdown,
  signInAddressBlock,
  signInDelayMs,
  signInPairBlock,
  signInWarning,
} from './config.ts';
import { Edge } from './edge.ts';
import { Pacer } from './pacer.ts';
import type { Awaitable, FailureState, LimitStore, Receipt, Taken, WindowState } from './store.ts';

export interface LimiterOptions {
  readonly limits: Limits;
  readonly appLimits?: AppLimits;
  readonly store: LimitStore;
  /** Monotonic milliseconds, for the edge. */
  readonly clock?: () => number;
}

/** How much faster than its limit an organization's requests are let through at least, while they last. */
const burstSpeed = 2;

/** The limits as the HTTP layer asks for them. Waits are in milliseconds, 0 meaning none; `retryAfterSeconds` turns them. */
export class Limiter {
  readonly #limits: Limits;
  readonly #appLimits: AppLimits;
  readonly #store: LimitStore;
  readonly #edge: Edge;
  readonly pacer: Pacer;

  constructor({ limits, appLimits = defaultAppLimits, store, clock }: LimiterOptions) {
    this.#appLimits = appLimits;
    this.#limits = limits;
    this.#store = store;
    this.pacer = new Pacer(minuteMs / limits.organizationPerMinute / burstSpeed);
    const { edgePerSecond: perSecond, edgeBurst: burst } = limits;
    this.#edge = new Edge(clock === undefined ? { perSecond, burst } : { perSecond, burst, clock });
  }

  /** Network edge, before anything else; answers the wait. */
  edge(ip: string): number {
    return this.#edge.waitMs(addressKey(ip));
  }

  /** Per IP address: before the token is checked, the description documents included. */
  address(ip: string): Awaitable<Taken> {
    const limit = this.#limits.ipPerMinute;
    return this.#store.take([{ key: `ip:${addressKey(ip)}`, limit, windowMs: minuteMs, cost: 1 }]);
  }

  /** Per token, burst and sustained, and per organization. When refused, give back the address window: `release`. */
  token(tokenId: string, organizationId: string, cost = 1): Awaitable<Taken> {
    const { tokenPerSecond, tokenPerMinute, organizationPerMinute } = this.#limits;
    return this.#store.take([
      { key: `token:1s:${tokenId}`, limit: tokenPerSecond, windowMs: secondMs, cost },
      { key: `token:1m:${tokenId}`, limit: tokenPerMinute, windowMs: minuteMs, cost },
      { key: `organization:${organizationId}`, limit: organizationPerMinute, windowMs: minuteMs, cost },
    ]);
  }

  appAddress(ip: string): Awaitable<Taken> {
    const limit = this.#appLimits.ipPerMinute;
    return this.#store.take([{ key: `app-ip:${addressKey(ip)}`, limit, windowMs: minuteMs, cost: 1 }]);
  }

  /** By the session's id, never its secret: keys are readable in Redis. */
  session(sessionId: string): Awaitable<Taken> {
    const { sessionPerSecond, sessionPerMinute } = this.#appLimits;
    return this.#store.take([
      { key: `session:1s:${sessionId}`, limit: sessionPerSecond, windowMs: secondMs, cost: 1 },
      { key: `session:1m:${sessionId}`, limit: sessionPerMinute, windowMs: minuteMs, cost: 1 },
    ]);
  }

  /** By the hash of its address. Programs look a few times a day. */
  calendar(addressHash: string): Awaitable<Taken> {
    const key = `calendar:${addressHash}`;
    return this.#store.take([{ key, limit: calendarPerMinute, windowMs: minuteMs, cost: 1 }]);
  }

  /** Before the token is checked, as `address` for the API. */
  scimAddress(ip: string): Awaitable<Taken> {
    const key = `scim-ip:${addressKey(ip)}`;
    const limit = (this.#limits.scimPerSecond * scimAccountsPerAddress * minuteMs) / secondMs;
    return this.#store.take([{ key, limit, windowMs: minuteMs, cost: 1 }]);
  }

  /** Per service account. */
  scim(accountId: string): Awaitable<Taken> {
    const limit = this.#limits.scimPerSecond;
    return this.#store.take([{ key: `scim:${accountId}`, limit, windowMs: secondMs, cost: 1 }]);
  }

  /** Apps that register themselves, by address: each leaves a row behind. */
  registration(ip: string): Awaitable<Taken> {
    const key = `registration:${addressKey(ip)}`;
    return this.#store.take([{ key, limit: registrationsPerHour, windowMs: 60 * minuteMs, cost: 1 }]);
  }

  /** A refused request counts in no window: gives back what an earlier check of the same request charged. */
  release(receipt: Receipt | null): Awaitable<void> {
    if (receipt !== null) return this.#store.release(receipt);
  }

  /** A missing, malformed, unknown, revoked or expired token; nothing else counts. */
  authFailed(ip: string): Awaitable<FailureState> {
    return this.#store.recordFailure(`ip:${addressKey(ip)}`, authBlock);
  }

  /** Asked only if the token is not valid: valid tokens are not blocked. */
  authBlockedFor(ip: string): Awaitable<number> {
    return this.#store.blockedFor(`ip:${addressKey(ip)}`);
  }

  /** By the address, and by the pair of address and account; never by the account alone: anyone can fail at it. */
  signInBlockedFor(ip: string, account: string): Awaitable<number> {
    return this.#store.blockedFor(`sign-in-ip:${addressKey(ip)}`, pairKey(ip, account), codeKey(ip, account));
  }

  /** How long an attempt at an account that many have failed at is held back, from wherever it comes. */
  async signInDelayFor(account: string): Promise<number> {
    return (await this.#store.blockedFor(accountKey(account))) > 0 ? signInDelayMs : 0;
  }

  /** Whether the person should hear of it: many have failed at their account, and they were not told today. */
  async signInFailed(ip: string, account: string): Promise<{ isWarningDue: boolean }> {
    return this.#failedAt(ip, account, this.#store.recordFailure(pairKey(ip, account), signInPairBlock));
  }

  /** A wrong code, of someone who knows the password. */
  async codeFailed(ip: string, account: string): Promise<{ isWarningDue: boolean }> {
    return this.#failedAt(ip, account, this.#store.recordFailure(codeKey(ip, account), codePairBlock));
  }

  async #failedAt(ip: string, account: string, byPair: Awaitable<unknown>): Promise<{ isWarningDue: boolean }> {
    const [byAccount] = await Promise.all([
      this.#store.recordFailure(accountKey(account), signInAccountSlowdown),
      this.#store.recordFailure(`sign-in-ip:${addressKey(ip)}`, signInAddressBlock),
      byPair,
    ]);
    if (!byAccount.blockBegan) return { isWarningDue: false };
    const warning = await this.#store.recordFailure(`warned:${digestOf(account)}`, signInWarning);
    return { isWarningDue: warning.blockBegan };
  }

  /**
   * Call when the password proved right, and let the person in only on 0: of many guesses sent at once the others may have
   * begun a block meanwhile. The address keeps its count, or one good account would cover guessing at others.
   */
  async signInSucceeded(ip: string, account: string): Promise<number> {
    const blockedMs = await this.signInBlockedFor(ip, account);
    if (blockedMs === 0) await this.#store.clearFailures(pairKey(ip, account));
    return blockedMs;
  }

  /** As `signInSucceeded`, when the code proved right. */
  async codeSucceeded(ip: string, account: string): Promise<number> {
    const blockedMs = await this.signInBlockedFor(ip, account);
    if (blockedMs === 0) await this.#store.clearFailures(codeKey(ip, account));
    return blockedMs;
  }

  /** Counts a request for a password link, whether or not there is such an account; answers the block that stands instead. */
  async linkRequested(ip: string, account: string): Promise<number> {
    const byAddress = `link-request-ip:${addressKey(ip)}`;
    const byPair = `link-request:${addressKey(ip)}:${digestOf(account)}`;
    const blockedMs = await this.#store.blockedFor(byAddress, byPair);
    if (blockedMs > 0) return blockedMs;
    await Promise.all([
      this.#store.recordFailure(byAddress, linkRequestAddressBlock),
      this.#store.recordFailure(byPair, linkRequestPairBlock),
    ]);
    return 0;
  }

  /** Counts a link that leads nowhere; answers the block that stands instead. One that leads somewhere is never blocked. */
  async linkFailed(ip: string): Promise<number> {
    const key = `link-ip:${addressKey(ip)}`;
    const blockedMs = await this.#store.blockedFor(key);
    if (blockedMs === 0) await this.#store.recordFailure(key, linkBlock);
    return blockedMs;
  }

  /** The window closest to exhaustion: fewest requests remaining, of equals the one that frees a slot last. */
  closest(windows: readonly WindowState[]): WindowState | undefined {
    let closest = windows[0];
    for (const window of windows) {
      if (closest === undefined || window.remaining > closest.remaining) continue;
      if (window.remaining < closest.remaining || window.resetMs > closest.resetMs) closest = window;
    }
    return closest;
  }

  /** True while Redis was asked for but this process keeps limits by itself. */
  get degraded(): boolean {
    return this.#store.degraded;
  }

  onStateChange(listener: (degraded: boolean) => void): void {
    this.#store.onStateChange(listener);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** Retry-After and RateLimit-Reset: whole seconds, rounded up, at least 1. */
export function retryAfterSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}

export function rateLimitHeaders(window: WindowState): Record<string, string> {
  return {
    'RateLimit-Limit': String(window.limit),
    'RateLimit-Remaining': String(window.remaining),
    'RateLimit-Reset': String(retryAfterSeconds(window.resetMs)),
  };
}

/** Hashed: callers choose the text, of any length, and addresses of people do not belong in Redis keys. */
const digestOf = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
const accountKey = (account: string): string => `account:${digestOf(account)}`;
const pairKey = (ip: string, account: string): string => `sign-in:${addressKey(ip)}:${digestOf(account)}`;
const codeKey = (ip: string, account: string): string => `code:${addressKey(ip)}:${digestOf(account)}`;

const memoSize = 10_000;
const longestAddress = 64;
/** Text that is no address shares one key: it must not give anyone fresh limits. */
const unknown = 'unknown';
const memo = new Map<string, string>();

/** What an address is counted under: IPv4 as it is (mapped IPv6 too), IPv6 as its /64, since one caller holds a whole /64. */
export function addressKey(ip: string): string {
  if (ip.length > longestAddress) return unknown;
  const known = memo.get(ip);
  if (known !== undefined) return known;
  const key = toKey(ip);
  // Parsing costs more than a limit check; clearing keeps a flood of addresses from growing the memo.
  if (memo.size >= memoSize) memo.clear();
  memo.set(ip, key);
  return key;
}

function toKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return unknown;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
