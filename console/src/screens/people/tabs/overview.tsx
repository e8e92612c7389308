import type { ReactNode } from 'react';
import { useFormat } from '../../../format.ts';
import { Link } from '../../../router.tsx';
import { levelNames } from '../../../texts/names.ts';
import { Email } from '../../../ui/email.tsx';
import { type Fact, Facts, Panel } from '../../../ui/page.tsx';
import type { TabProps } from '../person-tabs.tsx';

export function OverviewTab({ person, nameOf }: TabProps): ReactNode {
  const format = useFormat();
  const department = nameOf(person.department_id);
  const manager = nameOf(person.manager_id);
  const contact: Fact[] = [
    ['E-mail address', <Email address={person.email} />],
    ['Work location', person.work_location],
  ];
  const work: Fact[] = [
    ['Job title', person.job_title],
    ['Department', department !== null && <Link to={`/departments/${person.department_id ?? ''}`}>{department}</Link>],
    ['Manager', manager !== null && <Link to={`/people/${person.manager_id ?? ''}`}>{manager}</Link>],
    ['Division', person.division],
    ['Level', levelNames[person.level]],
    ...(person.employment_start_date == null
      ? []
      : ([['Started', format.day(person.employment_start_date)]] satisfies Fact[])),
  ];
  return (
    <>
      <Panel title="Contact">
        <Facts facts={contact} />
      </Panel>
      <Panel title="Work">
        <Facts facts={work.map(([label, value]) => [label, value === false ? null : value])} />
      </Panel>
      <Panel title="Name">
        <Facts
          facts={[
            ['First name', person.first_name],
            ['Middle name', person.middle_name],
            ['Last name', person.last_name],
            ['Preferred name', person.preferred_name],
          ]}
        />
      </Panel>
    </>
  );
}
