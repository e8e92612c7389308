import { minorDigits } from '../../../kernel/money.ts';

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

/** Each line is summed exactly and rounded once, half up, to the currency's minor unit. */
export function payOf(worked: readonly PaidMinutes[], multiplier: number, currency: string): Pay {
  let regular = 0n;
  let overtime = 0n;
  for (const [rate, minutes] of minutesByRate(worked)) {
    const units = rateUnits(rate);
    regular += units * BigInt(minutes.regular);
    overtime += units * BigInt(minutes.overtime);
  }
  const times = decimalOf(String(multiplier));
  const digits = minorDigits(currency);
  return {
    regular_pay: roundedText({ units: regular, decimals: rateDecimals }, 60n, digits),
    overtime_pay: roundedText({ units: overtime * times.units, decimals: rateDecimals + times.decimals }, 60n, digits),
  };
}
