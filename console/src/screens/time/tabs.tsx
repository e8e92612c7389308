import type { ReactNode } from 'react';
import { timeTexts as texts } from '../../texts/time.ts';
import { Tabs } from '../../ui/page.tsx';

export const MyTimeTabs = ({ current }: { readonly current: string }): ReactNode => (
  <Tabs
    label={texts.title}
    current={current}
    tabs={[
      { to: '/my-time', label: texts.tabs.week },
      { to: '/my-time/entries', label: texts.tabs.entries },
      { to: '/my-time/timesheets', label: texts.tabs.timesheets },
      { to: '/my-time/report', label: texts.tabs.report },
    ]}
  />
);
