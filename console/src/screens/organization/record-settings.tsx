import type { ReactNode } from 'react';
import type { Ability } from '../../client/operations.ts';
import { findScreen } from '../../screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import { BenefitPlans } from './benefit-plans.tsx';
import { CustomFields } from './custom-fields.tsx';
import type { RecordTab } from './fields.ts';
import { texts } from './texts.ts';

/** What one must be able to do for a tab to be there. */
export const tabNeeds: Readonly<Record<RecordTab, Ability>> = {
  'custom-fields': 'customFields.create',
  checklists: 'checklistTemplates.create',
  benefits: 'benefitPlans.create',
};

export function RecordSettings({ tab }: { readonly tab: RecordTab }): ReactNode {
  switch (tab) {
    case 'custom-fields':
      return <CustomFields />;
    case 'benefits':
      return <BenefitPlans />;
    case 'checklists':
      return (
        <Elsewhere
          title={texts.checklistsTitle}
          note={texts.checklistsNote}
          links={[
            ['/onboarding/templates', texts.templates],
            ['/onboarding', texts.running],
          ]}
        />
      );
  }
}

/** Below the settings of leave: what belongs to them and is kept elsewhere. */
export function LeaveRecords(): ReactNode {
  return (
    <Elsewhere
      title={texts.leaveTitle}
      note={texts.leaveNote}
      links={[
        ['/leave-balances/types', texts.leaveTypes],
        ['/leave-balances/holidays', texts.holidays],
        ['/leave-balances/locked-dates', texts.lockedDates],
        ['/leave-balances', texts.balances],
      ]}
    />
  );
}

/** What has screens of its own. */
function Elsewhere({
  title,
  note,
  links,
}: {
  readonly title: string;
  readonly note: string;
  readonly links: readonly (readonly [path: string, label: string])[];
}): ReactNode {
  return (
    <Panel title={title} note={note}>
      <div className="settings-links">
        {links
          .filter(([path]) => findScreen(path) !== null)
          .map(([path, label]) => (
            <ButtonLink key={path} to={path}>
              {label}
            </ButtonLink>
          ))}
      </div>
    </Panel>
  );
}
