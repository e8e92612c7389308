import type { Format } from '../format.ts';
import { clockTexts as texts } from '../texts/clock.ts';
import { optionsOf } from '../words.ts';

const hourMs = 3_600_000;
export const maxSpanMs = 24 * hourMs;

/** A time of today by itself, any other with its day. */
export const sayWhen = (format: Format, iso: string): string => {
  const day = format.dayOf(iso);
  return day === format.today() ? format.time(iso) : texts.dayAndTime(format.shortDay(day), format.time(iso));
};

export const saySince = (format: Format, since: string): string => texts.since(sayWhen(format, since));

/** Breaks as a choice has them; shifts plan them of any length. */
export function breaksWith(minutes: string): readonly { readonly value: string; readonly label: string }[] {
  const usual = optionsOf(texts.breaks);
  if (usual.some(({ value }) => value === minutes)) return usual;
  return [...usual, { value: minutes, label: texts.breakOf(Number(minutes)) }].sort(
    (one, other) => Number(one.value) - Number(other.value),
  );
}

/** Whether someone who clocks out now says when they left. */
export const asksWhenLeft = (since: string, askAfterHours: number, nowMs: number): boolean =>
  nowMs - Date.parse(since) > askAfterHours * hourMs;
