import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { certificatesTexts } from '../../texts/people/records.ts';
import { certificatesOfAllTexts } from '../../texts/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { type Certificate, certificateWords, useCertificateColumns } from './certificate-parts.tsx';
import { PeopleLink } from './people-link.tsx';
import { useWhose } from './person-column.tsx';

export function Screen(): ReactNode {
  const [search] = useSearch<'status' | 'q'>();
  const query = { status: search.status as Certificate['status'] | undefined, q: search.q };
  const list = useList('/certifications', { query });
  const { isOwn, who, searches } = useWhose(list, 'training');
  const name: TableColumn<Certificate> = {
    id: 'name',
    title: certificatesTexts.certificate,
    ...(isOwn && { kind: 'lead' as const }),
    order: (row) => row.name,
    cell: (row) => row.name,
  };
  const columns = [...who, name, ...useCertificateColumns()];
  return (
    <Page
      title={certificatesTexts.certificates}
      lead={isOwn ? certificatesOfAllTexts.ownLead : certificatesOfAllTexts.lead}
      actions={
        <>
          <ImportLink kind="certifications" />
          <ButtonLink to="/missing-certificates">
            {isOwn ? certificatesOfAllTexts.whatIsWanted : certificatesOfAllTexts.whoLacks}
          </ButtonLink>
        </>
      }
    >
      <DataTable
        label={certificatesTexts.certificates}
        noun={certificatesTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={searches}
        tools={<ExportButton kind="certifications" query={query} />}
        filters={[
          {
            name: 'status',
            label: certificatesTexts.status,
            any: certificatesOfAllTexts.anyStatus,
            options: optionsOfWords(certificateWords),
          },
        ]}
        empty={isOwn ? certificatesOfAllTexts.ownEmpty : { ...certificatesOfAllTexts.empty, action: <PeopleLink /> }}
      />
    </Page>
  );
}
