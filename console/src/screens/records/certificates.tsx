import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { certificatesTexts } from '../../texts/people/records.ts';
import { certificatesOfAllTexts } from '../../texts/records.ts';
import { findPerson } from '../../texts/ui.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { type Certificate, certificateWords, useCertificateColumns } from './certificate-parts.tsx';
import { PeopleLink } from './people-link.tsx';
import { personColumn } from './person-column.tsx';

export function Screen(): ReactNode {
  const [search] = useSearch<'status' | 'q'>();
  const query = { status: search.status as Certificate['status'] | undefined, q: search.q };
  const list = useList('/certifications', { query });
  const columns: readonly TableColumn<Certificate>[] = [
    personColumn(list, 'training'),
    { id: 'name', title: certificatesTexts.certificate, cell: (row) => row.name },
    ...useCertificateColumns(),
  ];
  return (
    <Page
      title={certificatesTexts.certificates}
      lead={certificatesOfAllTexts.lead}
      actions={<ImportLink kind="certifications" />}
    >
      <DataTable
        label={certificatesTexts.certificates}
        noun={certificatesTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={findPerson}
        tools={<ExportButton kind="certifications" query={query} />}
        filters={[
          {
            name: 'status',
            label: certificatesTexts.status,
            any: certificatesOfAllTexts.anyStatus,
            options: optionsOfWords(certificateWords),
          },
        ]}
        empty={{ ...certificatesOfAllTexts.empty, action: <PeopleLink /> }}
      />
    </Page>
  );
}
