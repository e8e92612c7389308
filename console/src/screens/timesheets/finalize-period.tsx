import { type ReactNode, useState } from 'react';
import { type Item, useList, useRead, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { periodTexts as texts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { Progress } from '../../ui/progress.tsx';

type Period = Item<'/pay-periods'>;
type BulkChange = Item<'/bulk-changes'>;

const pollMs = 1500;
const isUnderWay = ({ status }: BulkChange): boolean => status === 'PENDING' || status === 'RUNNING';
const aboutOf = ({ period_start: start, period_end: end }: Period): string => `${start}_${end}`;

/** The last time that all of a period were finalised, by whomever and wherever; watched while one is under way. */
export function useFinalizing(): (period: Period) => BulkChange | undefined {
  const can = useCan();
  const [isWatching, setIsWatching] = useState(true);
  const isEnabled = can('bulkChanges.list');
  const { rows } = useList('/bulk-changes', {}, { isEnabled, ...(isWatching && { refetchEveryMs: pollMs }) });
  const isAnyUnderWay = rows?.some(isUnderWay) ?? true;
  if (isAnyUnderWay !== isWatching) setIsWatching(isAnyUnderWay);
  return (period) =>
    rows?.find(({ operation_id: id, about }) => id === 'timesheets.finalize' && about === aboutOf(period));
}

export const isFinalizing = (change: BulkChange | undefined): boolean => change !== undefined && isUnderWay(change);

/** How far it is. */
export function FinalizeProgress({ change }: { readonly change: BulkChange | undefined }): ReactNode {
  if (!change || !isUnderWay(change)) return null;
  return (
    <Progress label={texts.finalizing} done={change.done} all={change.total}>
      {texts.progress(change.done, change.total)}
    </Progress>
  );
}

/** Once it has ended: what was not done. */
export function RefusedButton({
  change,
  onAsk,
}: {
  readonly change: BulkChange | undefined;
  readonly onAsk: (changeId: string) => void;
}): ReactNode {
  if (!change || isUnderWay(change) || (change.status === 'COMPLETED' && change.failed === 0)) return null;
  return (
    <Button size="small" kind="quiet" onClick={() => onAsk(change.id)}>
      {change.failed > 0 ? texts.refused(change.failed) : texts.brokenOff}
    </Button>
  );
}

export function RefusedDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const { data, error, nameOf, reload } = useRead('/bulk-changes/{id}', { path: { id } });
  return (
    <Dialog title={texts.refusedTitle} onClose={onClose}>
      {(error !== null || !data) && <PendingPanel read={{ error, reload }} />}
      {data?.status === 'FAILED' && (
        <Notice tone="warning">
          {data.reason === 'author_not_allowed' ? texts.authorNotAllowed : texts.givenUp(data.done, data.total)}
        </Notice>
      )}
      <ul>
        {data?.failures.map(({ record_id: record, user_id: person, message }) => (
          <li key={record}>
            <strong>{texts.refusedOf(nameOf(person) ?? texts.somebody)}</strong> {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Leaves it to the server: it goes on whether or not anyone looks. */
export function FinalizeDialog({
  period,
  onClose,
}: {
  readonly period: Period;
  readonly onClose: () => void;
}): ReactNode {
  const start = useWrite('post', '/pay-periods/finalize');
  const { period_start, period_end } = period;
  return (
    <ConfirmDialog
      title={texts.finalizeAll(period.status_counts.APPROVED)}
      action={texts.finalizeAllShort}
      isDangerous={false}
      onClose={onClose}
      done={texts.finalizeStarted}
      onConfirm={() => start.mutateAsync({ body: { period_start, period_end } })}
    >
      {texts.finalizeQuestion}
    </ConfirmDialog>
  );
}
