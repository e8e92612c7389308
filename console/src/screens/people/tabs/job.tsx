import type { ReactNode } from 'react';
import { useFormat } from '../../../format.ts';
import { employmentTypeNames } from '../../../texts/names.ts';
import { type Fact, Facts, Panel } from '../../../ui/page.tsx';
import { plural } from '../../../words.ts';
import type { Person } from '../person.tsx';
import type { TabProps } from '../person-tabs.tsx';
import { PayPanel } from './pay.tsx';

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
