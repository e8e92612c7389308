import type { ReactNode } from 'react';
import { useCan, useSees } from '../../../session.tsx';
import { PrivateTier } from '../private-tier.tsx';
import type { TabProps } from '../record.ts';
import { governmentIdTier, personalTier } from '../tiers.tsx';
import { WhoCanSee } from '../who-can-see.tsx';
import { CustomFieldPanels } from './custom-fields.tsx';

/** What is private, and the organization’s own fields. */
export function PersonalTab({ person }: TabProps): ReactNode {
  const sees = useSees();
  const can = useCan();
  const seesTier = sees('users.personal:read') || sees('users.govid:read');
  return (
    <>
      {sees('users.personal:read') && (
        <PrivateTier
          personId={person.id}
          tier={personalTier}
          mayEdit={person.can?.includes('users.updatePersonal') === true}
          beside={<WhoCanSee person={person} what="private" />}
        />
      )}
      {sees('users.govid:read') && (
        <PrivateTier
          personId={person.id}
          tier={governmentIdTier}
          mayEdit={person.can?.includes('users.updateGovernmentIds') === true}
        />
      )}
      {can('customFieldValues.list') && <CustomFieldPanels person={person} isAlone={!seesTier} />}
    </>
  );
}
