import type { ReactNode } from 'react';
import { type Item, useList } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { fieldNames } from '../../../texts/changed-fields.ts';
import { actionNames } from '../../../texts/logs.ts';
import { surfaceNames } from '../../../texts/names.ts';
import { historySentences, historyTexts } from '../../../texts/people/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/page.tsx';
import { nameIn } from '../../../words.ts';
import type { TabProps } from '../record.ts';
import '../people.css';

type Row = Item<'/audit-log'>;

const nameOfActor = ({ actor }: Row): string => {
  if (actor === null) return historyTexts.theInstallation;
  return [actor.first_name, actor.last_name].filter(Boolean).join(' ') || historyTexts.anErasedPerson;
};

/** The words of the audit log stand in for an action that is not about the person as such. */
function sentenceOf({ action, changed_fields: fields }: Row, who: string): string {
  const sentence = historySentences[action]?.(who) ?? historyTexts.did(who, nameIn(actionNames, action));
  if (fields === null || fields.length === 0) return sentence;
  return historyTexts.withFields(sentence, fields.map((field) => nameIn(fieldNames, field)).join(', '));
}

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

/** What was done to the person, from the audit log, in words. */
export function HistoryTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/audit-log', { query: { subject_id: person.id } });
  if (list.rows === undefined) {
    return (
      <Panel title={historyTexts.history}>
        {list.error ? <Failure error={list.error} retry={list.reload} /> : <Skeleton />}
      </Panel>
    );
  }
  return (
    <Panel title={historyTexts.history} note={historyTexts.historyNote}>
      {list.rows.length === 0 && <State icon="log" title={historyTexts.nothingYet} />}
      <ul className="history">
        {list.rows.map((row) => (
          <li key={row.id}>
            <Sentence row={row} />
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
