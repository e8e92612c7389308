import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useRouteParam, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { leavingTexts } from '../../texts/people/leaving.ts';
import { guestTexts, personTexts } from '../../texts/people/profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DialogSubject } from '../../ui/modal.tsx';
import { Avatar, Chip, type Names, Page, Status, Tabs } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import { LifeActions } from './life-actions.tsx';
import { groupsOf, usePersonTabs } from './person-tabs.tsx';
import type { Person } from './record.ts';

export function Screen(): ReactNode {
  const id = useRouteParam();
  const read = useRead('/users/{id}', { path: { id }, query: { tiers: 'directory,employment' } });
  const back = { to: '/people', label: personTexts.people };
  if (!read.data) {
    return <PendingPage title={personTexts.person} back={back} read={read} />;
  }
  return <Loaded person={read.data} names={read} back={back} />;
}

function Loaded({
  person,
  names,
  back,
}: {
  readonly person: Person;
  readonly names: Names;
  readonly back: { readonly to: string; readonly label: string };
}): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const [search] = useSearch<'tab'>();
  const tabs = usePersonTabs(person);
  const current = tabs.find(({ key }) => key === (search.tab ?? 'overview')) ?? tabs[0];
  const groups = groupsOf(tabs);
  const group = groups.find((one) => one.tabs.some((tab) => tab === current));
  const addressOf = (key: string): string =>
    key === 'overview' ? `/people/${person.id}` : `/people/${person.id}?tab=${key}`;
  return (
    <DialogSubject value={fullName(person)}>
      <Page
        title={fullName(person)}
        back={back}
        mark={<Avatar person={person} isLarge />}
        lead={
          <span className="lead-line">
            {person.job_title !== null && <span className="lead-line__part">{person.job_title}</span>}
            {person.department_id !== null && (
              <span className="lead-line__part">{names.nameOf(person.department_id)}</span>
            )}
            <Chip>{person.is_guest ? guestTexts.guest : roleNames[person.role]}</Chip>
            {!person.is_active && !person.is_guest && <Status tone="warning">{personTexts.inactive}</Status>}
            {person.is_active && person.employment_end_date != null && (
              <Status tone="warning">{leavingTexts.leavesOn(format.day(person.employment_end_date))}</Status>
            )}
            {person.id === user.id && <Chip>{personTexts.you}</Chip>}
          </span>
        }
        actions={
          <>
            <LifeActions person={person} />
            {person.can?.includes('users.update') === true && (
              <ButtonLink to={`/people/${person.id}/edit`} kind="primary">
                {personTexts.edit}
              </ButtonLink>
            )}
          </>
        }
      >
        {tabs.length > 1 && (
          <Tabs
            label={personTexts.about(fullName(person))}
            current={addressOf(group?.tabs[0]?.key ?? '')}
            tabs={groups.map(({ label, tabs: [first] }) => ({ to: addressOf(first?.key ?? ''), label }))}
          />
        )}
        {group && group.tabs.length > 1 && (
          <nav className="inner-tabs" aria-label={group.label}>
            {group.tabs.map(({ key, label }) => (
              <Link key={key} to={addressOf(key)} aria-current={key === current?.key ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
        )}
        {current?.show({ person, names })}
      </Page>
    </DialogSubject>
  );
}
