import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { raiseTexts } from '../../texts/audience.ts';
import { payTexts } from '../../texts/people/records.ts';
import { payOfAllTexts } from '../../texts/records.ts';
import { findPerson } from '../../texts/ui.ts';
import { useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { type Pay, usePayColumns } from './pay-parts.tsx';
import { personColumn } from './person-column.tsx';
import { RaiseDialog } from './raise-dialog.tsx';

/** Hidden until asked for, because every look is written down for each person shown. */
export function Screen(): ReactNode {
  const can = useCan();
  const [isShown, setIsShown] = useState(false);
  const [isRaising, setIsRaising] = useState(false);
  const bulk = useBulkChange<never>(() => '');
  return (
    <Page
      title={payTexts.pay}
      lead={payOfAllTexts.payLead}
      actions={
        <>
          <ImportLink kind="compensation" />
          {can('compensation.raise') && (
            <Button disabled={bulk.isBusy} onClick={() => setIsRaising(true)}>
              {raiseTexts.open}
            </Button>
          )}
        </>
      }
    >
      {bulk.shown}
      {isShown ? (
        <PayTable />
      ) : (
        <Panel
          title={payOfAllTexts.hidden}
          note={payOfAllTexts.hiddenNote}
          actions={
            <Button icon="eye" onClick={() => setIsShown(true)}>
              {payOfAllTexts.show}
            </Button>
          }
        />
      )}
      {isRaising && <RaiseDialog start={bulk.startFor} onClose={() => setIsRaising(false)} />}
    </Page>
  );
}

function PayTable(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'q'>();
  const query = { q: search.q };
  const list = useList('/compensation', { query });
  const columns: readonly TableColumn<Pay>[] = [
    personColumn(list, 'job'),
    {
      id: 'from',
      title: payTexts.from,
      order: (row) => row.effective_date,
      cell: (row) => format.day(row.effective_date),
    },
    ...usePayColumns(list.nameOf),
  ];
  return (
    <DataTable
      label={payTexts.pay}
      noun={payTexts.noun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      searches={findPerson}
      tools={<ExportButton kind="compensation" query={query} />}
      empty={payOfAllTexts.payEmpty}
    />
  );
}
