import type { Format } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import type { Entry } from './week-model.ts';

type Spanning = Pick<Entry, 'clock_in' | 'clock_out' | 'is_duration'>;

/** From when to when; of hours that were typed as such, that they were. */
export function sayTimes({ clock_in, clock_out, is_duration: isDuration }: Spanning, format: Format): string {
  if (clock_out === null) return texts.running;
  return isDuration ? texts.hoursAlone : `${format.time(clock_in)} – ${format.time(clock_out)}`;
}
