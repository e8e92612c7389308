import { type ReactNode, useState } from 'react';
import { type List, useList } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { useSession } from '../../../session.tsx';
import { employmentTexts, jobChangeTexts } from '../../../texts/people/employment.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldChanges } from '../../../ui/field-changes.tsx';
import { FoldedPanel } from '../../../ui/folded-panel.tsx';
import { Failure, Notice, Skeleton, State } from '../../../ui/notice.tsx';
import { Panel, Status } from '../../../ui/page.tsx';
import { type Employment, JobChangeDialog } from '../job-change.tsx';
import { PlanActions } from '../plan-actions.tsx';
import '../people.css';

const tones = { PAST: undefined, CURRENT: 'good', PLANNED: 'warning' } as const;

/** As the server writes it, in whichever language it is read. */
const beforeHistory = 'recorded before history was kept';

/** What differs from the row before, as the audit log tells changes. */
export const changesIn = (row: Employment, before: Employment | undefined) =>
  row.changed.map((field) => ({
    field,
    before: (before ?? row).values[field],
    after: row.values[field],
    values: 'SHOWN' as const,
  }));

/** What the job was, is and is planned to be. */
export function EmploymentTimeline({
  personId,
  mayChange,
}: {
  readonly personId: string;
  readonly mayChange: boolean;
}): ReactNode {
  const list = useList('/users/{id}/employment-history', { path: { id: personId } });
  const [isAsked, setAsked] = useState(false);
  const current = list.rows?.find(({ status }) => status === 'CURRENT');
  return (
    <Panel
      title={employmentTexts.title}
      note={employmentTexts.note}
      actions={
        mayChange && current ? (
          <Button size="small" icon="plus" onClick={() => setAsked(true)}>
            {jobChangeTexts.changeFromADate}
          </Button>
        ) : undefined
      }
    >
      <Rows list={list} mayChange={mayChange} />
      {isAsked && current && (
        <JobChangeDialog
          personId={personId}
          values={current.values}
          nameOf={list.nameOf}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}

/** One's own. */
export function OwnTimeline(): ReactNode {
  return (
    <FoldedPanel title={employmentTexts.title} note={employmentTexts.note}>
      <OwnRows />
    </FoldedPanel>
  );
}

function OwnRows(): ReactNode {
  const { user } = useSession();
  return <Rows list={useList('/users/{id}/employment-history', { path: { id: user.id } })} mayChange={false} />;
}

function Rows({ list, mayChange }: { readonly list: List<Employment>; readonly mayChange: boolean }): ReactNode {
  const { rows } = list;
  return (
    <>
      {rows === undefined && (list.error ? <Failure error={list.error} retry={list.reload} /> : <Skeleton />)}
      {rows?.length === 0 && <State icon="log" title={employmentTexts.nothingYet} />}
      {rows !== undefined && rows.length > 0 && (
        <ol className="history job-history">
          {rows.map((row, index) => (
            <TimelineRow
              key={row.id}
              row={row}
              before={rows.slice(index + 1).find(({ problem }) => problem === null)}
              nameOf={list.nameOf}
              mayChange={mayChange}
            />
          ))}
        </ol>
      )}
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {employmentTexts.showMore}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly row: Employment;
  readonly before: Employment | undefined;
  readonly nameOf: (id: string | null | undefined) => string | null;
  readonly mayChange: boolean;
}

function TimelineRow({ row, before, nameOf, mayChange }: RowProps): ReactNode {
  const format = useFormat();
  const tone = row.problem === null ? tones[row.status] : 'bad';
  const isFromBefore = row.reason === beforeHistory;
  const by = nameOf(row.created_by_id);
  return (
    <li className={`job-history__row job-history__row--${row.status.toLowerCase()}`}>
      <div className="job-history__head">
        <strong>{employmentTexts.from(format.day(row.effective_date))}</strong>
        <Status {...(tone && { tone })}>
          {row.problem === null ? employmentTexts.statuses[row.status] : employmentTexts.waits}
        </Status>
      </div>
      {row.problem !== null && <Notice tone="warning">{row.problem}</Notice>}
      <FieldChanges changes={changesIn(row, before)} nameOf={nameOf} />
      {row.is_rehire && row.changed.length > 0 && <div>{employmentTexts.hiredAgain}</div>}
      {row.changed.length === 0 && (
        <div>
          {row.is_rehire
            ? employmentTexts.hiredAgain
            : before
              ? employmentTexts.unchanged
              : isFromBefore
                ? null
                : employmentTexts.first}
        </div>
      )}
      {row.reason !== null && <div>{isFromBefore ? employmentTexts.beforeHistory : row.reason}</div>}
      {by !== null && <div className="history__when">{employmentTexts.by(by)}</div>}
      {mayChange && row.status === 'PLANNED' && <PlanActions plan={row} nameOf={nameOf} />}
    </li>
  );
}
