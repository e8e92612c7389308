import { describe, expect, it } from 'vitest';
import { fits } from '../../../lib/schema.ts';
import { codeFrom, colorFrom, freeCode } from './defaults.ts';
import { Department } from './record.ts';

describe('codeFrom', () => {
  it.each([
    ['Kitchen', 'KITCHEN'],
    ['Food & Beverage', 'FOOD_BEVERAGE'],
    ['  Crème brûlée!  ', 'CREME_BRULEE'],
    ['R&D / 2', 'R_D_2'],
    ['厨房', '厨房'],
    ['रसोई', 'रसोई'],
    ['주방', '주방'],
    ['***', 'DEPARTMENT'],
    ['a'.repeat(100), 'A'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'A'.repeat(39)],
  ])('%s is %s', (name, code) => {
    expect(codeFrom(name)).toBe(code);
  });

  it('cuts no character in half', () => {
    expect(codeFrom('𝔘'.repeat(60)).isWellFormed()).toBe(true);
    expect(codeFrom('𠀀'.repeat(60))).toBe('𠀀'.repeat(40));
  });
});

describe('freeCode', () => {
  it('is the code itself while no one has it', () => {
    expect(freeCode('BAR', new Set(['BAR_2']))).toBe('BAR');
  });

  it('takes the first number that is free', () => {
    expect(freeCode('BAR', new Set(['BAR', 'BAR_2', 'BAR_4']))).toBe('BAR_3');
  });
});

describe('colorFrom', () => {
  it('is a hex colour, the same for the same name in any case', () => {
    for (const name of ['Kitchen', 'Bar', '厨房', 'x'.repeat(100)]) {
      expect(fits(Department.properties.color, colorFrom(name))).toBe(true);
      expect(colorFrom(name)).toBe(colorFrom(name.toUpperCase()));
    }
  });

  it('tells departments apart', () => {
    const names = ['Kitchen', 'Bar', 'Office', 'Garden', 'Stores', 'Events', 'Cellar', 'Bakery'];
    expect(new Set(names.map(colorFrom)).size).toBeGreaterThan(3);
  });
});
