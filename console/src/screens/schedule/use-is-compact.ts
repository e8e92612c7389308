import { useState } from 'react';
import { keep, readKept } from '../../kept.ts';

const name = 'schedule.compact';
/** More do not fit on a screen of 900 pixels with room around them. */
const roomyRows = 10;

/** Whether a row is one line high: as the person last chose on this browser, else if there are many. */
export function useIsCompact(rows: number): readonly [isCompact: boolean, set: (isCompact: boolean) => void] {
  const [chosen, setChosen] = useState(() => readKept(name));
  const set = (isCompact: boolean): void => {
    keep(name, String(isCompact));
    setChosen(String(isCompact));
  };
  return [chosen === null ? rows > roomyRows : chosen === 'true', set];
}
