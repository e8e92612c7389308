import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { payTexts } from '../../texts/people/records.ts';
import { payOfAllTexts } from '../../texts/records.ts';
import { findPerson } from '../../texts/ui.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { type Enrollment, enrollmentWords, useEnrollmentColumns } from './pay-parts.tsx';
import { PeopleLink } from './people-link.tsx';
import { personColumn } from './person-column.tsx';

export function Screen(): ReactNode {
  const [search] = useSearch<'status' | 'q'>();
  const query = { status: search.status as Enrollment['status'] | undefined, q: search.q };
  const list = useList('/benefits', { query });
  const columns: readonly TableColumn<Enrollment>[] = [
    personColumn(list, 'job'),
    { id: 'plan', title: payTexts.plan, order: (row) => row.plan.name, cell: (row) => row.plan.name },
    ...useEnrollmentColumns(),
  ];
  return (
    <Page title={payTexts.benefits} lead={payOfAllTexts.benefitsLead} actions={<ImportLink kind="benefits" />}>
      <DataTable
        label={payTexts.benefits}
        noun={payTexts.benefitsNoun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={findPerson}
        tools={<ExportButton kind="benefits" query={query} />}
        filters={[
          {
            name: 'status',
            label: payTexts.status,
            any: payOfAllTexts.anyStatus,
            options: optionsOfWords(enrollmentWords),
          },
        ]}
        empty={{ ...payOfAllTexts.benefitsEmpty, action: <PeopleLink /> }}
      />
    </Page>
  );
}
