import type { ReactNode } from 'react';
import { useCan, useSession } from '../../session.tsx';
import { accountTexts } from '../../texts/hours-accounts.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { Tabs } from '../../ui/page.tsx';

export function MyTimeTabs({ current }: { readonly current: string }): ReactNode {
  const { user, organization } = useSession();
  const can = useCan();
  return (
    <Tabs
      label={texts.title}
      current={current}
      tabs={[
        { to: '/my-time', label: texts.tabs.week },
        { to: '/my-time/entries', label: texts.tabs.entries },
        { to: '/my-time/timesheets', label: texts.tabs.timesheets },
        ...(organization.hours_accounts && can('hoursAccounts.get')
          ? [{ to: `/hours-accounts/${user.id}`, label: accountTexts.tab }]
          : []),
        { to: '/my-time/report', label: texts.tabs.report },
      ]}
    />
  );
}
