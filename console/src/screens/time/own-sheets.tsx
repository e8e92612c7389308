import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { timeTexts } from '../../texts/time.ts';
import { listTexts, sheetTexts as texts } from '../../texts/timesheets.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { useSheetColumns } from '../timesheets/columns.tsx';
import { sheetFileAddress } from './sheet-facts.ts';
import { MyTimeTabs } from './tabs.tsx';
import type { Sheet } from './week-model.ts';

/** One's own timesheets, the newest first, each as a document: the hours of a payslip. */
export function Screen(): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const list = useList('/timesheets', { query: { user_id: user.id } });
  const daysOf = ({ period_start, period_end }: Sheet): string => format.days(period_start, period_end);
  const columns: readonly TableColumn<Sheet>[] = [
    {
      id: 'period',
      title: texts.period,
      kind: 'lead',
      order: (sheet) => sheet.period_start,
      usual: 'descending',
      cell: (sheet) => (
        <Link to={`/timesheets/${sheet.id}`} className="row-link">
          {daysOf(sheet)}
        </Link>
      ),
    },
    ...useSheetColumns(),
    {
      id: 'actions',
      title: texts.file,
      kind: 'actions',
      cell: (sheet) => (
        <a className="button button--small" href={sheetFileAddress(sheet.id)} download>
          {texts.downloadPdf}
          <span className="only-read-aloud"> {daysOf(sheet)}</span>
        </a>
      ),
    },
  ];
  return (
    <Page title={timeTexts.title} tab={timeTexts.tabs.timesheets}>
      <MyTimeTabs current="/my-time/timesheets" />
      <DataTable
        label={texts.table}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        empty={{ title: texts.noneTitle, text: texts.noneOfOnesOwn }}
      />
    </Page>
  );
}
