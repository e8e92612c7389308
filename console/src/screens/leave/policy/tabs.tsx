import type { ReactNode } from 'react';
import { policyTexts as texts } from '../../../texts/leave/policy.ts';
import { Tabs } from '../../../ui/page.tsx';

export const PolicyTabs = ({ current }: { readonly current: string }): ReactNode => (
  <Tabs
    label={texts.title}
    current={current}
    tabs={[
      { to: '/leave-balances', label: texts.balances },
      { to: '/leave-balances/types', label: texts.types },
      { to: '/leave-balances/holidays', label: texts.holidays },
      { to: '/leave-balances/locked-dates', label: texts.lockedDates },
    ]}
  />
);
