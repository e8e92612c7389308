import type { ReactNode } from 'react';
import { type Item, useList } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { actionNames } from '../../../texts/logs.ts';
import { surfaceNames } from '../../../texts/names.ts';
import { historySentences, historyTexts } from '../../../texts/people/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/page.tsx';
import { plainly } from '../../../words.ts';
import type { TabProps } from '../person-tabs.tsx';
import '../people.css';

type Row = Item<'/audit-log'>;

const nameOfActor = ({ actor }: Row): string => {
  if (actor === null) return historyTexts.theInstallation;
  return [actor.first_name, actor.last_name].filter(Boolean).join(' ') || historyTexts.anErasedPerson;
};

/** A reference is called after what it is to; an `_id` that people read is a number. */
const nameOfField = (field: string): string =>
  plainly(field.replace(/^(tax|employee|payroll)_id$/, '$1_number').replace(/_id$/, ''));

/** The words of the audit log stand in for an action that is not about the person as such. */
const sentenceOf = (action: string): string =>
  historySentences[action] ?? inSentence(actionNames[action] ?? plainly(action));

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
            <strong>{nameOfActor(row)}</strong> {sentenceOf(row.action)}
            {(row.changed_fields?.length ?? 0) > 0 &&
              `: ${(row.changed_fields ?? []).map((field) => nameOfField(field).toLowerCase()).join(', ')}`}
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
