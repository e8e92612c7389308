import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { missingFactorTexts } from '../../texts/factors.ts';
import { roleNames } from '../../texts/names.ts';
import { Chip, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import '../../ui/member-list.css';

/** Who has no second factor yet. */
export function MissingFactors(): ReactNode {
  const read = useRead('/factors/missing');
  const { data } = read;
  if (!data)
    return (
      <Panel title={missingFactorTexts.title}>
        <Pending read={read} />
      </Panel>
    );
  const { total, people } = data;
  const said = [
    total === 0 ? missingFactorTexts.everyoneHasOne : missingFactorTexts.count(total),
    ...(total > people.length ? [missingFactorTexts.first(people.length)] : []),
  ];
  return (
    <Panel title={missingFactorTexts.title} note={said.join(' ')}>
      {people.length > 0 && (
        <ul className="members">
          {people.map((person) => (
            <li key={person.id}>
              <Link to={`/people/${person.id}`}>{fullName(person)}</Link>
              <Chip>{roleNames[person.role]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
