import type { ReactNode } from 'react';
import { ClockChip } from '../clock/clock-chip.tsx';
import { useSendKeptTaps } from '../clock/use-clock.ts';
import { useLive } from '../live/use-live.ts';
import { useKeepLastPerson } from '../offline/use-last-person.ts';
import { useSendKeptReports } from '../offline/use-send-kept-reports.ts';
import { Bell } from './bell.tsx';
import { useIsWide } from './use-is-wide.ts';

/** What is at hand on every screen beside the search: the running clock and the bell. It stands where there is room. */
export function ShellExtras({ isWide }: { readonly isWide: boolean }): ReactNode {
  return useIsWide() === isWide ? <Extras /> : null;
}

function Extras(): ReactNode {
  useSendKeptTaps();
  useLive();
  useKeepLastPerson();
  useSendKeptReports();
  return (
    <>
      <ClockChip />
      <Bell />
    </>
  );
}
