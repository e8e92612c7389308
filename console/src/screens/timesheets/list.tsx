import { type ReactNode, useState } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { accountTexts } from '../../texts/hours-accounts.ts';
import { listTexts, sheetTexts as texts } from '../../texts/timesheets.ts';
import { findPerson } from '../../texts/ui.ts';
import { type BulkChange, useBulkChange } from '../../ui/bulk-change.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Who } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { sheetStates } from '../time/states.ts';
import type { Sheet } from '../time/week-model.ts';
import { useSheetColumns } from './columns.tsx';
import { CorrectManyDialog } from './correct-many.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** A period in the address: its two days. */
const spanOf = (text: string | undefined): { period_start?: string; period_end?: string } => {
  const [period_start, period_end] = text?.split('_') ?? [];
  return period_start === undefined || period_end === undefined ? {} : { period_start, period_end };
};

export function Screen(): ReactNode {
  const format = useFormat();
  const { organization } = useSession();
  const can = useCan();
  const [search] = useSearch<'status' | 'period' | 'q'>();
  const query = { status: search.status as Sheet['status'] | undefined, ...spanOf(search.period), q: search.q };
  const list = useList('/timesheets', { query });
  const periods = useRead('/pay-periods', { query: { limit: 25 } });
  const columns = useColumns();
  const bulk = useBulkChange<Sheet>(({ user }) => fullName(user));
  return (
    <Page
      title={texts.title}
      actions={
        organization.hours_accounts &&
        can('hoursAccounts.list') && <ButtonLink to="/hours-accounts">{accountTexts.title}</ButtonLink>
      }
    >
      {bulk.shown}
      <DataTable
        label={texts.table}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        searches={findPerson}
        viewsOf="timesheets.list"
        tools={<ExportButton kind="timesheets" query={query} />}
        filters={[
          {
            name: 'period',
            label: texts.period,
            any: texts.anyPeriod,
            options: (periods.data ?? []).map(({ period_start: start, period_end: end }) => ({
              value: `${start}_${end}`,
              label: format.days(start, end),
            })),
          },
          {
            name: 'status',
            label: texts.status,
            any: texts.anyStatus,
            options: Object.entries(sheetStates).map(([value, { word }]) => ({ value, label: word })),
          },
        ]}
        bulk={{ actions: (rows, clear) => <BulkActions rows={rows} clear={clear} bulk={bulk} /> }}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
    </Page>
  );
}

function useColumns(): readonly TableColumn<Sheet>[] {
  const format = useFormat();
  return [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      order: (sheet) => fullName(sheet.user),
      cell: (sheet) => <Who person={sheet.user} to={`/timesheets/${sheet.id}`} />,
    },
    {
      id: 'period',
      title: texts.period,
      order: (sheet) => sheet.period_start,
      usual: 'descending',
      cell: (sheet) => format.days(sheet.period_start, sheet.period_end),
    },
    ...useSheetColumns(),
  ];
}

/** What was wrong was wrong on one day. */
const haveDayInCommon = (sheets: readonly Sheet[]): boolean =>
  sheets.every(({ period_start: start }) => sheets.every(({ period_end: end }) => start <= end));

/** What of the chosen ones may be decided on; the others are left alone. */
function BulkActions({
  rows,
  clear,
  bulk,
}: {
  readonly rows: readonly Sheet[];
  readonly clear: () => void;
  readonly bulk: BulkChange<Sheet>;
}): ReactNode {
  const [isRejecting, setIsRejecting] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const correctable = rows.filter(({ can }) => can?.includes('timesheets.correct') === true);
  const approvable = rows.filter(({ can }) => can?.includes('timesheets.approve') === true);
  const rejectable = rows.filter(({ can }) => can?.includes('timesheets.reject') === true);
  const approve = async (): Promise<void> => {
    await bulk.attempt({ operation: 'timesheets.approve', records: approvable, said: texts.approved });
    clear();
  };
  const reject = async (reason: string): Promise<void> => {
    await bulk.start({ operation: 'timesheets.reject', records: rejectable, input: { reason }, said: texts.rejected });
    setIsRejecting(false);
    clear();
  };
  return (
    <>
      {approvable.length > 0 && (
        <Button kind="primary" size="small" isBusy={bulk.isBusy} onClick={() => void approve()}>
          {texts.approveMany(approvable.length)}
        </Button>
      )}
      {rejectable.length > 0 && (
        <Button size="small" isBusy={bulk.isBusy} onClick={() => setIsRejecting(true)}>
          {texts.rejectMany(rejectable.length)}
        </Button>
      )}
      {correctable.length > 0 && haveDayInCommon(correctable) && (
        <Button size="small" isBusy={bulk.isBusy} onClick={() => setIsCorrecting(true)}>
          {texts.correctMany(correctable.length)}
        </Button>
      )}
      {isRejecting && <RejectDialog onReject={reject} onClose={() => setIsRejecting(false)} />}
      {isCorrecting && (
        <CorrectManyDialog
          sheets={correctable}
          start={async (asked) => {
            await bulk.startFor(asked);
            clear();
          }}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}
