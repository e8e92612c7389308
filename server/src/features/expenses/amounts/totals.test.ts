import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import { minorDigits } from '../../../lib/money.ts';
import type { NewLineItem, NewMileage, NewPerDiem } from '../reports/lines.ts';
import { type GivenLines, priceReport } from './totals.ts';

const { installation } = await openHarness();
const { pool } = installation.database;

/** A number with so many decimals, as a caller would write it. */
const amount = (most: number, decimals: number) =>
  fc.nat(most * 10 ** decimals).map((units) => Number(`${String(units)}e-${String(decimals)}`));
const day = fc.constant('2026-03-09');
const currency = fc.constantFrom('CAD', 'EUR', 'JPY', 'BHD');
const rate = amount(200, 8).filter((value) => value > 0);

const item: fc.Arbitrary<NewLineItem> = fc.record({
  date: day,
  expense_type: fc.constant('MEALS' as const),
  currency,
  exchange_rate: rate,
  amount_before_tax: amount(20_000, 4),
  gst: amount(500, 4),
  pst: amount(500, 4),
  hst: amount(500, 4),
  qst: amount(500, 4),
  gratuity: amount(500, 4),
});
const perDiem: fc.Arbitrary<NewPerDiem> = fc.record({
  date: day,
  per_diem_type: fc.constant('LUNCH' as const),
  currency,
  exchange_rate: rate,
  quantity: amount(900, 2).filter((value) => value > 0),
  rate: amount(2000, 4),
  gst: amount(50, 4),
  pst: amount(50, 4),
});
const drive: fc.Arbitrary<NewMileage> = fc.record({
  date: day,
  round_trip: fc.boolean(),
  currency,
  exchange_rate: rate,
  distance: amount(900, 2).filter((value) => value > 0),
  rate_per_unit: amount(20, 4),
  gst: amount(50, 4),
});

const at = <T extends { currency?: string; exchange_rate?: number }>(base: string, lines: T[]): T[] =>
  lines.map((line) => (line.currency === base ? { ...line, exchange_rate: 1 } : line));

const sums = `
  with lines as (
    select 'item' as kind, (amount_before_tax + gst + pst + hst + qst + gratuity) as total, gst + pst + hst + qst as tax, exchange_rate
      from jsonb_to_recordset($1) as t (amount_before_tax numeric, gst numeric, pst numeric, hst numeric, qst numeric,
                                        gratuity numeric, exchange_rate numeric)
    union all
    select 'day', quantity * rate + gst + pst, gst + pst, exchange_rate
      from jsonb_to_recordset($2) as t (quantity numeric, rate numeric, gst numeric, pst numeric, exchange_rate numeric)
    union all
    select 'drive', distance * case when round_trip then 2 else 1 end * rate_per_unit + gst, gst, exchange_rate
      from jsonb_to_recordset($3) as t (distance numeric, round_trip boolean, rate_per_unit numeric, gst numeric,
                                        exchange_rate numeric))
  select coalesce(sum(round(total * exchange_rate, $4)) filter (where kind = 'item'), 0) as total_expenses,
         coalesce(sum(round(total * exchange_rate, $4)) filter (where kind = 'day'), 0) as total_per_diems,
         coalesce(sum(round(total * exchange_rate, $4)) filter (where kind = 'drive'), 0) as total_mileage,
         coalesce(sum(round(tax * exchange_rate, $4)), 0) as total_tax,
         coalesce(sum(round(total * exchange_rate, $4)), 0) as grand_total from lines`;

/** The same by PostgreSQL's numeric, from the numbers as they stand in the JSON of a request. */
async function byPostgres(base: string, given: GivenLines): Promise<Record<string, number>> {
  const arrays = [given.line_items, given.per_diems, given.mileage].map((lines) => JSON.stringify(lines));
  const { rows } = await pool.query<Record<string, string>>(sums, [...arrays, minorDigits(base)]);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, text]) => [name, Number(text)]));
}

describe('the totals of a report', () => {
  it('are those that PostgreSQL works out, to the last digit, in every currency', async () => {
    const lines = fc.tuple(
      currency,
      fc.array(item, { maxLength: 8 }),
      fc.array(perDiem, { maxLength: 4 }),
      fc.array(drive, { maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(lines, async ([base, items, perDiems, drives]) => {
        const given = { line_items: at(base, items), per_diems: at(base, perDiems), mileage: at(base, drives) };
        const { totals } = priceReport(base, given);
        const numbers = Object.fromEntries(Object.entries(totals).map(([name, text]) => [name, Number(text)]));
        expect(numbers).toEqual(await byPostgres(base, given));
      }),
      { numRuns: sized(200, 40) },
    );
  });

  it('are the sums of what the lines show, counted in minor units', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const priced = priceReport('CAD', { line_items: at('CAD', items), per_diems: [], mileage: [] });
        const cents = priced.line_items.map((line) => BigInt(line.total_in_base_currency.toFixed(2).replace('.', '')));
        const total = cents.reduce((sum, next) => sum + next, 0n);
        expect(BigInt(Number(priced.totals.grand_total).toFixed(2).replace('.', ''))).toBe(total);
      }),
    );
  });

  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [1.0049, 1],
    [0.105, 0.11],
    [8_123_456.785, 8_123_456.79],
  ])('%d before tax is %d: binary arithmetic would round it otherwise', (before, after) => {
    const line = { date: '2026-03-09', expense_type: 'MEALS', amount_before_tax: before } as const;
    const { line_items } = priceReport('CAD', { line_items: [line], per_diems: [], mileage: [] });
    expect(line_items[0]).toMatchObject({ total: before, total_in_base_currency: after });
  });

  it('a hundred times 0.1 and 0.2 is 30, not 30.000000000000004', () => {
    const line = { date: '2026-03-09', expense_type: 'MEALS', amount_before_tax: 0.1, gst: 0.2 } as const;
    const lines = Array.from({ length: 100 }, () => line);
    expect(priceReport('CAD', { line_items: lines, per_diems: [], mileage: [] }).totals).toEqual({
      total_expenses: '30.00',
      total_per_diems: '0',
      total_mileage: '0',
      total_tax: '20.00',
      grand_total: '30.00',
    });
  });

  it('gratuity is no tax', () => {
    const line = { date: '2026-03-09', expense_type: 'MEALS', amount_before_tax: 50, gst: 2.5, gratuity: 9 } as const;
    const { totals } = priceReport('CAD', { line_items: [line], per_diems: [], mileage: [] });
    expect(totals).toMatchObject({ total_expenses: '61.50', total_tax: '2.50' });
  });
});
