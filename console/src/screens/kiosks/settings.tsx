import type { ReactNode } from 'react';
import { Kiosks, NewKioskButton } from './list.tsx';
import { WaitingTaps } from './taps.tsx';

/** The same among the settings. */
export const KioskSettings = (): ReactNode => (
  <>
    <WaitingTaps />
    <Kiosks tools={<NewKioskButton />} />
  </>
);
