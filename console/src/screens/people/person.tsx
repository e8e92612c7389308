import { useState, type ReactNode } from 'react';
import { get, send } from '../../api.ts';
import { sayDay, sayInstant } from '../../dates.ts';
import type { WholePerson } from '../../records.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useCan, useSees, useSession } from '../../session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Chip, Facts, Page, Panel, Status, Swatch, type Fact } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad, type Loaded } from '../../ui/use-load.ts';
import { employmentTypeNames, fullName, levelNames, plural, roleNames } from '../../words.ts';
import { useDepartments } from '../departments/source.ts';
import { PersonLink } from './person-link.tsx';
import { PrivateTier } from './private-tier.tsx';
import { governmentIdTier, personalTier } from './tiers.tsx';

const useBasics = (id: string): Loaded<WholePerson> =>
  useLoad(`person ${id}`, (signal) => get<WholePerson>(`/users/${id}`, { tiers: 'directory,employment' }, signal));

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { user } = useSession();
  const can = useCan();
  const sees = useSees();
  const loaded = useBasics(id);
  const person = loaded.data;
  const back = { to: '/people', label: 'People' };
  if (!person) {
    return (
      <Page title="Person" back={back}>
        <div className="panel">
          {loaded.error === null ? (
            <div className="panel__body">
              <Skeleton lines={6} />
            </div>
          ) : (
            <Failure error={loaded.error} retry={loaded.reload} />
          )}
        </div>
      </Page>
    );
  }
  const isOutOfReach = person.role === 'EXECUTIVE' && user.role !== 'EXECUTIVE';
  return (
    <Page
      title={fullName(person)}
      back={back}
      lead={<Lead person={person} isMe={person.id === user.id} />}
      actions={
        <>
          {!person.is_active && can('users.reactivate') && !isOutOfReach && (
            <Reactivate person={person} onDone={loaded.replace} />
          )}
          {can('users.update') && !isOutOfReach && (
            <ButtonLink to={`/people/${person.id}/edit`} kind="primary">
              Edit
            </ButtonLink>
          )}
        </>
      }
    >
      <Panel title="Directory">
        <DirectoryFacts person={person} />
      </Panel>
      {'employment_type' in person && (
        <Panel title="Employment">
          <Facts facts={employmentFacts(person)} />
        </Panel>
      )}
      {sees('users.personal:read') && <PrivateTier personId={person.id} tier={personalTier} mayEdit={!isOutOfReach} />}
      {sees('users.govid:read') && <PrivateTier personId={person.id} tier={governmentIdTier} mayEdit={!isOutOfReach} />}
    </Page>
  );
}

function Lead({ person, isMe }: { readonly person: WholePerson; readonly isMe: boolean }): ReactNode {
  return (
    <span className="lead-line">
      {person.job_title !== null && <span>{person.job_title}</span>}
      <Chip>{roleNames[person.role]}</Chip>
      {!person.is_active && <Status tone="warning">Inactive</Status>}
      {isMe && <Chip>You</Chip>}
    </span>
  );
}

function DirectoryFacts({ person }: { readonly person: WholePerson }): ReactNode {
  const departments = useDepartments();
  const department = departments.data?.find(({ id }) => id === person.department_id);
  const facts: Fact[] = [
    ['E-mail address', <a href={`mailto:${person.email}`}>{person.email}</a>],
    ['First name', person.first_name],
    ['Middle name', person.middle_name],
    ['Last name', person.last_name],
    ['Preferred name', person.preferred_name],
    ['Job title', person.job_title],
    [
      'Department',
      department && (
        <Swatch color={department.color}>
          <Link to={`/departments/${department.id}`}>{department.name}</Link>
        </Swatch>
      ),
    ],
    ['Manager', person.manager_id === null ? null : <PersonLink id={person.manager_id} />],
    ['Division', person.division],
    ['Work location', person.work_location],
    ['Level', levelNames[person.level]],
    ['Added', sayInstant(person.created_at)],
  ];
  return <Facts facts={facts} />;
}

function employmentFacts(person: WholePerson): Fact[] {
  const day = (value: string | null | undefined): string | null => (value == null ? null : sayDay(value));
  return [
    ['Type', person.employment_type && employmentTypeNames[person.employment_type]],
    ['Start date', day(person.employment_start_date)],
    ['End date', day(person.employment_end_date)],
    ['Employee number', person.employee_id],
    ['Payroll number', person.payroll_id],
    ...('probation_period_months' in person
      ? ([
          ['Probation', person.probation_period_months && plural(person.probation_period_months, 'month')],
          ['Probation ends', day(person.probation_end_date)],
        ] satisfies Fact[])
      : []),
  ];
}

function Reactivate({
  person,
  onDone,
}: {
  readonly person: WholePerson;
  readonly onDone: (person: WholePerson) => void;
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const reactivate = async (): Promise<void> => {
    onDone(await send<WholePerson>('POST', `/users/${person.id}/reactivate`));
    setIsAsking(false);
    toast(`${fullName(person)} is active again.`);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Reactivate</Button>
      {isAsking && (
        <ConfirmDialog
          title={`Reactivate ${fullName(person)}?`}
          action="Reactivate"
          isDangerous={false}
          onConfirm={reactivate}
          onClose={() => setIsAsking(false)}
        >
          They can sign in again and take a seat of the plan. Tokens that were revoked stay revoked.
        </ConfirmDialog>
      )}
    </>
  );
}
