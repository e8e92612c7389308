import { Temporal } from 'temporal-polyfill';
import type { Tenant } from '../kernel/actor.ts';
import { addDays } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import { type Demo, type DemoPerson, mondayNear } from './demo.ts';
import { dayMinutes } from './large-plan.ts';
import { insertAll } from './rows.ts';
import type { Runner } from './runner.ts';

/** In the morning, at noon and in the evening. */
const starts = ['07:00', '11:00', '15:00'] as const;

/** Five shifts a week for each of them: this week is published, the next is not yet. */
export async function fillLargeSchedule(
  { today }: Demo,
  runner: Runner,
  tenant: Tenant,
  crowd: readonly DemoPerson[],
): Promise<void> {
  const now = new Date(runner.nowMs).toISOString();
  for (const [week, monday] of [mondayNear(today, 0), addDays(mondayNear(today, 0), 7)].entries()) {
    await insertAll(
      runner.tx,
      'shifts',
      crowd.flatMap((person, index) =>
        // Who begins on Monday has Saturday and Sunday off, who begins on Tuesday Sunday and Monday.
        Array.from({ length: 5 }, (_, turn) => {
          const startMs = startOf(
            tenant,
            addDays(monday, (index % 2) + turn),
            starts[index % starts.length] ?? '07:00',
          );
          return {
            organization_id: tenant.id,
            id: newId('shf', runner.nowMs),
            user_id: runner.idOf(person.name),
            department_id: runner.idOf(person.department ?? ''),
            title: person.jobTitle,
            starts_at: new Date(startMs).toISOString(),
            ends_at: new Date(startMs + dayMinutes.whole * 60_000).toISOString(),
            break_minutes: dayMinutes.break,
            status: 'SCHEDULED',
            is_published: week === 0,
            created_at: now,
            updated_at: now,
          };
        }),
      ),
    );
  }
}

const startOf = ({ timezone: timeZone }: Tenant, day: string, plainTime: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
