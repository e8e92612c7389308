import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { holderName } from '../../holder.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { listTexts } from '../../texts/tokens.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Page } from '../../ui/page.tsx';
import { TokenStatus } from './token-status.tsx';

export type Token = Item<'/tokens'>;

const statuses = [
  { value: 'inactive', label: listTexts.revokedOrExpired },
  { value: 'all', label: listTexts.all },
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
      {listTexts.newToken}
    </ButtonLink>
  );
  const columns: readonly TableColumn<Token>[] = [
    {
      id: 'name',
      title: listTexts.name,
      kind: 'lead',
      order: ({ name }) => name,
      cell: ({ id, name, prefix }) => (
        <span className="who__text">
          <Link to={`/developers/tokens/${id}`} className="row-link">
            {name}
          </Link>
          <span className="who__small mono">{prefix}…</span>
        </span>
      ),
    },
    ...(seesOthers ? [{ id: 'owner', title: listTexts.owner, cell: ({ owner }: Token) => holderName(owner) }] : []),
    { id: 'scopes', title: listTexts.scopes, kind: 'number', cell: ({ scopes }) => format.number(scopes.length) },
    {
      id: 'used',
      title: listTexts.lastUsed,
      cell: ({ last_used_at }) => (last_used_at === null ? listTexts.never : format.ago(last_used_at)),
    },
    { id: 'status', title: listTexts.status, cell: (token) => <TokenStatus token={token} /> },
    {
      id: 'actions',
      title: listTexts.actions,
      kind: 'actions',
      cell: (token) =>
        token.can?.includes('tokens.revoke') === true && (
          <Button size="small" kind="quiet-danger" onClick={() => setRevoking(token)}>
            {listTexts.revoke}
            <span className="only-read-aloud"> {token.name}</span>
          </Button>
        ),
    },
  ];
  return (
    <Page
      title={listTexts.apiTokens}
      lead={<Linked text={listTexts.forProgramsThatCall} link={(words) => <a href="/docs">{words}</a>} />}
      actions={add}
    >
      <DataTable
        label={listTexts.apiTokens}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.active, options: statuses },
          ...(seesOthers
            ? [
                {
                  name: 'whose',
                  label: listTexts.owner,
                  any: listTexts.everyones,
                  options: [{ value: 'mine', label: listTexts.mine }],
                },
              ]
            : []),
        ]}
        empty={{ title: listTexts.noTokensHere, text: listTexts.noTokensHereText, action: add }}
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
      title={listTexts.revokeTitle(token.name)}
      action={listTexts.revoke}
      onClose={onClose}
      done={listTexts.isRevoked(token.name)}
      onConfirm={() => revoke.mutateAsync({ path: { id: token.id } })}
    >
      {listTexts.requestsWithItAreRefused}
    </ConfirmDialog>
  );
}
