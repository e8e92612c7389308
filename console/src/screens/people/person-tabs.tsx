import type { ReactNode } from 'react';
import { useCan, useSees } from '../../session.tsx';
import { personTabsTexts } from '../../texts/people/profile.ts';
import type { Person, TabProps } from './record.ts';
import { AssetsTab } from './tabs/equipment.tsx';
import { GoalsTab } from './tabs/goals.tsx';
import { HistoryTab } from './tabs/history.tsx';
import { JobTab } from './tabs/job.tsx';
import { OverviewTab } from './tabs/overview.tsx';
import { PersonalTab } from './tabs/personal.tsx';
import { TrainingTab } from './tabs/training.tsx';
import { ChecklistsTab, DocumentsTab, ExpensesTab, LeaveTab, TimeTab } from './tabs/work.tsx';

/** Tabs that belong together: one of the bar, which has them in a second line. */
const groups: Readonly<Record<string, readonly string[]>> = {
  [personTabsTexts.timeAndLeave]: ['time', 'leave', 'expenses'],
  [personTabsTexts.onboardingAndTraining]: ['onboarding', 'training', 'equipment', 'goals'],
};

export interface PersonTab {
  readonly key: string;
  readonly label: string;
  readonly show: (props: TabProps) => ReactNode;
}

/** As far as the viewer may see: what is not theirs has no tab. */
export function usePersonTabs(person: Person): readonly PersonTab[] {
  const can = useCan();
  const sees = useSees();
  const isClose = person.can?.includes('training.list') === true;
  const tabs: readonly (PersonTab & { readonly isOpen: boolean })[] = [
    { key: 'overview', label: personTabsTexts.overview, isOpen: true, show: (props) => <OverviewTab {...props} /> },
    {
      key: 'job',
      label: personTabsTexts.jobAndPay,
      isOpen: 'employment_type' in person,
      show: (props) => <JobTab {...props} />,
    },
    {
      key: 'personal',
      label: personTabsTexts.personal,
      isOpen: sees('users.personal:read') || sees('users.govid:read') || can('customFieldValues.list'),
      show: (props) => <PersonalTab {...props} />,
    },
    {
      key: 'time',
      label: personTabsTexts.time,
      isOpen: isClose && can('timeEntries.list'),
      show: (props) => <TimeTab {...props} />,
    },
    {
      key: 'leave',
      label: personTabsTexts.leave,
      isOpen: isClose && can('leaves.list'),
      show: (props) => <LeaveTab {...props} />,
    },
    {
      key: 'expenses',
      label: personTabsTexts.expenses,
      isOpen: isClose && can('expenseReports.list'),
      show: (props) => <ExpensesTab {...props} />,
    },
    {
      key: 'documents',
      label: personTabsTexts.documents,
      isOpen: isClose && can('documents.list'),
      show: (props) => <DocumentsTab {...props} />,
    },
    {
      key: 'onboarding',
      label: personTabsTexts.onboarding,
      isOpen: isClose && can('onboarding.list'),
      show: (props) => <ChecklistsTab {...props} />,
    },
    {
      key: 'training',
      label: personTabsTexts.trainingAndCertificates,
      isOpen: isClose,
      show: (props) => <TrainingTab {...props} />,
    },
    { key: 'equipment', label: personTabsTexts.equipment, isOpen: isClose, show: (props) => <AssetsTab {...props} /> },
    { key: 'goals', label: personTabsTexts.goals, isOpen: isClose, show: (props) => <GoalsTab {...props} /> },
    {
      key: 'history',
      label: personTabsTexts.history,
      isOpen: can('auditLog.list'),
      show: (props) => <HistoryTab {...props} />,
    },
  ];
  const ofGuests = ['overview', 'history'];
  return tabs.filter(({ key, isOpen }) => isOpen && (!person.is_guest || ofGuests.includes(key)));
}

export interface TabGroup {
  readonly label: string;
  readonly tabs: readonly PersonTab[];
}

/** In the order of their first ones; a group with one tab is that tab. */
export function groupsOf(tabs: readonly PersonTab[]): readonly TabGroup[] {
  const found: TabGroup[] = [];
  for (const tab of tabs) {
    const [label] = Object.entries(groups).find(([, keys]) => keys.includes(tab.key)) ?? [];
    if (label !== undefined && found.some((group) => group.label === label)) continue;
    const together = label === undefined ? [tab] : tabs.filter(({ key }) => groups[label]?.includes(key) === true);
    const [only] = together;
    found.push({ label: together.length > 1 && label !== undefined ? label : (only?.label ?? ''), tabs: together });
  }
  return found;
}
