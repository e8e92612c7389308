import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { payTexts } from '../../texts/people/records.ts';
import { payOfAllTexts } from '../../texts/records.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { FileLinks } from '../imports/file-links.tsx';
import { type Pay, usePayColumns } from './pay-parts.tsx';

/** Hidden until asked for, because every look is written down for each person shown. */
export function Screen(): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Page title={payTexts.pay} lead={payOfAllTexts.payLead} actions={<FileLinks imports="compensation" />}>
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
    </Page>
  );
}

function PayTable(): ReactNode {
  const format = useFormat();
  const list = useList('/compensation');
  const columns: readonly TableColumn<Pay>[] = [
    {
      id: 'who',
      title: payOfAllTexts.person,
      kind: 'lead',
      cell: (row) => (
        <Link to={`/people/${row.user_id}?tab=job`}>{list.nameOf(row.user_id) ?? payOfAllTexts.aPerson}</Link>
      ),
    },
    { id: 'from', title: payTexts.from, cell: (row) => format.day(row.effective_date) },
    ...usePayColumns(),
  ];
  return (
    <DataTable
      label={payTexts.pay}
      noun={payTexts.noun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      tools={<ExportButton kind="compensation" query={{}} />}
      empty={payOfAllTexts.payEmpty}
    />
  );
}
