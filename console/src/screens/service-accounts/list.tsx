import { type ReactNode, useState } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, navigate } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { accountListTexts } from '../../texts/service-accounts.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AccountDialog } from './account-dialog.tsx';

type Account = Item<'/service-accounts'>;

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const toast = useToast();
  const [isCreating, setIsCreating] = useState(false);
  const list = useList('/service-accounts');
  const add = can('serviceAccounts.create') && (
    <Button kind="primary" icon="plus" onClick={() => setIsCreating(true)}>
      {accountListTexts.newAccount}
    </Button>
  );
  const columns: readonly TableColumn<Account>[] = [
    {
      id: 'name',
      title: accountListTexts.name,
      kind: 'lead',
      cell: ({ id, name, description }) => (
        <span className="who__text">
          <Link to={`/developers/service-accounts/${id}`} className="row-link">
            {name}
          </Link>
          {description !== null && <span className="who__small">{description}</span>}
        </span>
      ),
    },
    { id: 'role', title: accountListTexts.role, cell: ({ role }) => roleNames[role] },
    {
      id: 'responsible',
      title: accountListTexts.responsible,
      cell: ({ responsible_id, is_responsible_active }) => {
        const name = list.nameOf(responsible_id) ?? '';
        return is_responsible_active ? name : <Status tone="warning">{accountListTexts.nobodyAnyMore(name)}</Status>;
      },
    },
    { id: 'created', title: accountListTexts.created, cell: ({ created_at }) => format.day(format.dayOf(created_at)) },
  ];
  return (
    <Page title={accountListTexts.title} lead={accountListTexts.lead} actions={add}>
      <DataTable
        label={accountListTexts.title}
        noun={accountListTexts.noun}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: accountListTexts.emptyTitle, text: accountListTexts.emptyText, action: add }}
      />
      {isCreating && (
        <AccountDialog
          onClose={() => setIsCreating(false)}
          onSaved={({ id, name }) => {
            toast(accountListTexts.wasCreated(name));
            navigate(`/developers/service-accounts/${id}`);
          }}
        />
      )}
    </Page>
  );
}
