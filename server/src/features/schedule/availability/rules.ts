import { type Actor, todayOf } from '../../../kernel/actor.ts';
import { guardedAsShown, type PageRule } from '../../../kernel/guards.ts';
import { addDays } from '../../../lib/days.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { weekStartOf } from '../week/week.ts';
import { AvailabilityException, type NewAvailabilityException, type Stretch } from './record.ts';
import { listWhoseIsSet } from './store.ts';

export const exceptionRecord = guardedAsShown<AvailabilityException>(AvailabilityException);

/** Who was given to plan reads it alone; whoever was given nothing sees no more than they set. */
export const isTheirsToSet: PageRule<AvailabilityException> = {
  async judge({ actor, db }, exceptions) {
    const ids = [...new Set(exceptions.map(({ user_id: id }) => id))];
    const isSet = actor.grants.length === 0 ? new Set(ids) : await listWhoseIsSet(db, actor, ids);
    return exceptions.map(({ user_id: id }) => isSet.has(id) || forbidden('schedule.availabilityOfOthers'));
  },
};

/** The last day of the weeks that are fixed by now; null: the organization fixes none. */
export function fixedThrough({ organization: { settings } }: Actor, today: string): string | null {
  const { availability_deadline_days: days, week_start } = settings;
  return days === null ? null : addDays(weekStartOf(week_start, addDays(today, days)), 6);
}

/** A week that is fixed is no longer the person's own to change; who plans for them still can. */
export function isStillOpen(
  actor: Actor,
  { user_id, date }: Pick<AvailabilityException, 'user_id' | 'date'>,
  nowMs: number,
): Verdict {
  const fixed = fixedThrough(actor, todayOf(actor, nowMs));
  if (fixed === null || user_id !== actor.userId || date > fixed) return true;
  return conflict(say('schedule.availabilityFixed', { day: fixed }), { reason: 'fixed', fixed_through: fixed });
}

const inOrder = (one: Stretch, other: Stretch): number =>
  one.weekday - other.weekday || (one.from < other.from ? -1 : 1);

/** In order; 422 where two stretches of one day overlap, or one ends before it begins. */
export function checkWeekly(weekly: readonly Stretch[]): Stretch[] {
  weekly.forEach(({ from, to }, index) => {
    if (to <= from) throw invalid(`weekly.${String(index)}.to`, 'schedule.toAfterFrom');
  });
  const sorted = [...weekly].sort(inOrder);
  const second = sorted.find((one, index) => {
    const before = sorted[index - 1];
    return before?.weekday === one.weekday && before.to > one.from;
  });
  if (second) throw invalid(`weekly.${String(weekly.indexOf(second))}.from`, 'schedule.stretchesOverlap');
  return sorted;
}

/** As far as people plan ahead. */
const maxDaysAhead = 731;

/** The hours of an exception; the whole day where none are given. */
export function hoursAsked(
  { date, from, to }: Pick<NewAvailabilityException, 'date' | 'from' | 'to'>,
  today: string,
): { readonly from: string; readonly to: string } {
  if (date < today) throw invalid('date', 'schedule.dayIsOver');
  if (date > addDays(today, maxDaysAhead)) throw invalid('date', say('schedule.tooFarAhead', { days: maxDaysAhead }));
  if ((from === undefined) !== (to === undefined)) {
    throw invalid(from === undefined ? 'from' : 'to', 'schedule.bothTimes');
  }
  const hours = { from: from ?? '00:00', to: to ?? '24:00' };
  if (hours.to <= hours.from) throw invalid('to', 'schedule.toAfterFrom');
  return hours;
}
