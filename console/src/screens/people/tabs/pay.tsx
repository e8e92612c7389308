import { type ReactNode, useState } from 'react';
import { type Item, useList, useRead, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { frequencies, payTypes } from '../../../texts/people/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, NumberInput, orNull, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { Panel } from '../../../ui/page.tsx';
import { AddButton, ChangeButton, Said, useAsked, useDay, type Words } from '../../../ui/record-parts.tsx';
import { optionsOf } from '../../../words.ts';
import type { Person } from '../person.tsx';
const enrollmentWords: Words = { PENDING: ['Pending', 'warning'], ACTIVE: ['Active', 'good'], ENDED: ['Ended'] };
type Pay = Item<'/users/{id}/compensation'>;
type Enrollment = Item<'/users/{id}/benefits'>;

/** Hidden until asked for, because every look is written down. */
export function PayPanel({ person }: { readonly person: Person }): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Panel
        title="Pay and benefits"
        note={
          isShown
            ? 'That you looked is in the access log, which this person can read.'
            : 'Hidden. Showing it is recorded in the access log with your name.'
        }
        actions={
          <Button size="small" icon="eye" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="only-read-aloud"> pay and benefits</span>
          </Button>
        }
      />
      {isShown && <PayTable person={person} />}
      {isShown && <BenefitsTable person={person} />}
    </>
  );
}

function PayTable({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const list = useList('/users/{id}/compensation', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<never>();
  const columns: readonly TableColumn<Pay>[] = [
    { id: 'from', title: 'From', kind: 'lead', cell: (row) => format.day(row.effective_date) },
    { id: 'type', title: 'Kind', cell: (row) => payTypes[row.pay_type] },
    { id: 'amount', title: 'Amount', kind: 'number', cell: (row) => format.money(row.amount, row.currency) },
    { id: 'frequency', title: 'Paid', cell: (row) => frequencies[row.pay_frequency] },
    { id: 'reason', title: 'Reason', cell: (row) => row.reason },
  ];
  return (
    <>
      <DataTable
        label="Pay"
        noun={['record', 'records']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={person.can?.includes('compensation.create') === true} onClick={() => ask('new')}>
            Change pay
          </AddButton>
        }
        empty={{ title: 'No pay on record', text: 'What the person is paid has not been recorded yet.' }}
      />
      {asked !== null && <PayDialog person={person} last={list.rows?.[0] ?? null} onClose={close} />}
    </>
  );
}

/** What is paid from a day on; what was paid before stays on record. */
function PayDialog({
  person,
  last,
  onClose,
}: {
  readonly person: Person;
  readonly last: Pay | null;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/compensation');
  return (
    <FormDialog
      title="Change pay"
      action="Save pay"
      done="The new pay is on record."
      initial={{
        effective_date: format.today(),
        pay_type: last?.pay_type ?? 'SALARY',
        amount: '',
        pay_frequency: last?.pay_frequency ?? 'MONTHLY',
        reason: '',
      }}
      onClose={onClose}
      onSubmit={({ effective_date, pay_type, amount, pay_frequency, reason }) =>
        create.mutateAsync({
          path: { id: person.id },
          body: {
            effective_date,
            pay_type: pay_type,
            amount: Number(amount.replace(',', '.')),
            pay_frequency: pay_frequency,
            ...(last && { currency: last.currency }),
            reason: orNull(reason),
          },
        })
      }
    >
      <DayInput name="effective_date" label="From" isRequired />
      <SelectInput name="pay_type" label="Kind" options={optionsOf(payTypes)} />
      <NumberInput name="amount" label="Amount" hint="For a year of salary, or for an hour." isRequired />
      <SelectInput name="pay_frequency" label="Paid" options={optionsOf(frequencies)} />
      <TextInput name="reason" label="Reason" hint="Such as a promotion." maxLength={500} isOptional />
    </FormDialog>
  );
}

function BenefitsTable({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const day = useDay();
  const list = useList('/users/{id}/benefits', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Enrollment>();
  const mayWrite = person.can?.includes('benefits.create') === true;
  const money = (amount: number, { currency }: Enrollment): string => format.money(amount, currency);
  const columns: readonly TableColumn<Enrollment>[] = [
    { id: 'plan', title: 'Plan', kind: 'lead', cell: (row) => row.plan.name },
    { id: 'status', title: 'Status', cell: (row) => <Said words={enrollmentWords} status={row.status} /> },
    { id: 'start', title: 'From', cell: (row) => day(row.start_date) },
    { id: 'end', title: 'Until', cell: (row) => day(row.end_date) },
    { id: 'employee', title: 'Person pays', kind: 'number', cell: (row) => money(row.employee_contribution, row) },
    { id: 'employer', title: 'Employer pays', kind: 'number', cell: (row) => money(row.employer_contribution, row) },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.plan.name} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Benefits"
        noun={['benefit', 'benefits']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            Enroll in a plan
          </AddButton>
        }
        empty={{ title: 'No benefits', text: 'The person is not enrolled in a plan.' }}
      />
      {asked === 'new' && <EnrollDialog person={person} onClose={close} />}
      {asked !== null && asked !== 'new' && <EnrollmentDialog enrollment={asked} onClose={close} />}
    </>
  );
}

function EnrollDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const plans = useRead('/benefit-plans', { query: { limit: 100 } });
  const create = useWrite('post', '/users/{id}/benefits');
  return (
    <FormDialog
      title="Enroll in a plan"
      action="Enroll"
      done="Enrolled."
      initial={{ plan_id: '', start_date: format.today(), employee: '0', employer: '0', coverage_level: '' }}
      onClose={onClose}
      onSubmit={({ plan_id, start_date, employee, employer, coverage_level }) =>
        create.mutateAsync({
          path: { id: person.id },
          body: {
            plan_id,
            start_date,
            coverage_level: orNull(coverage_level),
            employee_contribution: Number(employee.replace(',', '.')),
            employer_contribution: Number(employer.replace(',', '.')),
            status: 'ACTIVE',
          },
        })
      }
    >
      <SelectInput
        name="plan_id"
        label="Plan"
        empty="Choose a plan"
        options={(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <DayInput name="start_date" label="From" isRequired />
      <TextInput name="coverage_level" label="Who is covered" hint="Such as family." maxLength={100} isOptional />
      <NumberInput name="employee" label="The person pays, each pay period" />
      <NumberInput name="employer" label="The employer pays, each pay period" />
    </FormDialog>
  );
}

function EnrollmentDialog({
  enrollment,
  onClose,
}: {
  readonly enrollment: Enrollment;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/users/{id}/benefits/{benefit_id}');
  const statuses = Object.fromEntries(Object.entries(enrollmentWords).map(([status, [word]]) => [status, word]));
  return (
    <FormDialog
      title={enrollment.plan.name}
      action="Save"
      done="Saved."
      initial={{
        status: enrollment.status,
        end_date: enrollment.end_date ?? '',
        employee: String(enrollment.employee_contribution),
        employer: String(enrollment.employer_contribution),
      }}
      onClose={onClose}
      onSubmit={({ status, end_date, employee, employer }) =>
        update.mutateAsync({
          path: { id: enrollment.user_id, benefit_id: enrollment.id },
          body: {
            ...(status !== enrollment.status && { status: status }),
            ...(end_date !== (enrollment.end_date ?? '') && { end_date: orNull(end_date) }),
            employee_contribution: Number(employee.replace(',', '.')),
            employer_contribution: Number(employer.replace(',', '.')),
          },
        })
      }
    >
      <SelectInput name="status" label="Status" options={optionsOf(statuses)} />
      <DayInput name="end_date" label="Until" hint="An ended cover ends today, unless you choose a day." isOptional />
      <NumberInput name="employee" label="The person pays, each pay period" />
      <NumberInput name="employer" label="The employer pays, each pay period" />
    </FormDialog>
  );
}
