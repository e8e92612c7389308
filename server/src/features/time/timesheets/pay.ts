import { minorDigits } from '../../../lib/money.ts';

/** A decimal as whole units of its last digit: exact, whatever is added or multiplied. */
interface Decimal {
  readonly units: bigint;
  readonly decimals: number;
}

function decimalOf(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

/** units / 10^decimals / divisor with so many digits after the point; a half goes up. Nothing here is negative. */
function roundedText({ units, decimals }: Decimal, divisor: bigint, digits: number): string {
  const scaled = units * 10n ** BigInt(digits);
  const by = divisor * 10n ** BigInt(decimals);
  const text = ((2n * scaled + by) / (2n * by)).toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export interface PaidMinutes {
  /** numeric(14, 4) as the database writes it. */
  readonly hourly_rate: string;
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
}

export interface Pay {
  readonly regular_pay: string;
  readonly overtime_pay: string;
}

const rateDecimals = 4;
const rateUnits = (rate: string): bigint => {
  const { units, decimals } = decimalOf(rate);
  return units * 10n ** BigInt(rateDecimals - decimals);
};

/** Rates are few: what is exact, and slow, is left to be done for each of them. */
function minutesByRate(worked: readonly PaidMinutes[]): Map<string, { regular: number; overtime: number }> {
  const minutes = new Map<string, { regular: number; overtime: number }>();
  for (const { hourly_rate: rate, regularMinutes, overtimeMinutes } of worked) {
    const known = minutes.get(rate);
    if (!known) minutes.set(rate, { regular: regularMinutes, overtime: overtimeMinutes });
    else {
      known.regular += regularMinutes;
      known.overtime += overtimeMinutes;
    }
  }
  return minutes;
}

/** What minutes are worth at a rate, rounded half up to the currency's minor unit. */
export const amountOf = (hourlyRate: string, minutes: number, currency: string): string =>
  roundedText({ units: rateUnits(hourlyRate) * BigInt(minutes), decimals: rateDecimals }, 60n, minorDigits(currency));

/** Minutes at one rate, regular or overtime, and what they add to the pay. */
export interface PayLine {
  readonly rate: string;
  readonly minutes: number;
  readonly multiplier: number;
  readonly amount: string;
}

interface Sum {
  readonly pay: string;
  readonly lines: PayLine[];
}

/** The sum is exact and rounded once, half up; each line is what it moves the rounded sum by, so that the lines add up to it. */
function sumOf(minutes: readonly (readonly [string, number])[], multiplier: number, currency: string): Sum {
  const times = decimalOf(String(multiplier));
  const digits = minorDigits(currency);
  const decimals = rateDecimals + times.decimals;
  const rounded = (units: bigint): string => roundedText({ units, decimals }, 60n, digits);
  let units = 0n;
  const lines = minutes
    .filter(([, count]) => count > 0)
    .map(([rate, count]) => {
      const before = decimalOf(rounded(units)).units;
      units += rateUnits(rate) * BigInt(count) * times.units;
      const amount = decimalOf(rounded(units)).units - before;
      return { rate, minutes: count, multiplier, amount: roundedText({ units: amount, decimals: digits }, 1n, digits) };
    });
  return { pay: rounded(units), lines };
}

/** Pay for regular time and for overtime, each rounded once to the currency's minor unit, and the lines that they consist of. */
export function payWithLines(
  worked: readonly PaidMinutes[],
  multiplier: number,
  currency: string,
): Pay & { readonly lines: readonly PayLine[] } {
  const byRate = [...minutesByRate(worked)];
  const regular = sumOf(
    byRate.map(([rate, minutes]) => [rate, minutes.regular]),
    1,
    currency,
  );
  const overtime = sumOf(
    byRate.map(([rate, minutes]) => [rate, minutes.overtime]),
    multiplier,
    currency,
  );
  return { regular_pay: regular.pay, overtime_pay: overtime.pay, lines: [...regular.lines, ...overtime.lines] };
}

/**
 * What each of some minutes moves the rounded sums by, in the minor unit of the currency: in whichever way the shares are
 * grouped, they add up to the pay to the cent.
 */
export function paySharesOf(worked: readonly PaidMinutes[], multiplier: number, currency: string): number[] {
  const times = decimalOf(String(multiplier));
  const digits = minorDigits(currency);
  const sums = [
    { factor: 1n, decimals: rateDecimals, units: 0n, rounded: 0n },
    { factor: times.units, decimals: rateDecimals + times.decimals, units: 0n, rounded: 0n },
  ];
  return worked.map(({ hourly_rate, regularMinutes, overtimeMinutes }) => {
    const rate = rateUnits(hourly_rate);
    if (rate === 0n) return 0;
    let share = 0n;
    for (const [i, minutes] of [regularMinutes, overtimeMinutes].entries()) {
      const sum = sums[i];
      if (!sum || minutes === 0) continue;
      sum.units += rate * BigInt(minutes) * sum.factor;
      const { units: rounded } = decimalOf(roundedText({ units: sum.units, decimals: sum.decimals }, 60n, digits));
      share += rounded - sum.rounded;
      sum.rounded = rounded;
    }
    return Number(share);
  });
}

export function payOf(worked: readonly PaidMinutes[], multiplier: number, currency: string): Pay {
  const { regular_pay, overtime_pay } = payWithLines(worked, multiplier, currency);
  return { regular_pay, overtime_pay };
}
