import { useState, type ReactNode } from 'react';
import { send } from '../../api.ts';
import { sayHowLong, sayInstant } from '../../dates.ts';
import type { Token } from '../../records.ts';
import { useQuery } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Status, Page } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePages } from '../../ui/use-load.ts';
import { fullName, plural } from '../../words.ts';
import './tokens.css';

export function Screen(): ReactNode {
  const can = useCan();
  const { user } = useSession();
  const [query, change] = useQuery();
  const [revoking, setRevoking] = useState<Token | null>(null);
  const filters = { status: query.get('status') ?? 'active', user_id: query.get('whose') === 'mine' ? user.id : '' };
  const pages = usePages<Token>('/tokens', filters);
  const toast = useToast();
  const seesOthers = user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';

  const revoke = async (token: Token): Promise<void> => {
    await send<Token>('DELETE', `/tokens/${token.id}`);
    setRevoking(null);
    pages.reload();
    toast(`${token.name} is revoked.`);
  };
  const columns = columnsFor(seesOthers, can('tokens.revoke') ? setRevoking : null);
  return (
    <Page
      title="API tokens"
      lead={
        <>
          For programs that call the API. See the <a href="/docs">API reference</a>.
        </>
      }
      actions={
        can('tokens.create') && (
          <ButtonLink to="/developers/tokens/new" kind="primary" icon="plus">
            New token
          </ButtonLink>
        )
      }
    >
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <SelectField
            field={{
              name: 'status',
              value: filters.status,
              error: null,
              set: (value) => change({ status: value === 'active' ? '' : value }),
            }}
            label="Status"
            options={[
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Revoked or expired' },
              { value: 'all', label: 'All' },
            ]}
          />
          {seesOthers && (
            <SelectField
              field={{
                name: 'whose',
                value: query.get('whose') ?? '',
                error: null,
                set: (value) => change({ whose: value }),
              }}
              label="Owner"
              empty="Everyone"
              options={[{ value: 'mine', label: 'Me' }]}
            />
          )}
        </div>
        <PagedTable
          label="API tokens"
          columns={columns}
          keyOf={(token) => token.id}
          pages={pages}
          empty={
            <State icon="key" title="No tokens here">
              Create one to call the API from a program of yours.
            </State>
          }
        />
      </div>
      {revoking && (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          action="Revoke"
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(null)}
        >
          Requests with it are refused at once, and it cannot be brought back.
        </ConfirmDialog>
      )}
    </Page>
  );
}

function columnsFor(seesOthers: boolean, onRevoke: ((token: Token) => void) | null): readonly Column<Token>[] {
  return [
    {
      title: 'Name',
      kind: 'lead',
      cell: (token) => (
        <span className="who__text">
          <strong>{token.name}</strong>
          <span className="who__small mono">{token.prefix}…</span>
        </span>
      ),
    },
    ...(seesOthers ? [{ title: 'Owner', cell: (token: Token) => fullName(token.owner) }] : []),
    { title: 'Scopes', cell: (token) => <Scopes token={token} /> },
    {
      title: 'Last used',
      cell: ({ last_used_at }) => (
        <span className="nowrap">{last_used_at === null ? 'Never' : sayHowLong(last_used_at)}</span>
      ),
    },
    { title: 'Status', cell: (token) => <TokenStatus token={token} /> },
    {
      title: 'Actions',
      kind: 'actions',
      cell: (token) =>
        onRevoke &&
        token.revoked_at === null && (
          <Button size="small" kind="quiet-danger" onClick={() => onRevoke(token)}>
            Revoke<span className="only-read-aloud"> {token.name}</span>
          </Button>
        ),
    },
  ];
}

function Scopes({ token }: { readonly token: Token }): ReactNode {
  return (
    <details className="scope-list">
      <summary>{plural(token.scopes.length, 'scope')}</summary>
      <ul>
        {token.scopes.map((scope) => (
          <li key={scope} className="mono">
            {scope}
            {!token.usable_scopes.includes(scope) && <span className="quiet"> (beyond the owner’s role)</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function TokenStatus({ token }: { readonly token: Token }): ReactNode {
  const { revoked_at, expires_at } = token;
  if (revoked_at !== null) return <Status tone="bad">Revoked</Status>;
  if (expires_at === null) return <Status tone="good">No expiry</Status>;
  const isOver = new Date(expires_at).getTime() <= Date.now();
  return (
    <span title={sayInstant(expires_at)}>
      {isOver ? <Status tone="bad">Expired</Status> : <Status tone="good">Ends {sayHowLong(expires_at)}</Status>}
    </span>
  );
}
