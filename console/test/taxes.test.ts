import { describe, expect, it } from 'vitest';
import { beforeTaxOf, paidOf, taxesWithin } from '../src/screens/expenses/taxes.ts';

const quebec = { gst: 5, qst: 9.975 };
const line = { paid: '114.98', gratuity: '', currency: 'CAD' };

describe('taxes within what was paid', () => {
  it('are worked out from the total, each to the cent; what is left is the amount before tax', () => {
    const taxes = taxesWithin(line, quebec, 'CAD');
    expect(taxes).toEqual({ gst: '5', pst: '', hst: '', qst: '9.98' });
    expect(beforeTaxOf({ ...line, ...taxes })).toBe(100);
  });

  it('leave out the tip, and are none in another currency, without a number, or without rates', () => {
    expect(taxesWithin({ ...line, paid: '129.98', gratuity: '15' }, quebec, 'CAD')).toMatchObject({ gst: '5' });
    const none = { gst: '', pst: '', hst: '', qst: '' };
    expect(taxesWithin({ ...line, currency: 'EUR' }, quebec, 'CAD')).toEqual(none);
    expect(taxesWithin({ ...line, paid: 'abc' }, quebec, 'CAD')).toEqual(none);
    expect(taxesWithin(line, {}, 'CAD')).toEqual(none);
  });

  it('have the digits of the currency', () => {
    expect(taxesWithin({ paid: '1100', gratuity: '', currency: 'JPY' }, { gst: 10 }, 'JPY').gst).toBe('100');
  });

  it('come to what was paid again, to the last digit', () => {
    const kept = { amount_before_tax: 320.5, gst: 0.1, pst: 0.2, hst: 41.6, qst: 0, gratuity: 0.0001 };
    expect(paidOf(kept)).toBe(362.4001);
    expect(beforeTaxOf({ paid: '10', gratuity: '2', gst: '9', pst: '', hst: '', qst: '' })).toBe(-1);
  });
});
