import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDay, firstYear, histories, type History, type Step } from '../../src/features/leave/testing/history.ts';
import { LedgerInMemory } from '../../src/features/leave/testing/ledger-in-memory.ts';
import { type ByYear, LeaveModel } from '../../src/features/leave/testing/model.ts';
import { addDays } from '../../src/lib/days.ts';
import { sized } from '../depth.ts';

const thisYear = (model: LeaveModel): number => Number(model.today.slice(0, 4));
const absolute = (model: LeaveModel, days: ByYear): ByYear =>
  Object.fromEntries(Object.entries(days).map(([year, amount]) => [thisYear(model) + Number(year), amount]));

const fields = ['accrued', 'carried_over', 'adjusted', 'taken', 'pending', 'available'] as const;

/** Product and model, side by side. */
class Both {
  readonly model: LeaveModel;
  readonly product: LedgerInMemory;
  readonly #rules: History['rules'];
  #requests = 0;

  constructor(rules: History['rules']) {
    this.#rules = rules;
    this.model = new LeaveModel(rules, firstDay);
    this.product = new LedgerInMemory(rules, firstDay);
  }

  #pick(which: number, ...statuses: string[]): string | undefined {
    const ids = [...this.product.requests].filter(([, { status }]) => statuses.includes(status)).map(([id]) => id);
    return ids[which % ids.length];
  }

  do(step: Step): void {
    const { model, product } = this;
    switch (step.does) {
      case 'book': {
        const [id, days] = [`lv_${String(++this.#requests)}`, absolute(model, step.days)];
        const status = step.isApproved ? 'APPROVED' : 'PENDING';
        expect(product.book(id, days, status)).toBe(model.book(id, days, status));
        return;
      }
      case 'edit': {
        const [id, days] = [this.#pick(step.which, 'PENDING'), absolute(model, step.days)];
        if (id !== undefined) expect(product.edit(id, days)).toBe(model.edit(id, days));
        return;
      }
      case 'approve': {
        const id = this.#pick(step.which, 'PENDING');
        if (id !== undefined) expect(product.approve(id)).toBe(model.approve(id));
        return;
      }
      case 'reject':
      case 'cancel': {
        const id = this.#pick(step.which, ...(step.does === 'reject' ? ['PENDING'] : ['APPROVED', 'PENDING']));
        if (id === undefined) return;
        product.end(id);
        model.end(id);
        return;
      }
      case 'adjust': {
        const year = thisYear(model) + step.year;
        product.adjust(year, step.amount);
        model.adjust(year, step.amount);
        return;
      }
      case 'advance':
        product.today = addDays(product.today, step.days);
        model.advanceTo(product.today);
        return;
      case 'run':
        product.run();
        return;
      case 'change':
        // A year in which someone is not employed leaves no trace in the ledger by which its turn could be told.
        if (this.#rules.ends !== null || (this.#rules.hired ?? '') > firstDay) return;
        product.change(step.rules);
        model.change(step.rules);
    }
  }

  compare(): void {
    for (let year = firstYear - 1; year <= thisYear(this.model) + 1; year++) {
      const [ours, right] = [this.product.balance(year), this.model.balance(year)];
      // Half a million comparisons: the assertion is made where it would fail.
      if (fields.some((field) => ours[field] !== right[field])) expect({ year, ...ours }).toEqual({ year, ...right });
    }
  }
}

const timeout = sized(3_600_000, 60_000);

describe('leave balances', () => {
  it('are those of an independent computation after every step of any history', { timeout }, () => {
    fc.assert(
      fc.property(histories(40), ({ rules, steps }) => {
        const both = new Both(rules);
        both.compare();
        for (const step of steps) {
          both.do(step);
          both.compare();
        }
      }),
      { numRuns: sized(30_000, 400) },
    );
  });

  it('are the sums of their ledgers, and no carried day is lost or counted twice', { timeout }, () => {
    fc.assert(
      fc.property(histories(30), ({ rules, steps }) => {
        const both = new Both(rules);
        for (const step of steps) both.do(step);
        both.product.run();
        const { pages } = both.product;
        const carried = pages.filter(({ kind }) => kind === 'CARRY_OVER').reduce((sum, { units }) => sum + units, 0);
        expect(carried).toBe(0);
        for (let year = firstYear - 1; year < thisYear(both.model); year++) {
          expect(both.product.balance(year).available).toBe(both.product.sumOf(year));
        }
      }),
      { numRuns: sized(10_000, 150) },
    );
  });

  it('let every pending request be approved, whenever: no one else has more or less for it', { timeout }, () => {
    // Days that are taken away by hand are another matter.
    const isGiving = (step: Step): boolean => step.does !== 'change' && (step.does !== 'adjust' || step.amount > 0);
    fc.assert(
      fc.property(histories(30), fc.nat({ max: 900 }), ({ rules, steps }, daysLater) => {
        const both = new Both(rules);
        for (const step of steps.filter(isGiving)) both.do(step);
        both.do({ does: 'advance', days: daysLater });
        const years = Array.from({ length: thisYear(both.model) - firstYear + 2 }, (_, index) => firstYear + index);
        const available = () => years.map((year) => both.product.balance(year).available);
        const before = available();
        for (const [id, { status }] of both.product.requests) {
          if (status !== 'PENDING') continue;
          expect(both.product.approve(id)).toBe(true);
          expect(available()).toEqual(before);
        }
      }),
      { numRuns: sized(10_000, 150) },
    );
  });
});
