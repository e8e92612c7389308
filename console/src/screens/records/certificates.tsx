import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { certificatesTexts } from '../../texts/people/records.ts';
import { certificatesOfAllTexts } from '../../texts/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { type Certificate, certificateWords, useCertificateColumns } from './certificate-parts.tsx';
import { PeopleLink } from './people-link.tsx';
import { useWhose } from './person-column.tsx';

export function Screen(): ReactNode {
  const [search, change] = useSearch<'status' | 'expires_before' | 'q'>();
  const query = {
    status: search.status as Certificate['status'] | undefined,
    expires_before: search.expires_before,
    q: search.q,
  };
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
        tools={
          <>
            <label className="filters__day">
              {certificatesOfAllTexts.expiresBefore}
              <Control
                type="date"
                value={search.expires_before ?? ''}
                onChange={(event) =>
                  change({ expires_before: event.target.value === '' ? undefined : event.target.value })
                }
              />
            </label>
            <ExportButton kind="certifications" query={query} />
          </>
        }
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
