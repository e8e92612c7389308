import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { periodTypes, type TimesheetStatus, timesheetStatuses } from '../../time/index.ts';

const count = Type.Integer({ description: 'Timesheets with this status.', examples: [4] });
const counts = Object.fromEntries(timesheetStatuses.map((status) => [status, count])) as Record<
  TimesheetStatus,
  typeof count
>;

export const PayPeriod = Type.Object(
  {
    period_start: Day('Its first day.'),
    period_end: Day('Its last day.'),
    period_type: Type.Enum([...periodTypes], { description: 'How long the periods of the organization are.' }),
    status_counts: Type.Object(counts, { description: 'How many timesheets that the caller sees have each status.' }),
    sealed_count: Type.Integer({ description: 'How many of these timesheets a pay run has taken.', examples: [4] }),
    is_locked: Type.Boolean({ description: 'It ends on or before the organization’s time_locked_through.' }),
  },
  { $id: 'PayPeriod', description: 'A stretch of days that is paid at once, and how far its timesheets are.' },
);
export type PayPeriod = Static<typeof PayPeriod>;
