import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { Link, useSearch } from '../../router.tsx';
import { payTexts } from '../../texts/people/records.ts';
import { payOfAllTexts } from '../../texts/records.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { FileLinks } from '../imports/file-links.tsx';
import { type Enrollment, enrollmentWords, useEnrollmentColumns } from './pay-parts.tsx';
import { PeopleLink } from './people-link.tsx';

export function Screen(): ReactNode {
  const [search] = useSearch<'status'>();
  const query = { status: search.status as Enrollment['status'] | undefined };
  const list = useList('/benefits', { query });
  const columns: readonly TableColumn<Enrollment>[] = [
    {
      id: 'who',
      title: payOfAllTexts.person,
      kind: 'lead',
      cell: (row) => (
        <Link to={`/people/${row.user_id}?tab=job`}>{list.nameOf(row.user_id) ?? payOfAllTexts.aPerson}</Link>
      ),
    },
    { id: 'plan', title: payTexts.plan, cell: (row) => row.plan.name },
    ...useEnrollmentColumns(),
  ];
  return (
    <Page title={payTexts.benefits} lead={payOfAllTexts.benefitsLead} actions={<FileLinks imports="benefits" />}>
      <DataTable
        label={payTexts.benefits}
        noun={payTexts.benefitsNoun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
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
