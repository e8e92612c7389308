import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { missingFactorTexts } from '../../texts/factors.ts';
import { roleNames } from '../../texts/names.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import '../../ui/member-list.css';

/** Who has no second factor yet. */
export function MissingFactors(): ReactNode {
  const list = useList('/factors/missing');
  const { rows, total } = list;
  if (!rows)
    return (
      <Panel title={missingFactorTexts.title}>
        <Pending read={list} />
      </Panel>
    );
  const count = total ?? rows.length;
  return (
    <Panel
      title={missingFactorTexts.title}
      note={count === 0 ? missingFactorTexts.everyoneHasOne : missingFactorTexts.count(count)}
    >
      {rows.length > 0 && (
        <ul className="members">
          {rows.map((person) => (
            <li key={person.id}>
              <Link to={`/people/${person.id}`}>{fullName(person)}</Link>
              <Chip>{roleNames[person.role]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {missingFactorTexts.more}
        </Button>
      )}
    </Panel>
  );
}
