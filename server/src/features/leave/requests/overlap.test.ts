import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { addDays } from '../../../lib/days.ts';
import type { Half } from '../calendar/working-days.ts';

const { installation } = await openHarness();
const { db } = installation.database;

interface Stretch {
  readonly first: number;
  readonly length: number;
  readonly fromNoon: boolean;
  readonly toNoon: boolean;
}

/** The half days it takes, numbered from the first morning on. */
const slotsOf = ({ first, length, fromNoon, toNoon }: Stretch): number[] => {
  const [start, end] = [first * 2 + (fromNoon ? 1 : 0), (first + length) * 2 - (toNoon ? 1 : 0)];
  return Array.from({ length: end - start }, (_, index) => start + index);
};

/** The same as it is written: one half day names its half twice. */
function spanOf({ first, length, fromNoon, toNoon }: Stretch) {
  const whole: Half = 'FULL_DAY';
  const single: Half = fromNoon ? 'SECOND_HALF' : toNoon ? 'FIRST_HALF' : whole;
  return {
    start: addDays('2026-06-01', first),
    end: addDays('2026-06-01', first + length - 1),
    startHalf: length === 1 ? single : fromNoon ? 'SECOND_HALF' : whole,
    endHalf: length === 1 ? single : toNoon ? 'FIRST_HALF' : whole,
  };
}

const stretch: fc.Arbitrary<Stretch> = fc
  .record({
    first: fc.nat(5),
    length: fc.integer({ min: 1, max: 4 }),
    fromNoon: fc.boolean(),
    toNoon: fc.boolean(),
  })
  .filter(({ length, fromNoon, toNoon }) => length > 1 || !(fromNoon && toNoon));

it('two leaves overlap just if they take the same half day', async () => {
  await fc.assert(
    fc.asyncProperty(stretch, stretch, async (one, other) => {
      const [a, b] = [spanOf(one), spanOf(other)];
      const { rows } = await sql<{ overlaps: boolean }>`
        select leave_span(${a.start}::date, ${a.end}::date, ${a.startHalf}, ${a.endHalf}, null, null)
            && leave_span(${b.start}::date, ${b.end}::date, ${b.startHalf}, ${b.endHalf}, null, null) as overlaps`.execute(
        db,
      );
      const taken = new Set(slotsOf(one));
      expect(rows[0]?.overlaps).toBe(slotsOf(other).some((slot) => taken.has(slot)));
    }),
    { numRuns: sized(200, 40) },
  );
});
