import { type ReactNode, useState } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { grantsTexts as texts } from '../../texts/access-grants.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { GrantLines } from './lines.tsx';

const useGrantsOf = (id: string) => useList('/access-grants', { query: { user_id: id } }, { pageSize: 100 });

/** What someone may do that others with their role may not, for those who give it. */
export function GrantsPanel({
  person,
  canGive,
}: {
  readonly person: NamedPerson & { readonly is_guest: boolean };
  readonly canGive: boolean;
}): ReactNode {
  const [isGiving, setIsGiving] = useState(false);
  const { rows, nameOf, error, reload } = useGrantsOf(person.id);
  if (error !== null && rows === undefined) return <Failure error={error} retry={reload} />;
  if (rows === undefined || (rows.length === 0 && !canGive)) return null;
  return (
    <Panel
      title={person.is_guest ? texts.ofGuest : texts.ofPerson}
      note={person.is_guest ? texts.ofGuestNote : texts.ofPersonNote}
      actions={canGive && <Button onClick={() => setIsGiving(true)}>{texts.give}</Button>}
    >
      {rows.length === 0 ? (
        <p className="quiet">{person.is_guest ? texts.noneOfGuest : texts.noneOfPerson}</p>
      ) : (
        <GrantLines grants={rows} nameOf={nameOf} shows="packages" />
      )}
      {!person.is_guest && <ByPlace id={person.id} />}
      {isGiving && <GiveDialog person={person} isGuest={person.is_guest} onClose={() => setIsGiving(false)} />}
    </Panel>
  );
}

/** What they may do because of whom they lead: no grant, and no role says it either. */
function ByPlace({ id }: { readonly id: string }): ReactNode {
  const can = useCan();
  const { data, nameOf } = useRead('/users/{id}/leaving', { path: { id } }, { isEnabled: can('leaving.get') });
  if (data === undefined || (data.department_ids.length === 0 && data.reports.count === 0)) return null;
  return (
    <ul className="members">
      {data.department_ids.map((department) => (
        <li key={department} className="grants__line">
          <span className="who__text">
            <Link to={`/departments/${department}`}>{texts.leadsDepartment(nameOf(department) ?? '')}</Link>
            <span className="who__small">{texts.leadsDepartmentOpens}</span>
          </span>
        </li>
      ))}
      {data.reports.count > 0 && (
        <li className="grants__line">
          <span className="who__text">
            <span>{texts.hasReports(data.reports.count)}</span>
            <span className="who__small">{texts.hasReportsOpens}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

/** What one was given oneself, and where it is done. */
export function OwnGrants(): ReactNode {
  const { uses } = useSession();
  return uses.grants ? <Given /> : null;
}

function Given(): ReactNode {
  const { user } = useSession();
  const { rows, nameOf } = useGrantsOf(user.id);
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Panel
      title={user.is_guest ? texts.mineOfGuest : texts.mine}
      note={user.is_guest ? texts.mineOfGuestNote : texts.mineNote}
    >
      <GrantLines grants={rows} nameOf={nameOf} shows="mine" />
    </Panel>
  );
}
