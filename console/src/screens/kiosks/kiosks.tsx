import type { ReactNode } from 'react';
import { kioskTexts as texts } from '../../texts/kiosks.ts';
import { Page } from '../../ui/page.tsx';
import { ByHandButton } from '../time/by-hand-button.tsx';
import { Kiosks, NewKioskButton } from './list.tsx';
import { WaitingTaps } from './taps.tsx';

/** For who leads departments; Administrators have it among their settings, too. */
export const Screen = (): ReactNode => (
  <Page
    title={texts.title}
    lead={texts.lead}
    actions={
      <>
        <ByHandButton />
        <NewKioskButton />
      </>
    }
  >
    <WaitingTaps />
    <Kiosks />
  </Page>
);
