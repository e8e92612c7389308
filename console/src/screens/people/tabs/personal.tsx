import type { ReactNode } from 'react';
import { useSees } from '../../../session.tsx';
import { PrivateTier } from '../private-tier.tsx';
import type { TabProps } from '../record.ts';
import { governmentIdTier, personalTier } from '../tiers.tsx';
import { WhoCanSee } from '../who-can-see.tsx';

export function PersonalTab({ person }: TabProps): ReactNode {
  const sees = useSees();
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
    </>
  );
}
