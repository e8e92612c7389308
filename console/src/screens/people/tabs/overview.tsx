import type { ReactNode } from 'react';
import { useRead } from '../../../client/hooks.ts';
import { type Format, useFormat } from '../../../format.ts';
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
import { ReturnNotice } from '../periods.tsx';
import { PersonNowPanel } from '../person-now.tsx';
import { ProvisioningPanel } from '../provisioning-panel.tsx';
import type { Person, TabProps } from '../record.ts';

export function OverviewTab({ person, names }: TabProps): ReactNode {
  const can = useCan();
  const format = useFormat();
  const session = useSession();
  const department = names.nameOf(person.department_id);
  const manager = names.nameOf(person.manager_id);
  const work: Fact[] = [
    [
      overviewTexts.department,
      department !== null && <Link to={`/departments/${person.department_id ?? ''}`}>{department}</Link>,
    ],
    [overviewTexts.manager, manager !== null && <PersonLink id={person.manager_id} of={names} />],
    [overviewTexts.workLocation, person.work_location],
    [overviewTexts.emailAddress, <Email address={person.email} />],
    ...(person.employment_start_date == null ? [] : [startOf(person.employment_start_date, format)]),
    [overviewTexts.jobTitle, person.job_title],
    [overviewTexts.level, levelNames[person.level]],
    [overviewTexts.division, person.division],
    ...nameOf(person),
  ];
  const mayPrepare = can('leaving.get') && person.can?.includes('users.update') === true;
  const leaves = mayPrepare && person.employment_end_date != null;
  const leaving = useRead('/users/{id}/leaving', { path: { id: person.id } }, { isEnabled: leaves });
  return (
    <>
      {!person.is_active && <ReturnNotice person={person} />}
      {leaves && <LeavingPanel userId={person.id} name={fullName(person)} mayTakeBack />}
      {/* What stands above has its height first. */}
      {!leaving.isLoading && (
        <>
          <PersonNowPanel person={person} />
          <Panel title={overviewTexts.work}>
            <Facts facts={work.map(([label, value]) => [label, value === false ? null : value])} />
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

/** The day, and how long they have been here. */
function startOf(day: string, format: Format): Fact {
  const today = format.today();
  if (day > today) return [overviewTexts.starts, format.day(day)];
  const all = monthsBetween(day, today);
  const [years, months] = [Math.floor(all / 12), all % 12];
  const said = [
    ...(years > 0 ? [overviewTexts.years(years)] : []),
    ...(months > 0 ? [overviewTexts.months(months)] : []),
  ];
  const [first, second] = said;
  if (first === undefined) return [overviewTexts.started, format.day(day)];
  return [
    overviewTexts.started,
    overviewTexts.since(format.day(day), second === undefined ? first : overviewTexts.both(first, second)),
  ];
}

/** Whole months. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** If it is more than what the heading says. */
const nameOf = ({
  first_name: first,
  middle_name: middle,
  last_name: last,
  preferred_name: preferred,
}: Person): Fact[] =>
  middle === null && (preferred === null || preferred === first)
    ? []
    : [[overviewTexts.fullName, [first, middle, last].filter(Boolean).join(' ')]];
