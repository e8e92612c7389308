/** A number of decimal digits, exactly: units of 10^-decimals. Never negative. */
export interface Decimal {
  readonly units: bigint;
  readonly decimals: number;
}

const pattern = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Digit by digit what the number is written as; null if it is negative or not finite. */
export function decimalOf(value: number | string): Decimal | null {
  const match = pattern.exec(String(value));
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const decimals = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return decimals >= 0 ? { units, decimals } : { units: units * 10n ** BigInt(-decimals), decimals: 0 };
}

export const zero: Decimal = { units: 0n, decimals: 0 };

const unitsAt = ({ units, decimals }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - decimals);

export function sum(terms: readonly Decimal[]): Decimal {
  const decimals = Math.max(0, ...terms.map((term) => term.decimals));
  return { units: terms.reduce((total, term) => total + unitsAt(term, decimals), 0n), decimals };
}

export const product = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  decimals: one.decimals + other.decimals,
});

/** Half goes up. */
export function round(value: Decimal, decimals: number): Decimal {
  if (value.decimals <= decimals) return { units: unitsAt(value, decimals), decimals };
  const divisor = 10n ** BigInt(value.decimals - decimals);
  return { units: (value.units * 2n + divisor) / (divisor * 2n), decimals };
}

/** Below zero, zero or above it, as the first is less than, equal to or more than the second. */
export function compare(one: Decimal, other: Decimal): number {
  const decimals = Math.max(one.decimals, other.decimals);
  const [a, b] = [unitsAt(one, decimals), unitsAt(other, decimals)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** As PostgreSQL reads it. */
export function textOf({ units, decimals }: Decimal): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
