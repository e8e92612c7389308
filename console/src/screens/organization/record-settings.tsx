import type { ReactNode } from 'react';
import type { Ability } from '../../client/operations.ts';
import { recordSettingsTexts } from '../../texts/organization/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import { AccessSettings } from '../access/settings.tsx';
import { KioskSettings } from '../kiosks/settings.tsx';
import { WorkingRules } from '../working-rules/rules.tsx';
import { BenefitPlans } from './benefit-plans.tsx';
import { CustomFields } from './custom-fields.tsx';
import type { RecordTab } from './fields.ts';
import { SettingsHistory } from './settings-history.tsx';

/** What one must be able to do for a tab to be there. */
export const tabNeeds: Readonly<Record<RecordTab, Ability>> = {
  access: 'accessGrants.create',
  'custom-fields': 'customFields.create',
  checklists: 'checklistTemplates.create',
  benefits: 'benefitPlans.create',
  rules: 'workingRules.update',
  kiosks: 'kiosks.create',
  history: 'settings.history',
};

export function RecordSettings({ tab }: { readonly tab: RecordTab }): ReactNode {
  switch (tab) {
    case 'access':
      return <AccessSettings />;
    case 'custom-fields':
      return <CustomFields />;
    case 'benefits':
      return <BenefitPlans />;
    case 'rules':
      return <WorkingRules />;
    case 'kiosks':
      return <KioskSettings />;
    case 'history':
      return <SettingsHistory />;
    case 'checklists':
      return (
        <Elsewhere
          title={recordSettingsTexts.checklistsTitle}
          note={recordSettingsTexts.checklistsNote}
          links={[
            ['/onboarding/templates', recordSettingsTexts.templates],
            ['/onboarding', recordSettingsTexts.running],
          ]}
        />
      );
  }
}

/** Below the settings of leave: what belongs to them and is kept elsewhere. */
export function LeaveRecords(): ReactNode {
  return (
    <Elsewhere
      title={recordSettingsTexts.leaveTitle}
      note={recordSettingsTexts.leaveNote}
      links={[
        ['/leave-balances/types', recordSettingsTexts.leaveTypes],
        ['/leave-balances/holidays', recordSettingsTexts.holidays],
        ['/leave-balances/locked-dates', recordSettingsTexts.lockedDates],
        ['/leave-balances', recordSettingsTexts.balances],
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
        {links.map(([path, label]) => (
          <ButtonLink key={path} to={path}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
