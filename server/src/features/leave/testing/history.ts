import fc from 'fast-check';
import { addDays } from '../../../lib/days.ts';
import type { ByYear, ModelRules } from './model.ts';

/** One thing that happens to an account; `which` picks a request that is there. */
export type Step =
  | { readonly does: 'book'; readonly days: ByYear; readonly isApproved: boolean }
  | { readonly does: 'approve' | 'reject' | 'cancel'; readonly which: number }
  | { readonly does: 'edit'; readonly which: number; readonly days: ByYear }
  | { readonly does: 'adjust'; readonly year: number; readonly amount: number }
  | { readonly does: 'advance'; readonly days: number }
  | { readonly does: 'change'; readonly rules: Pick<ModelRules, 'allowance' | 'isMonthly' | 'limit'> }
  | { readonly does: 'run' };

export interface History {
  readonly rules: ModelRules;
  readonly steps: readonly Step[];
}

/** The organization begins on this day. */
export const firstDay = '2026-03-02';
export const firstYear = 2026;

/** Years are counted from the present one: -2 is the year before the last. */
const years = fc.constantFrom(0, 0, 0, 1, -1, -1, -2);
const halves = fc.integer({ min: 1, max: 24 }).map((count) => count * 50);
const days: fc.Arbitrary<ByYear> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ year: years, amount: halves }).map(({ year, amount }) => ({ [year]: amount })) },
  // Over New Year.
  fc
    .record({ year: fc.constantFrom(-2, -1, 0), before: halves, after: halves })
    .map(({ year, before, after }) => ({ [year]: before, [year + 1]: after })),
);
const which = fc.nat({ max: 9 });

const terms = {
  allowance: fc.oneof(fc.constantFrom(0, 1000, 2000), fc.integer({ min: 0, max: 3000 })),
  isMonthly: fc.boolean(),
  limit: fc.oneof(fc.constantFrom(null, 0, 500), fc.integer({ min: 0, max: 3000 })),
};

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('book' as const), days, isApproved: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('approve', 'reject', 'cancel'), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('edit' as const), which, days }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('adjust' as const),
      year: years,
      amount: fc.integer({ min: -800, max: 800 }).filter((amount) => amount !== 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 300 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ does: 'run' as const }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('change' as const), rules: fc.record(terms) }) },
);

const dayAfterFirst = fc.integer({ min: 0, max: 1400 }).map((count) => addDays(firstDay, count));
export const modelRules: fc.Arbitrary<ModelRules> = fc.record({
  ...terms,
  firstYear: fc.constant(firstYear),
  hired: fc.option(fc.oneof(fc.constant('2020-07-15'), dayAfterFirst), { freq: 3 }),
  ends: fc.option(dayAfterFirst, { freq: 4 }),
});

export const histories = (maxSteps: number): fc.Arbitrary<History> =>
  fc.record({ rules: modelRules, steps: fc.array(step, { minLength: 1, maxLength: maxSteps, size: 'max' }) });
