import type { ReactNode } from 'react';
import { workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { Page } from '../../ui/page.tsx';
import { WorkingRules } from './rules.tsx';

/** As it hangs on the wall: open to everyone. Administrators have it among their settings, too. */
export const Screen = (): ReactNode => (
  <Page title={texts.title} lead={texts.lead}>
    <WorkingRules />
  </Page>
);
