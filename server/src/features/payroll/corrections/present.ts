import type { Actor } from '../../../kernel/actor.ts';
import { sumOfAmounts } from '../../../lib/money.ts';
import { type CorrectedEntry, seesPayOf } from '../../time/index.ts';
import type { TimesheetCorrection } from './record.ts';
import type { CorrectionRow } from './store.ts';

const hoursOf = (entry: CorrectedEntry | null) =>
  entry && {
    clock_in: entry.clock_in,
    clock_out: entry.clock_out,
    break_minutes: entry.break_minutes,
    duration_minutes: entry.duration_minutes,
    hourly_rate: Number(entry.hourly_rate),
  };

/** The rate is shown as on entries: to the person, and to who leads them. Pay figures are for those who see pay. */
export function presentCorrection(actor: Actor, row: CorrectionRow): TimesheetCorrection {
  const {
    position: _position,
    department_id: _department,
    regular_pay,
    overtime_pay,
    currency,
    changes,
    ...shown
  } = row;
  const correction = {
    ...shown,
    changes: changes.map(({ entry_id, before, after }) => ({
      entry_id,
      before: hoursOf(before),
      after: hoursOf(after),
    })),
  };
  if (!seesPayOf(actor, row)) return correction;
  return {
    ...correction,
    regular_pay: Number(regular_pay),
    overtime_pay: Number(overtime_pay),
    total_pay: Number(sumOfAmounts([regular_pay, overtime_pay])),
    currency,
  };
}
