import type { ReactNode } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { listTexts, periodTexts as texts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { sheetStates } from '../time/states.ts';
import type { Sheet } from '../time/week-model.ts';

/** Who keeps a pay period from being handed to payroll, and one button that reminds them. */
export function BlockedDialog({
  period,
  onClose,
}: {
  readonly period: Item<'/pay-periods'>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const can = useCan();
  const toast = useToast();
  const { period_start, period_end, status_counts: counts } = period;
  const list = useList('/timesheets', {
    query: { period_start, period_end, status: 'OPEN,REJECTED,SUBMITTED' as never },
  });
  const remind = useWrite('post', '/pay-periods/remind');
  const columns: readonly TableColumn<Sheet>[] = [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ id, user }) => (
        <Link to={`/timesheets/${id}`} className="row-link">
          {fullName(user)}
        </Link>
      ),
    },
    {
      id: 'state',
      title: texts.state,
      cell: ({ status }) => {
        const { word, tone } = sheetStates[status] ?? { word: '' };
        return <Status {...(tone && { tone })}>{word}</Status>;
      },
    },
    {
      id: 'waits',
      title: texts.waits,
      cell: ({ status }) => (status === 'SUBMITTED' ? texts.waitsForDecision : texts.waitsForPerson),
    },
    { id: 'hours', title: texts.hours, kind: 'number', cell: ({ total_minutes: all }) => format.minutes(all) },
  ];
  const send = (): void =>
    remind.mutate(
      { body: { period_start, period_end } },
      {
        onSuccess: ({ reminded, already_reminded: before }) =>
          toast(reminded > 0 ? texts.reminded(reminded) : texts.alreadyReminded(before)),
      },
    );
  return (
    <Dialog title={texts.blockedTitle(format.days(period_start, period_end))} onClose={onClose}>
      {remind.error && <FailureNotice error={remind.error} />}
      <DataTable
        label={texts.blockedTable}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
      />
      {can('payPeriods.remind') && counts.OPEN + counts.REJECTED > 0 && (
        <>
          <p className="quiet">{texts.remindHint}</p>
          <div className="form__actions form__actions--end">
            <Button onClick={onClose}>{texts.close}</Button>
            <Button kind="primary" isBusy={remind.isPending} onClick={send}>
              {texts.remind}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
