import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { TokenStatus } from './token-status.tsx';

export type Token = Item<'/tokens'>;

const statuses = [
  { value: 'inactive', label: 'Revoked or expired' },
  { value: 'all', label: 'All' },
] as const;

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { user } = useSession();
  const [search] = useSearch<'status' | 'whose'>();
  const [revoking, setRevoking] = useState<Token | null>(null);
  const status = statuses.find(({ value }) => value === search.status)?.value ?? 'active';
  const list = useList('/tokens', { query: { status, user_id: search.whose === 'mine' ? user.id : '' } });
  const seesOthers = user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';
  const add = can('tokens.create') && (
    <ButtonLink to="/developers/tokens/new" kind="primary" icon="plus">
      New token
    </ButtonLink>
  );
  const columns: readonly TableColumn<Token>[] = [
    {
      id: 'name',
      title: 'Name',
      kind: 'lead',
      cell: ({ id, name, prefix }) => (
        <span className="who__text">
          <Link to={`/developers/tokens/${id}`} className="row-link">
            {name}
          </Link>
          <span className="who__small mono">{prefix}…</span>
        </span>
      ),
    },
    ...(seesOthers ? [{ id: 'owner', title: 'Owner', cell: ({ owner }: Token) => fullName(owner) }] : []),
    { id: 'scopes', title: 'Scopes', kind: 'number', cell: ({ scopes }) => format.number(scopes.length) },
    {
      id: 'used',
      title: 'Last used',
      cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : format.ago(last_used_at)),
    },
    { id: 'status', title: 'Status', cell: (token) => <TokenStatus token={token} /> },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (token) =>
        token.can?.includes('tokens.revoke') === true && (
          <Button size="small" kind="quiet-danger" onClick={() => setRevoking(token)}>
            Revoke<span className="only-read-aloud"> {token.name}</span>
          </Button>
        ),
    },
  ];
  return (
    <Page
      title="API tokens"
      lead={
        <>
          For programs that call the API. See the <a href="/docs">API reference</a>.
        </>
      }
      actions={add}
    >
      <DataTable
        label="API tokens"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={['token', 'tokens']}
        filters={[
          { name: 'status', label: 'Status', any: 'Active', options: statuses },
          ...(seesOthers
            ? [{ name: 'whose', label: 'Owner', any: 'Everyone’s', options: [{ value: 'mine', label: 'Mine' }] }]
            : []),
        ]}
        empty={{ title: 'No tokens here', text: 'Create one to call the API from a program of yours.', action: add }}
      />
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </Page>
  );
}

export function RevokeDialog({
  token,
  onClose,
}: {
  readonly token: Pick<Token, 'id' | 'name'>;
  readonly onClose: () => void;
}): ReactNode {
  const revoke = useWrite('delete', '/tokens/{id}');
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      action="Revoke"
      onClose={onClose}
      done={`${token.name} is revoked.`}
      onConfirm={() => revoke.mutateAsync({ path: { id: token.id } })}
    >
      Requests with it are refused at once, and it cannot be brought back.
    </ConfirmDialog>
  );
}
