import { describe, expect, it } from 'vitest';
import { packNames, ruleValues } from '../../kernel/working-rules.ts';
import { fits } from '../../lib/schema.ts';
import { packOf, packs } from './packs.ts';

describe.each(packNames)('the pack of %s', (name) => {
  const { rules, leftOut } = packs[name];

  it('says of each rule the law, the day it was read, and whether it warns or tells; no figure is missing', () => {
    for (const { id, kind, values, action, source } of rules) {
      expect(source.citation, id).toMatch(/\d/);
      expect(source.read_on, id).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(['WARN', 'TELL'], id).toContain(action);
      expect(fits(ruleValues[kind], values), id).toBe(true);
    }
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('takes nothing off, and says what it leaves out', () => {
    for (const rule of rules) if (rule.kind === 'BREAK') expect(rule.values.deducted).toBe('NEVER');
    expect(leftOut.length).toBeGreaterThan(0);
  });

  it.each([
    ['REST_BETWEEN_SHIFTS', 'DAILY_REST_NONE'],
    ['LONGEST_DAY', 'LONGEST_DAY_NONE'],
    ['OVERTIME', 'OVERTIME_NONE'],
  ] as const)('%s is either a rule, or said not to be one', (kind, code) => {
    expect(rules.some((rule) => rule.kind === kind)).toBe(!leftOut.includes(code));
  });
});

describe('of a place', () => {
  it('its pack, by region where regions have their own law; null: none is known', () => {
    expect(packOf('CA', 'QC')).toBe('CA-QC');
    expect(packOf('DE', 'BY')).toBe('DE');
    for (const [country, region] of [
      ['CA', null],
      ['CA', 'AB'],
      ['US', 'NY'],
      ['GB', 'NIR'],
    ] as const) {
      expect(packOf(country, region)).toBeNull();
    }
    expect(packOf('GB', 'SCT')).toBe('GB');
  });

  it('overtime begins where its law says: 44 hours a week in Ontario, 40 in Québec, 8 a day and 40 a week in British Columbia', () => {
    const overtimeOf = (name: keyof typeof packs) =>
      packs[name].rules.flatMap(({ kind, values }) => (kind === 'OVERTIME' ? [values] : []));
    expect(overtimeOf('CA-ON')).toEqual([{ daily_minutes: null, weekly_minutes: 2640, multiplier: 1.5 }]);
    expect(overtimeOf('CA-QC')).toEqual([{ daily_minutes: null, weekly_minutes: 2400, multiplier: 1.5 }]);
    expect(overtimeOf('CA-BC')).toEqual([{ daily_minutes: 480, weekly_minutes: 2400, multiplier: 1.5 }]);
    expect(overtimeOf('DE')).toEqual([]);
  });
});
