import { addDays } from '../lib/days.ts';
import { daysInUse, type Demo, type DemoPerson, thoseWho } from './demo.ts';
import { stepOf, stepsFor, stepsOf, table } from './plan.ts';
import type { Runner } from './runner.ts';

const by = 'mateo.fuentes';

const types = table(
  'name|code|color|is_private|is_paid|requires_approval|unit|annual_allowance|accrual|carry_over_limit|is_sickness|certificate_after_days|is_for_family|allows_hours',
)`
  Vacation|VACATION|#10B981|false|true|true|DAYS|20|ANNUAL_GRANT|5|false|null|false|false
  Sick leave|SICK|#EF4444|true|true|false|DAYS|10|ANNUAL_GRANT|0|true|3|false|false
  Sick child|SICK-CHILD|#F97316|true|true|false|DAYS|5|ANNUAL_GRANT|0|true|1|true|true
  Personal day|PERSONAL|#8B5CF6|true|true|true|DAYS|3|ANNUAL_GRANT|0|false|null|false|false
  Time off in lieu|LIEU|#F59E0B|false|true|true|HOURS|48|MONTHLY|8|false|null|false|false
  Bereavement|BEREAVEMENT|#6B7280|true|true|true|DAYS|null|ANNUAL_GRANT|0|false|null|false|false
  Parental leave|PARENTAL|#3B82F6|false|false|true|DAYS|null|ANNUAL_GRANT|0|false|null|false|false`;

const reasons =
  'A week by the lake or Family visit in Lisbon or Moving house or A friend’s wedding or Camping in Algonquin or Skiing or Home renovation or null';

/**
 * What people have taken and wish for, the guide further ahead than anyone else; the two who lead a station want the same week. All of it together is within the days of
 * one year, whichever day the demo is made on; who came within a year has few. Time in lieu is earned by the day it is taken.
 */
const wishes = table('whose|share|at|leave_type_id|fields')`
  guide|1|-25..-3|@Vacation|start_date=monday 210; end_date=start_date + 1; walk=APPROVED
  guide|1|-25..-3|@Personal day|start_date=monday 217; end_date=start_date; start_half=SECOND_HALF; end_half=SECOND_HALF; walk=PENDING
  guide|1|-25..-3|@Vacation|start_date=monday 224; end_date=start_date + 2; walk=REJECTED
  guide|1|-25..-3|@Vacation|start_date=monday 231; end_date=start_date + 1; walk=CANCELLED
  Sommelier|1|-25..-3|@Parental leave|start_date=monday 10; end_date=start_date + 179; walk=APPROVED
  Accountant|1||@Bereavement|start_date=monday -20 + 0..2; end_date=start_date + 2; at=start_date + -1; walk=APPROVED
  Chef de partie|1|-12..-8|@Vacation|start_date=monday 49; end_date=start_date + 4; reason=${reasons}; walk=PENDING
  here+veteran|0.7||@Vacation|start_date=monday -80..-14; end_date=start_date + 4 or start_date + 4 or start_date + 10; at=start_date + -25..-3; reason=${reasons}; walk=APPROVED
  here+veteran|1|-25..-3|@Vacation|start_date=monday 14..120; end_date=start_date + 3 or start_date + 4; reason=${reasons}; walk=PENDING or APPROVED or APPROVED or RECALLED or REJECTED or CANCELLED
  here+junior|1|-25..-3|@Vacation|start_date=monday 14..120; end_date=start_date; reason=A long weekend; walk=PENDING or APPROVED or APPROVED
  here+settled|0.5||@Sick leave|start_date=monday -70..-8 + 0..4; end_date=start_date; at=start_date
  here|0.35|-25..-3|@Personal day|start_date=monday 7..40 + 0..4; end_date=start_date; start_half=FIRST_HALF; end_half=FIRST_HALF; walk=PENDING or APPROVED or APPROVED or APPROVED
  here+settled|0.3||@Time off in lieu|start_date=monday -40..-7 + 0..4; end_date=start_date; start_time=13:00; end_time=16:30; at=start_date; walk=APPROVED
  here+veteran|0.4|-25..-3|@Vacation|start_date=monday 130..200; end_date=start_date + 3; reason=${reasons}; walk=PENDING or APPROVED or APPROVED or APPROVED`;

/**
 * Who was here last year had their days then too, and has carried some over. Leave that was asked for before the kitchen locked
 * the end of December stands.
 */
export async function fillLeave(demo: Demo, runner: Runner): Promise<void> {
  const year = demo.today.slice(0, 4);
  await runner.run([
    ...stepsOf(demo, { call: 'leaveTypes.create', by, at: String(-daysInUse) }, types),
    stepOf(demo, { call: 'publicHolidays.create', by, date: `${year}-08-17`, name: 'Staff picnic' }),
  ]);
  await runner.analyze('leave_types', 'notifications');
  const plans = wishes.map((wish) => ({ call: 'leaves.create', by: '$name', ...wish }));
  // Over other leave and on holidays nothing can be taken; both are refused before anything is written.
  const unless = ['overlap', 'no_working_days'];
  const stepsOfOne = (person: DemoPerson) => stepsFor(demo, person, plans).map((step) => ({ ...step, unless }));
  const chains = thoseWho(demo, 'here').map(stepsOfOne);
  await runner.runAbreast(chains.slice(0, 10));
  await runner.analyze('leave_requests', 'leave_request_days', 'leave_ledger');
  await runner.runAbreast(chains.slice(10));
  const week = { start_date: `${year}-12-27`, end_date: `${year}-12-31`, reason: 'New Year’s week' };
  await runner.run([
    stepOf(demo, { call: 'lockedDates.create', by, department_id: '@Kitchen', ...week }),
    // The Head Baker visits mills these days: what waits for her waits for the chef too, and whenever she is on leave.
    {
      as: by,
      call: 'deputies.create',
      with: {
        user_id: '@zeynep.aydin',
        deputy_id: '@kenji.morimoto',
        kinds: ['LEAVE', 'EXPENSES'],
        from: addDays(demo.today, -2),
        to: addDays(demo.today, 9),
        while_away: true,
      },
    },
  ]);
}
