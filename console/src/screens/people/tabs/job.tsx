import { useState, type ReactNode } from 'react';
import { useList, type Item } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Facts, Panel, type Fact } from '../../../ui/page.tsx';
import { employmentTypeNames, plural } from '../../../words.ts';
import type { TabProps } from '../person-tabs.tsx';
import type { Person } from '../person.tsx';

export function JobTab({ person }: TabProps): ReactNode {
  return (
    <>
      <EmploymentPanel person={person} />
      {person.can?.includes('compensation.list') === true && <PayPanel person={person} />}
    </>
  );
}

export function EmploymentPanel({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const day = (value: string | null | undefined): string | null => (value == null ? null : format.day(value));
  const probation: Fact[] =
    'probation_period_months' in person
      ? [
          ['Probation', person.probation_period_months != null && plural(person.probation_period_months, 'month')],
          ['Probation ends', day(person.probation_end_date)],
        ]
      : [];
  const facts: Fact[] = [
    ['Type', person.employment_type != null && employmentTypeNames[person.employment_type]],
    ['Start date', day(person.employment_start_date)],
    ['End date', day(person.employment_end_date)],
    ['Employee number', person.employee_id],
    ['Payroll number', person.payroll_id],
    ...probation,
  ];
  return (
    <Panel title="Employment">
      <Facts facts={facts.map(([label, value]) => [label, value === false ? null : value])} />
    </Panel>
  );
}

/** Hidden until asked for, because every look is written down. */
function PayPanel({ person }: { readonly person: Person }): ReactNode {
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
      {isShown && <Pay person={person} />}
    </>
  );
}

const payTypes = { SALARY: 'Salary', HOURLY: 'Hourly' } as const;
const frequencies = {
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Every two weeks',
  SEMI_MONTHLY: 'Twice a month',
  MONTHLY: 'Monthly',
  ANNUALLY: 'Yearly',
} as const;
const enrollmentStatuses = { PENDING: 'Pending', ACTIVE: 'Active', ENDED: 'Ended' } as const;

function Pay({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const pay = useList('/users/{id}/compensation', { path: { id: person.id } });
  const benefits = useList('/users/{id}/benefits', { path: { id: person.id } });
  const payColumns: readonly TableColumn<Item<'/users/{id}/compensation'>>[] = [
    { id: 'from', title: 'From', kind: 'lead', cell: (row) => format.day(row.effective_date) },
    { id: 'type', title: 'Kind', cell: (row) => payTypes[row.pay_type] },
    { id: 'amount', title: 'Amount', kind: 'number', cell: (row) => format.money(row.amount, row.currency) },
    { id: 'frequency', title: 'Paid', cell: (row) => frequencies[row.pay_frequency] },
    { id: 'reason', title: 'Reason', cell: (row) => row.reason },
  ];
  const benefitColumns: readonly TableColumn<Item<'/users/{id}/benefits'>>[] = [
    { id: 'plan', title: 'Plan', kind: 'lead', cell: (row) => row.plan.name },
    { id: 'status', title: 'Status', cell: (row) => enrollmentStatuses[row.status] },
    { id: 'start', title: 'From', cell: (row) => format.day(row.start_date) },
    {
      id: 'employee',
      title: 'Person pays',
      kind: 'number',
      cell: (row) => format.money(row.employee_contribution, row.currency),
    },
    {
      id: 'employer',
      title: 'Employer pays',
      kind: 'number',
      cell: (row) => format.money(row.employer_contribution, row.currency),
    },
  ];
  return (
    <>
      <DataTable
        label="Pay"
        noun={['record', 'records']}
        list={pay}
        columns={payColumns}
        keyOf={(row) => row.id}
        empty={{ title: 'No pay on record', text: 'What the person is paid has not been recorded yet.' }}
      />
      <DataTable
        label="Benefits"
        noun={['benefit', 'benefits']}
        list={benefits}
        columns={benefitColumns}
        keyOf={(row) => row.id}
        empty={{ title: 'No benefits', text: 'The person is not enrolled in a plan.' }}
      />
    </>
  );
}
