/** What MUSTER_LIMITS sets; the API's own limits. */
export interface Limits {
  readonly tokenPerSecond: number;
  readonly tokenPerMinute: number;
  readonly organizationPerMinute: number;
  readonly ipPerMinute: number;
  /** 0 turns the network edge off. */
  readonly edgePerSecond: number;
  readonly edgeBurst: number;
  /** Of one service account that keeps people in step by SCIM, apart from all of these. */
  readonly scimPerSecond: number;
}

/** The console's own limits, per session and per address. */
export interface AppLimits {
  readonly sessionPerSecond: number;
  readonly sessionPerMinute: number;
  readonly ipPerMinute: number;
}

/** More than `allowed` failures within `withinMs` block for `blockMs`. */
export interface BlockRule {
  readonly allowed: number;
  readonly withinMs: number;
  readonly blockMs: number;
}

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;

export const defaultLimits: Limits = {
  tokenPerSecond: 20,
  tokenPerMinute: 120,
  organizationPerMinute: 600,
  ipPerMinute: 600,
  edgePerSecond: 20,
  edgeBurst: 40,
  scimPerSecond: 50,
};

/** The console's own calls never count against the API's limits: they have these. */
export const defaultAppLimits: AppLimits = { sessionPerSecond: 50, sessionPerMinute: 1_200, ipPerMinute: 3_000 };

/** Of one calendar address, by all who read it. */
export const calendarPerMinute = 30;

/** Service accounts whose SCIM requests may come from one address, each at its full rate. */
export const scimAccountsPerAddress = 3;
/** Of apps that register themselves, from one address. */
export const registrationsPerHour = 30;

/** Limits: failed-authentication block. */
export const authBlock: BlockRule = { allowed: 20, withinMs: 10 * minuteMs, blockMs: 15 * minuteMs };

export const signInAddressBlock: BlockRule = authBlock;

/** One account from one address: tighter than the address alone, which a whole office may share. */
export const signInPairBlock: BlockRule = { allowed: 10, withinMs: 10 * minuteMs, blockMs: 15 * minuteMs };

/** Wrong one-time codes, of one account from one address: the fifth begins it. */
export const codePairBlock: BlockRule = { allowed: 4, withinMs: 10 * minuteMs, blockMs: 15 * minuteMs };

/**
 * One account from all addresses together. No one is shut out by what others send: for the time of the block each attempt at the
 * account only takes longer.
 */
export const signInAccountSlowdown: BlockRule = { allowed: 20, withinMs: 10 * minuteMs, blockMs: 15 * minuteMs };
export const signInDelayMs = secondMs;

/** Requests for password links, of one account from one address. Apart from signing in: asking for a link shuts no one out. */
export const linkRequestPairBlock: BlockRule = signInPairBlock;

/** From one address, for whatever account. */
export const linkRequestAddressBlock: BlockRule = signInAddressBlock;

/** Links that lead nowhere, from one address. */
export const linkBlock: BlockRule = authBlock;

/** A person hears of it once in this time, however long it goes on. */
export const signInWarning: BlockRule = { allowed: 0, withinMs: 24 * 60 * minuteMs, blockMs: 24 * 60 * minuteMs };

const limitSettings: Readonly<Record<string, keyof Limits>> = {
  token_per_second: 'tokenPerSecond',
  token_per_minute: 'tokenPerMinute',
  organization_per_minute: 'organizationPerMinute',
  ip_per_minute: 'ipPerMinute',
  edge_per_second: 'edgePerSecond',
  edge_burst: 'edgeBurst',
  scim_per_second: 'scimPerSecond',
};

/** Reads MUSTER_LIMITS; what it leaves out keeps its default. */
export function parseLimits(text: string | undefined): Limits {
  const given = new Map<keyof Limits, number>();
  if (text === undefined || text.trim() === '') return defaultLimits;
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^\s*([^=\s]*)\s*=\s*(\S*)\s*$/.exec(part) ?? [];
    const setting = Object.hasOwn(limitSettings, name) ? limitSettings[name] : undefined;
    if (setting === undefined) {
      throw new Error(
        `MUSTER_LIMITS: "${part.trim()}" is not a limit of the form name=number with one of the names ${Object.keys(limitSettings).join(', ')}.`,
      );
    }
    if (given.has(setting)) throw new Error(`MUSTER_LIMITS: ${name} is given twice.`);
    given.set(setting, wholeNumber(name, value));
  }
  const limits = { ...defaultLimits, ...Object.fromEntries(given) };
  // A raised rate with the default burst would refuse a second's worth of requests that arrive together.
  return given.has('edgeBurst') ? limits : { ...limits, edgeBurst: Math.max(limits.edgeBurst, limits.edgePerSecond) };
}

function wholeNumber(name: string, value: string): number {
  const least = name === 'edge_per_second' ? 0 : 1;
  const number = Number(value);
  if (!/^\d{1,10}$/.test(value) || number < least || number > 1_000_000_000) {
    throw new Error(`MUSTER_LIMITS: ${name} must be a whole number from ${least} to 1000000000, not "${value}".`);
  }
  return number;
}
