import type { ReactNode } from 'react';
import { useRead } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Link } from '../../../router.tsx';
import { administers } from '../../../screen.ts';
import { useCan, useSession } from '../../../session.tsx';
import { levelNames } from '../../../texts/job-names.ts';
import { overviewTexts } from '../../../texts/people/profile.ts';
import { Email } from '../../../ui/email.tsx';
import { type Fact, Facts, Panel, PersonLink } from '../../../ui/page.tsx';
import { fullName } from '../../../words.ts';
import { GrantsPanel } from '../../access/of-person.tsx';
import { FoldedDeputies } from '../../approvals/deputies.tsx';
import { AccessPanel } from '../access-panel.tsx';
import { DataOfPersonPanel } from '../data-archive.tsx';
import { InvitationPanel } from '../invitation.tsx';
import { KioskBadgePanel } from '../kiosk-badge.tsx';
import { KioskPinOfPanel } from '../kiosk-pin.tsx';
import { LeavingPanel } from '../leaving.tsx';
import { ProvisioningPanel } from '../provisioning-panel.tsx';
import type { TabProps } from '../record.ts';

export function OverviewTab({ person, names }: TabProps): ReactNode {
  const can = useCan();
  const format = useFormat();
  const session = useSession();
  const department = names.nameOf(person.department_id);
  const manager = names.nameOf(person.manager_id);
  const contact: Fact[] = [
    [overviewTexts.emailAddress, <Email address={person.email} />],
    [overviewTexts.workLocation, person.work_location],
  ];
  const work: Fact[] = [
    [overviewTexts.jobTitle, person.job_title],
    [
      overviewTexts.department,
      department !== null && <Link to={`/departments/${person.department_id ?? ''}`}>{department}</Link>,
    ],
    [overviewTexts.manager, manager !== null && <PersonLink id={person.manager_id} of={names} />],
    [overviewTexts.division, person.division],
    [overviewTexts.level, levelNames[person.level]],
    ...(person.employment_start_date == null
      ? []
      : ([
          [
            person.employment_start_date > format.today() ? overviewTexts.starts : overviewTexts.started,
            format.day(person.employment_start_date),
          ],
        ] satisfies Fact[])),
  ];
  const mayPrepare = can('leaving.get') && person.can?.includes('users.update') === true;
  const leaves = mayPrepare && person.employment_end_date != null;
  const leaving = useRead('/users/{id}/leaving', { path: { id: person.id } }, { isEnabled: leaves });
  return (
    <>
      {leaves && <LeavingPanel userId={person.id} name={fullName(person)} mayTakeBack />}
      {/* What stands above has its height first. */}
      {!leaving.isLoading && (
        <>
          <Panel title={overviewTexts.contact}>
            <Facts facts={contact} />
          </Panel>
          <Panel title={overviewTexts.work}>
            <Facts facts={work.map(([label, value]) => [label, value === false ? null : value])} />
          </Panel>
          <Panel title={overviewTexts.name}>
            <Facts
              facts={[
                [overviewTexts.firstName, person.first_name],
                [overviewTexts.middleName, person.middle_name],
                [overviewTexts.lastName, person.last_name],
                [overviewTexts.preferredName, person.preferred_name],
              ]}
            />
          </Panel>
          <AccessPanel person={person} />
          {!person.is_guest && <KioskPinOfPanel person={person} />}
          {!person.is_guest && <KioskBadgePanel person={person} />}
          {session.user.id !== person.id && administers(session) && (
            <GrantsPanel person={person} canGive={person.can?.includes('accessGrants.create') === true} />
          )}
          {session.user.id !== person.id && administers(session) && !person.is_guest && (
            <FoldedDeputies person={person} canAdd={person.can?.includes('deputies.create') === true} />
          )}
          {can('invitations.send') &&
            session.user.id !== person.id &&
            (person.is_active || person.is_guest) &&
            person.can?.includes('users.update') === true && <InvitationPanel person={person} />}
          {session.user.id !== person.id && person.can?.includes('users.createDataArchive') === true && (
            <DataOfPersonPanel person={person} />
          )}
          {can('users.getProvisioning') && <ProvisioningPanel personId={person.id} />}
        </>
      )}
    </>
  );
}
