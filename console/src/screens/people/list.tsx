import { type ReactNode, useState } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSees } from '../../session.tsx';
import { bulkEditTexts, raiseTexts } from '../../texts/audience.ts';
import { roleNames } from '../../texts/names.ts';
import { invitationStandings, invitationTexts } from '../../texts/people/hiring.ts';
import { listTexts } from '../../texts/people/people.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { equipmentPartsTexts, trainingPartsTexts } from '../../texts/records.ts';
import { peopleChosen } from '../../ui/audience-input.tsx';
import { useBulkChange } from '../../ui/bulk-change.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Email } from '../../ui/email.tsx';
import { Chip, Page, Status, Who } from '../../ui/page.tsx';
import { fullName, optionsOf } from '../../words.ts';
import { HandOutToManyDialog } from '../records/equipment-parts.tsx';
import { RaiseDialog } from '../records/raise-dialog.tsx';
import { AssignDialog } from '../records/training-parts.tsx';
import { ChangePeopleDialog } from './change-people.tsx';
import { ExportLink } from './export-link.tsx';
import { InvitePeopleDialog } from './invitation.tsx';
import { LeftToo } from './known.tsx';

const statuses = [
  { value: 'inactive', label: listTexts.inactive },
  { value: 'offboarded', label: listTexts.offboarded },
  { value: 'all', label: listTexts.everyone },
];

type Person = Item<'/users'>;

export function Screen(): ReactNode {
  const can = useCan();
  const sees = useSees();
  const format = useFormat();
  const [search] = useSearch<'status' | 'is_guest' | 'department_id' | 'role' | 'invitation' | 'q' | 'sort'>();
  const seesEmployment = sees('users.employment:read');
  const query = {
    status: (search.status ?? 'active') as 'active',
    department_id: search.department_id,
    role: search.role as Person['role'] | undefined,
    invitation: search.invitation as keyof typeof invitationStandings | undefined,
    q: search.q,
    sort: (search.sort ?? 'name') as 'name',
  };
  const tiers = seesEmployment ? 'directory,employment' : 'directory';
  const list = useList('/users', {
    query: { ...query, ...(search.is_guest === 'true' && { is_guest: true }), tiers, total: true },
  });
  const bulk = useBulkChange<Person>(fullName);
  const [asked, setAsked] = useState<{
    what: 'change' | 'raise' | 'invite' | 'course' | 'equipment';
    people: readonly Person[];
  } | null>(null);
  const [emptied, setEmptied] = useState(0);
  const dialog = {
    start: async (asking: Parameters<typeof bulk.startFor>[0]) => {
      await bulk.startFor(asking);
      setEmptied((count) => count + 1);
    },
    onClose: () => setAsked(null),
  };
  const columns: readonly TableColumn<Person>[] = [
    {
      id: 'name',
      title: listTexts.name,
      kind: 'lead',
      sort: 'name',
      usual: 'ascending',
      cell: (person) => <Who person={person} to={`/people/${person.id}`} />,
    },
    { id: 'job_title', title: listTexts.jobTitle, cell: (person) => person.job_title },
    {
      id: 'department',
      title: listTexts.department,
      sort: 'department',
      cell: (person) => list.nameOf(person.department_id),
    },
    { id: 'manager', title: listTexts.manager, cell: (person) => list.nameOf(person.manager_id) },
    {
      id: 'email',
      title: listTexts.emailAddress,
      cell: (person) => <Email address={person.email} />,
    },
    { id: 'work_location', title: listTexts.workLocation, isExtra: true, cell: (person) => person.work_location },
    ...(seesEmployment
      ? [
          {
            id: 'start_date',
            title: listTexts.startDate,
            sort: 'start_date',
            cell: (person: Person) =>
              person.employment_start_date == null ? null : format.day(person.employment_start_date),
          },
        ]
      : []),
    { id: 'role', title: listTexts.role, isExtra: true, cell: (person) => roleNames[person.role] },
    {
      id: 'status',
      title: listTexts.status,
      isExtra: true,
      cell: (person) => (person.is_guest ? <Chip>{guestTexts.guest}</Chip> : <Activity isActive={person.is_active} />),
    },
  ];
  return (
    <Page
      title={listTexts.title}
      actions={
        can('users.create') && (
          <ButtonLink to="/people/new" kind="primary" icon="plus">
            {listTexts.add}
          </ButtonLink>
        )
      }
    >
      {bulk.shown}
      {(search.status ?? 'active') === 'active' && <LeftToo q={query.q} to={leftTo(query.q)} />}
      <DataTable
        key={emptied}
        label={listTexts.title}
        noun={listTexts.noun}
        list={list}
        columns={columns}
        keyOf={(person) => person.id}
        viewsOf="users.list"
        searches={listTexts.search}
        tools={can('users.export') && search.is_guest === undefined && <ExportLink query={query} />}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.active, options: statuses },
          {
            name: 'department_id',
            label: listTexts.department,
            any: listTexts.anyDepartment,
            options: { path: '/departments', query: { include_inactive: true } },
          },
          ...(can('accessGrants.create')
            ? [
                {
                  name: 'is_guest',
                  label: guestTexts.guests,
                  any: guestTexts.without,
                  options: [{ value: 'true', label: guestTexts.alone }],
                },
              ]
            : []),
          { name: 'role', label: listTexts.role, any: listTexts.anyRole, options: optionsOf(roleNames) },
          ...(can('invitations.send')
            ? [
                {
                  name: 'invitation',
                  label: listTexts.invitation,
                  any: listTexts.anyInvitation,
                  options: optionsOf(invitationStandings),
                },
              ]
            : []),
        ]}
        {...(can('users.update') && {
          bulk: {
            actions: (people: readonly Person[]) => (
              <>
                <Button
                  kind="primary"
                  size="small"
                  disabled={bulk.isBusy}
                  onClick={() => setAsked({ what: 'change', people })}
                >
                  {bulkEditTexts.change}
                </Button>
                {can('invitations.send') && (
                  <Button size="small" disabled={bulk.isBusy} onClick={() => setAsked({ what: 'invite', people })}>
                    {invitationTexts.invite}
                  </Button>
                )}
                {can('training.create') && (
                  <Button size="small" disabled={bulk.isBusy} onClick={() => setAsked({ what: 'course', people })}>
                    {trainingPartsTexts.assignACourse}
                  </Button>
                )}
                {can('assets.create') && (
                  <Button size="small" disabled={bulk.isBusy} onClick={() => setAsked({ what: 'equipment', people })}>
                    {equipmentPartsTexts.handOutEquipment}
                  </Button>
                )}
                {can('compensation.raise') && (
                  <Button size="small" disabled={bulk.isBusy} onClick={() => setAsked({ what: 'raise', people })}>
                    {raiseTexts.open}
                  </Button>
                )}
              </>
            ),
          },
        })}
        empty={listTexts.empty}
      />
      {asked?.what === 'change' && <ChangePeopleDialog people={asked.people} {...dialog} />}
      {asked?.what === 'invite' && <InvitePeopleDialog people={asked.people} {...dialog} />}
      {asked?.what === 'raise' && <RaiseDialog chosen={peopleChosen(asked.people)} {...dialog} />}
      {asked?.what === 'equipment' && <HandOutToManyDialog chosen={peopleChosen(asked.people)} {...dialog} />}
      {asked?.what === 'course' && <AssignDialog chosen={peopleChosen(asked.people)} {...dialog} />}
    </Page>
  );
}

const leftTo = (q: string | undefined): string => `/people?${new URLSearchParams({ status: 'inactive', q: q ?? '' })}`;

const Activity = ({ isActive }: { readonly isActive: boolean }): ReactNode =>
  isActive ? <Status tone="good">{listTexts.active}</Status> : <Status>{listTexts.inactive}</Status>;
