import { type Static, type TSchema, Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { addDays, Day, dayIn, instantAtMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { checkYear } from '../week/week.ts';
import { type Shift, ShiftChanges as ChangesSchema, type ShiftChanges } from './record.ts';
import { timeIn } from './wall-times.ts';

const clockTime = (description: string) =>
  Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['09:30'], description });

const { break_minutes, location } = ChangesSchema.properties;

/** A week either way. */
const furthestDays = 7;
const furthestMinutes = furthestDays * 1440;

/** What shifts can be told together, each from where it stands. */
export const shiftedFields = {
  move_minutes: Type.Optional(
    Type.Integer({
      minimum: -furthestMinutes,
      maximum: furthestMinutes,
      examples: [60],
      description: 'So much later, or earlier below 0; the end follows by the length that the shift has.',
    }),
  ),
  move_days: Type.Optional(
    Type.Integer({
      minimum: -furthestDays,
      maximum: furthestDays,
      examples: [1],
      description:
        'So many days later, or earlier below 0, at the same time of the day; the end follows by the length of the shift. Not with `to_date`.',
    }),
  ),
  to_date: Type.Optional(Day('To this day, at the same time of the day; the end follows by the length of the shift.')),
  start_time: Type.Optional(
    clockTime('Begins at this time of its day; without `end_time` the end follows by the length of the shift.'),
  ),
  end_time: Type.Optional(clockTime('Ends at this time; on the next day if that is not after the start.')),
  user_id: Type.Optional(Nullable(Id('usr'), { description: 'Who is to work it. null: it becomes open.' })),
  break_minutes,
  location,
  note: Type.Optional(Nullable(Prose(5000), { description: 'For who works it; null takes it away.' })),
  publish: Type.Optional(Type.Literal(true, { description: 'Publishes it, if it is a draft.' })),
} satisfies Record<string, TSchema>;

const Shifted = Strict(shiftedFields);
export type Shifted = Static<typeof Shifted>;

export function checkShifted(input: Shifted): void {
  if (isEmpty(input)) throw invalid('move_minutes', 'schedule.nothingToChange');
  if (input.to_date !== undefined) checkYear('to_date', input.to_date);
  if (input.move_days !== undefined && input.to_date !== undefined) throw invalid('move_days', 'schedule.daysOrDate');
}

/** The change of one shift. Where clocks change, it keeps the length that it had rather than the time of its end. */
export function changeFrom(actor: Actor, shift: Shift, input: Shifted): ShiftChanges {
  const { user_id, break_minutes: pause, location: place, note, publish } = input;
  return {
    ...spanFrom(actor.organization.timezone, shift, input),
    ...(user_id !== undefined && { user_id }),
    ...(pause !== undefined && { break_minutes: pause }),
    ...(place !== undefined && { location: place }),
    ...(note !== undefined && { notes: note }),
    ...(publish === true && { is_published: true }),
  };
}

function spanFrom(
  timezone: string,
  { starts_at, ends_at }: Pick<Shift, 'starts_at' | 'ends_at'>,
  { move_minutes = 0, move_days = 0, to_date, start_time, end_time }: Shifted,
): Partial<Pick<ShiftChanges, 'starts_at' | 'ends_at'>> {
  const [fromMs, toMs] = [Date.parse(starts_at), Date.parse(ends_at)];
  let startMs = fromMs;
  const day = dayIn(timezone, fromMs);
  const newDay = to_date ?? addDays(day, move_days);
  if (newDay !== day) startMs = instantAtMs(timezone, newDay, timeIn(timezone, fromMs));
  if (start_time !== undefined) startMs = instantAtMs(timezone, dayIn(timezone, startMs), start_time);
  startMs += move_minutes * 60_000;
  let endMs = startMs + (toMs - fromMs);
  if (end_time !== undefined) endMs = endAfter(timezone, startMs, end_time);
  if (startMs === fromMs && endMs === toMs) return {};
  return { starts_at: new Date(startMs).toISOString(), ends_at: new Date(endMs).toISOString() };
}

function endAfter(timezone: string, startMs: number, time: string): number {
  const day = dayIn(timezone, startMs);
  const endMs = instantAtMs(timezone, day, time);
  return endMs > startMs ? endMs : instantAtMs(timezone, addDays(day, 1), time);
}
