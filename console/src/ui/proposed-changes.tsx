import type { ReactNode } from 'react';
import { addDays } from '../calendar-days.ts';
import type { Item } from '../client/hooks.ts';
import { useFormat } from '../format.ts';
import { Link } from '../router.tsx';
import { eventNames, subjectNames } from '../texts/codes.ts';
import { actionNames } from '../texts/logs.ts';
import { proposalTexts as texts } from '../texts/proposals.ts';
import { nameIn } from '../words.ts';
import { FieldChanges } from './field-changes.tsx';
import './table.css';

export type Proposal = Item<'/proposals'>;
type NameOf = (id: string | null | undefined) => string | null;

/** What is to be done, in words. */
export const proposedTitle = (operation: string): string => texts.toDo(nameIn(actionNames, operation));

/** The fields that would change, from what to what, by record; and what others are told. */
export function ProposedChanges({
  proposal: { operation, outcome, body },
  nameOf,
}: {
  readonly proposal: Pick<Proposal, 'operation' | 'outcome' | 'body'>;
  readonly nameOf: NameOf;
}): ReactNode {
  const format = useFormat();
  const { changes, would_raise: raised } = outcome;
  const { file_name: file, size_bytes: bytes } = body;
  const { rows } = (outcome.data ?? {}) as { rows?: readonly (readonly string[])[] };
  const subjects = [...new Set(changes.map(({ subject_id }) => subject_id))];
  const events = [...new Set(raised.map(({ type }) => nameIn(eventNames, type)))];
  if (operation === 'shifts.publish') return <Publication outcome={outcome} body={body} nameOf={nameOf} />;
  return (
    <>
      {subjects.map((id) => {
        const ofIt = changes.filter(({ subject_id }) => subject_id === id);
        const type = ofIt[0]?.subject_type ?? null;
        return (
          <div key={id ?? ''}>
            {/* A new record has no name yet, and none is needed if it is the only one. */}
            {type !== null && (subjects.length > 1 || nameOf(id) !== null) && (
              <strong>{[nameIn(subjectNames, type), nameOf(id)].filter(Boolean).join(' · ')}</strong>
            )}
            <FieldChanges changes={ofIt.map((change) => ({ ...change, values: 'SHOWN' }))} nameOf={nameOf} />
          </div>
        );
      })}
      {typeof file === 'string' && typeof bytes === 'number' && <span>{texts.file(file, format.fileSize(bytes))}</span>}
      {rows && <FileRows rows={rows} all={(outcome.data as { rows_total: number }).rows_total} />}
      {changes.length === 0 && bytes === undefined && !rows && <span className="quiet">{texts.noChanges}</span>}
      {changes.length === 0 && events.length > 0 && <span className="quiet">{texts.raises(events.join(', '))}</span>}
    </>
  );
}

/** A week is looked at where it is planned. */
function Publication({
  outcome,
  body,
  nameOf,
}: {
  readonly outcome: Proposal['outcome'];
  readonly body: Proposal['body'];
  readonly nameOf: NameOf;
}): ReactNode {
  const format = useFormat();
  const { published = 0, changed = 0 } = (outcome.data ?? {}) as { published?: number; changed?: number };
  const { week_start: week, department_id: department } = body as { week_start: string; department_id?: string };
  const place = `/schedule?week=${week}${department === undefined ? '' : `&department_id=${department}`}`;
  return (
    <span>
      {texts.publishes(
        published + changed,
        format.days(week, addDays(week, 6)),
        nameOf(department) ?? texts.allDepartments,
      )}{' '}
      <Link to={place}>{texts.seeWeek}</Link>
    </span>
  );
}

/** What a file of rows begins with, as it stands there: its titles first. */
function FileRows({ rows, all }: { readonly rows: readonly (readonly string[])[]; readonly all: number }): ReactNode {
  const [titles = [], ...lines] = rows;
  const name = texts.firstRows(all, lines.length);
  return (
    <div className="scroll-sideways" tabIndex={0} role="region" aria-label={name}>
      <table className="table">
        <caption className="quiet">{name}</caption>
        <thead>
          <tr>
            {titles.map((title, place) => (
              <th key={place} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
