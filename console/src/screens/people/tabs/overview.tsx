import type { ReactNode } from 'react';
import { useFormat } from '../../../format.ts';
import { Link } from '../../../router.tsx';
import { Email } from '../../../ui/email.tsx';
import { type Fact, Facts, Panel, PersonLink } from '../../../ui/page.tsx';
import { levelNames } from '../../../words.ts';
import type { TabProps } from '../person-tabs.tsx';

export function OverviewTab({ person, names }: TabProps): ReactNode {
  const format = useFormat();
  const department = names.nameOf(person.department_id);
  const manager = names.nameOf(person.manager_id);
  const contact: Fact[] = [
    ['E-mail address', <Email address={person.email} />],
    ['Work location', person.work_location],
  ];
  const work: Fact[] = [
    ['Job title', person.job_title],
    ['Department', department !== null && <Link to={`/departments/${person.department_id ?? ''}`}>{department}</Link>],
    ['Manager', manager !== null && <PersonLink id={person.manager_id} of={names} />],
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
