import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { clientsTexts, projectTexts as texts } from '../../texts/projects.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Email } from '../../ui/email.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, orNull, TextInput } from '../../ui/forms.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { ProjectTabs } from './tabs.tsx';

type Client = Item<'/clients'>;

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'is_active'>();
  const query = { is_active: search.is_active === undefined ? undefined : search.is_active === 'true' };
  const list = useList('/clients', { query });
  const [open, setOpen] = useState<Client | 'new' | null>(null);
  const columns: readonly TableColumn<Client>[] = [
    {
      id: 'name',
      title: texts.name,
      kind: 'lead',
      order: ({ name }) => name,
      cell: (client) => (
        <Link to={`/projects?client_id=${client.id}`} className="row-link">
          {client.name}
        </Link>
      ),
    },
    { id: 'code', title: texts.code, isExtra: true, cell: (client) => <code>{client.code}</code> },
    { id: 'contact', title: texts.contact, cell: (client) => client.contact_name },
    {
      id: 'email',
      title: texts.email,
      cell: ({ contact_email: address }) => address !== null && <Email address={address} />,
    },
    { id: 'phone', title: texts.phone, cell: (client) => client.contact_phone },
    {
      id: 'active',
      title: texts.status,
      cell: ({ is_active: isActive }) =>
        isActive ? <Status tone="good">{texts.active}</Status> : <Status>{texts.inactive}</Status>,
    },
    {
      id: 'actions',
      title: clientsTexts.actions,
      kind: 'actions',
      cell: (client) =>
        can('clients.update') && (
          <Button size="small" kind="quiet" onClick={() => setOpen(client)}>
            {texts.change}
          </Button>
        ),
    },
  ];
  const add = can('clients.create') && (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {texts.addClient}
    </Button>
  );
  return (
    <Page title={texts.title} tab={texts.clients} actions={add}>
      <ProjectTabs current="/clients" />
      <DataTable
        label={texts.clients}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={clientsTexts.noun}
        tools={<ExportButton kind="clients" query={query} />}
        filters={[
          {
            name: 'is_active',
            label: texts.status,
            any: texts.anyStatus,
            options: [
              { value: 'true', label: texts.active },
              { value: 'false', label: texts.inactive },
            ],
          },
        ]}
        empty={{ title: texts.noClientsTitle, text: texts.noClients }}
      />
      {open !== null && <ClientDialog client={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function ClientDialog({
  client,
  onClose,
}: {
  readonly client: Client | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/clients');
  const update = useWrite('patch', '/clients/{id}');
  return (
    <FormDialog
      title={client ? texts.editClient : texts.addClient}
      action={texts.save}
      done={client ? texts.saved : texts.clientAdded}
      initial={{
        name: client?.name ?? '',
        code: client?.code ?? '',
        contact_name: client?.contact_name ?? '',
        contact_email: client?.contact_email ?? '',
        contact_phone: client?.contact_phone ?? '',
        is_active: client?.is_active ?? true,
      }}
      onClose={onClose}
      onSubmit={({ code, ...values }) => {
        const body = {
          name: values.name.trim(),
          ...(code.trim() !== '' && { code: code.trim() }),
          contact_name: orNull(values.contact_name),
          contact_email: orNull(values.contact_email),
          contact_phone: orNull(values.contact_phone),
          is_active: values.is_active,
        };
        return client ? update.mutateAsync({ path: { id: client.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <TextInput name="name" label={texts.name} isRequired />
      <TextInput name="code" label={texts.code} hint={texts.codeHint} isOptional />
      <TextInput name="contact_name" label={texts.contact} isOptional />
      <TextInput name="contact_email" label={texts.email} isOptional type="email" />
      <TextInput name="contact_phone" label={texts.phone} isOptional type="tel" />
      <CheckInput name="is_active" label={texts.isActive} />
    </FormDialog>
  );
}
