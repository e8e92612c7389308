import type { ReactNode } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { certificatesTexts } from '../../../texts/people/records.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, orNull, TextInput } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, useAsked } from '../../../ui/record-parts.tsx';
import { type Certificate, useCertificateColumns } from '../../records/certificate-parts.tsx';
import type { Person } from '../record.ts';

export function CertificatesPanel({ person }: { readonly person: Person }): ReactNode {
  const shared = useCertificateColumns();
  const list = useList('/users/{id}/certifications', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Certificate>();
  const mayWrite = person.can?.includes('certifications.create') === true;
  const columns: readonly TableColumn<Certificate>[] = [
    { id: 'name', title: certificatesTexts.certificate, kind: 'lead', cell: (row) => row.name },
    ...shared,
    {
      id: 'actions',
      title: certificatesTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.name} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={certificatesTexts.certificates}
        noun={certificatesTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {certificatesTexts.addACertificate}
          </AddButton>
        }
        empty={certificatesTexts.empty}
      />
      {asked !== null && (
        <CertificateDialog person={person} certificate={asked === 'new' ? null : asked} onClose={close} />
      )}
    </>
  );
}

function CertificateDialog({
  person,
  certificate,
  onClose,
}: {
  readonly person: Person;
  readonly certificate: Certificate | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/users/{id}/certifications');
  const update = useWrite('patch', '/users/{id}/certifications/{certification_id}');
  return (
    <FormDialog
      title={certificate === null ? certificatesTexts.addACertificate : certificate.name}
      action={certificate === null ? certificatesTexts.addCertificate : certificatesTexts.save}
      done={certificatesTexts.saved}
      initial={{
        name: certificate?.name ?? '',
        issuer: certificate?.issuer ?? '',
        credential_id: certificate?.credential_id ?? '',
        issued_date: certificate?.issued_date ?? '',
        expiry_date: certificate?.expiry_date ?? '',
      }}
      onClose={onClose}
      onSubmit={(values) => {
        const body = {
          name: values.name.trim(),
          issuer: orNull(values.issuer),
          credential_id: orNull(values.credential_id),
          issued_date: orNull(values.issued_date),
          expiry_date: orNull(values.expiry_date),
        };
        return certificate === null
          ? create.mutateAsync({ path: { id: person.id }, body })
          : update.mutateAsync({ path: { id: person.id, certification_id: certificate.id }, body });
      }}
    >
      <TextInput name="name" label={certificatesTexts.whatWasCertified} maxLength={200} isRequired />
      <TextInput name="issuer" label={certificatesTexts.issuedBy} maxLength={200} isOptional />
      <TextInput name="credential_id" label={certificatesTexts.numberOnTheCertificate} maxLength={200} isOptional />
      <DayInput name="issued_date" label={certificatesTexts.issuedOn} isOptional />
      <DayInput name="expiry_date" label={certificatesTexts.validUntil} isOptional />
    </FormDialog>
  );
}
