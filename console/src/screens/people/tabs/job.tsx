import type { ReactNode } from 'react';
import { useFormat } from '../../../format.ts';
import { employmentTypeNames } from '../../../texts/job-names.ts';
import { patternTexts } from '../../../texts/people/pattern.ts';
import { jobTexts } from '../../../texts/people/profile.ts';
import { type Fact, Facts, Panel } from '../../../ui/page.tsx';
import { patternWords } from '../../../working-pattern.ts';
import { PeriodsPanel } from '../periods.tsx';
import type { Person, TabProps } from '../record.ts';
import { PayPanel } from './pay.tsx';
import { EmploymentTimeline } from './timeline.tsx';

export function JobTab({ person }: TabProps): ReactNode {
  return (
    <>
      <EmploymentPanel person={person} />
      <PeriodsPanel personId={person.id} />
      <EmploymentTimeline personId={person.id} mayChange={person.can?.includes('employment.create') === true} />
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
          [
            jobTexts.probation,
            person.probation_period_months != null && jobTexts.months(person.probation_period_months),
          ],
          [jobTexts.probationEnds, day(person.probation_end_date)],
        ]
      : [];
  const facts: Fact[] = [
    [jobTexts.type, person.employment_type != null && employmentTypeNames[person.employment_type]],
    [
      patternTexts.label,
      person.working_pattern == null ? patternTexts.standard : patternWords(person.working_pattern, format),
    ],
    [patternTexts.fte, person.fte !== undefined && format.percent(person.fte)],
    [jobTexts.startDate, day(person.employment_start_date)],
    [jobTexts.endDate, day(person.employment_end_date)],
    [jobTexts.employeeNumber, person.employee_id],
    [jobTexts.payrollNumber, person.payroll_id],
    ...probation,
  ];
  return (
    <Panel title={jobTexts.employment}>
      <Facts facts={facts.map(([label, value]) => [label, value === false ? null : value])} />
    </Panel>
  );
}
