import { type ReactNode, useState } from 'react';
import { type Item, useList } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { surfaceNames } from '../../../texts/log-names.ts';
import { actionNames } from '../../../texts/logs.ts';
import { historySentences, historyTexts } from '../../../texts/people/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FieldChanges, privateTiers, PrivateValues } from '../../../ui/field-changes.tsx';
import { Failure, Skeleton, State } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/page.tsx';
import { nameIn } from '../../../words.ts';
import type { TabProps } from '../record.ts';
import '../../../ui/field.css';
import '../people.css';

type Row = Item<'/audit-log'>;

const nameOfActor = ({ actor }: Row): string => {
  if (actor === null) return historyTexts.theInstallation;
  return [actor.first_name, actor.last_name].filter(Boolean).join(' ') || historyTexts.anErasedPerson;
};

/** The words of the audit log stand in for an action that is not about the person as such. */
const sentenceOf = ({ action }: Row, who: string): string =>
  historySentences[action]?.(who) ?? historyTexts.did(who, nameIn(actionNames, action));

/** A sentence with the name in it set off. */
function Sentence({ row }: { readonly row: Row }): ReactNode {
  const who = nameOfActor(row);
  const sentence = sentenceOf(row, who);
  const start = sentence.indexOf(who);
  if (start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      <strong>{who}</strong>
      {sentence.slice(start + who.length)}
    </>
  );
}

/** Kinds of records that make up someone's history; what they record every day is asked for. */
const lasting = [
  'user',
  'employment',
  'compensation',
  'benefit_enrollment',
  'leave_balance',
  'asset',
  'certification',
  'training_assignment',
  'goal',
  'checklist',
  'document',
  'department',
  'team',
  'token',
];

/** What concerns the person, from the audit log, in words. */
export function HistoryTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const [isPrivateShown, setPrivateShown] = useState(false);
  const query = {
    person_id: person.id,
    ...(!isAll && { subject_type: lasting }),
    ...(isPrivateShown && { tiers: [...privateTiers] }),
  };
  const list = useList('/audit-log', { query });
  if (list.rows === undefined) {
    return (
      <Panel title={historyTexts.history}>
        {list.error ? <Failure error={list.error} retry={list.reload} /> : <Skeleton />}
      </Panel>
    );
  }
  return (
    <Panel title={historyTexts.history} note={historyTexts.historyNote}>
      <div className="history__tools">
        <span className="select">
          <Choice
            label={historyTexts.what}
            className="control"
            value={isAll ? 'all' : ''}
            empty={historyTexts.recordAndPay}
            options={[{ value: 'all', label: historyTexts.everything }]}
            onChange={(value) => setAll(value === 'all')}
          />
        </span>
        <PrivateValues isShown={isPrivateShown} onChange={setPrivateShown} />
        <ExportButton kind="audit_log" query={query} />
      </div>
      {list.rows.length === 0 && <State icon="log" title={historyTexts.nothingYet} />}
      <ul className="history">
        {list.rows.map((row) => (
          <li key={row.id}>
            <Sentence row={row} />
            <FieldChanges changes={row.changes} nameOf={list.nameOf} />
            <div className="history__when" title={format.instantInFull(row.at)}>
              {format.instant(row.at)}, {surfaceNames[row.surface]}
            </div>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {historyTexts.showMore}
        </Button>
      )}
    </Panel>
  );
}
