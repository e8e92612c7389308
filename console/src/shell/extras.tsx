import type { ReactNode } from 'react';
import { ClockChip } from '../clock/clock-chip.tsx';
import { useSendKeptTaps } from '../clock/use-clock.ts';
import { useLive } from '../live/use-live.ts';
import { useKeepSeen } from '../offline/use-keep-seen.ts';
import { useSendKept } from '../offline/use-send-kept.ts';
import { Bell } from './bell.tsx';
import { useOnDevice } from './use-on-device.ts';

/** What is at hand on every screen beside the search: the running clock and the bell. */
export function ShellExtras(): ReactNode {
  useSendKeptTaps();
  useLive();
  useKeepSeen();
  useSendKept();
  useOnDevice();
  return (
    <>
      <ClockChip />
      <Bell />
    </>
  );
}
