import { type ReactNode, useState } from 'react';
import { type Data, useList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, navigate, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { accountDialogTexts, accountTexts } from '../../texts/service-accounts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel, PersonLink } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TokenStatus } from '../tokens/token-status.tsx';
import { EndpointStatus } from '../webhooks/status.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { ScimPanel } from './scim-panel.tsx';

type Account = Data<'/service-accounts/{id}'>;
const back = { to: '/developers/service-accounts', label: accountTexts.serviceAccounts };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const can = useCan();
  const toast = useToast();
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const read = useRead('/service-accounts/{id}', { path: { id } });
  const account = read.data;
  if (!account) return <PendingPage title={accountTexts.serviceAccount} back={back} read={read} />;
  const mayDo = (operation: NonNullable<Account['can']>[number]): boolean => account.can?.includes(operation) ?? false;
  return (
    <Page
      title={account.name}
      back={back}
      lead={account.description}
      actions={
        <>
          {can('auditLog.list') && (
            <ButtonLink to={`/logs/audit?actor_id=${account.id}`}>{accountTexts.whatItDid}</ButtonLink>
          )}
          {mayDo('serviceAccounts.delete') && (
            <Button kind="quiet-danger" onClick={() => setAsks('delete')}>
              {accountTexts.delete}
            </Button>
          )}
          {mayDo('serviceAccounts.update') && (
            <Button kind="primary" onClick={() => setAsks('edit')}>
              {accountTexts.edit}
            </Button>
          )}
        </>
      }
    >
      {!account.is_responsible_active && <Notice tone="warning">{accountTexts.nobodyResponsible}</Notice>}
      <Panel title={accountTexts.about}>
        <Facts
          facts={[
            [accountTexts.role, roleNames[account.role]],
            ...(account.role === 'DEPARTMENT_HEAD'
              ? [
                  [
                    accountTexts.departments,
                    account.department_ids.map((department) => read.nameOf(department)).join(', '),
                  ] as const,
                ]
              : []),
            [accountTexts.responsible, <PersonLink key="person" id={account.responsible_id} of={read} />],
            [accountTexts.created, format.instant(account.created_at)],
          ]}
        />
      </Panel>
      {can('serviceAccounts.getProvisioning') && account.usable_scopes.includes('scim') && (
        <ScimPanel id={account.id} />
      )}
      <Tokens account={account} />
      <Endpoints account={account} />
      {asks === 'edit' && (
        <AccountDialog
          account={account}
          nameOf={read.nameOf}
          onClose={() => setAsks(null)}
          onSaved={({ name }) => {
            toast(accountDialogTexts.wasChanged(name));
            setAsks(null);
          }}
        />
      )}
      {asks === 'delete' && <DeleteDialog account={account} onClose={() => setAsks(null)} />}
    </Page>
  );
}

function Tokens({ account }: { readonly account: Account }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { rows, error, reload } = useList(
    '/tokens',
    { query: { user_id: account.id, status: 'active' } },
    { pageSize: 100 },
  );
  const mayAdd = can('tokens.create') && account.can?.includes('serviceAccounts.update') === true;
  return (
    <Panel
      title={accountTexts.tokens}
      note={accountTexts.tokensNote}
      actions={
        mayAdd && (
          <ButtonLink to={`/developers/tokens/new?account=${account.id}`} icon="plus">
            {accountTexts.newToken}
          </ButtonLink>
        )
      }
    >
      {error && <Failure error={error} retry={reload} />}
      {!rows && !error && <Skeleton lines={2} />}
      {rows?.length === 0 && <p className="quiet">{accountTexts.noTokens}</p>}
      {rows && rows.length > 0 && (
        <Facts
          isLines
          facts={rows.map((token) => [
            token.prefix,
            <span key={token.id} className="lead-line">
              <Link to={`/developers/tokens/${token.id}`}>{token.name}</Link>
              <span className="quiet">
                {token.last_used_at === null
                  ? accountTexts.neverUsed
                  : accountTexts.lastUsed(format.ago(token.last_used_at))}
              </span>
              <TokenStatus token={token} />
            </span>,
          ])}
        />
      )}
    </Panel>
  );
}

/** An organization has ten at most: they are all on one page. */
function Endpoints({ account }: { readonly account: Account }): ReactNode {
  const can = useCan();
  const { rows, error, reload } = useList('/webhooks', {}, { pageSize: 100 });
  const own = rows?.filter(({ owner }) => owner.id === account.id);
  const mayAdd = can('webhooks.create') && account.can?.includes('serviceAccounts.update') === true;
  return (
    <Panel
      title={accountTexts.endpoints}
      note={accountTexts.endpointsNote}
      actions={
        mayAdd && (
          <ButtonLink to={`/developers/webhooks/new?account=${account.id}`} icon="plus">
            {accountTexts.addAnEndpoint}
          </ButtonLink>
        )
      }
    >
      {error && <Failure error={error} retry={reload} />}
      {!own && !error && <Skeleton lines={2} />}
      {own?.length === 0 && <p className="quiet">{accountTexts.noEndpoints}</p>}
      {own && own.length > 0 && (
        <ul className="plain-list">
          {own.map((endpoint) => (
            <li key={endpoint.id} className="lead-line">
              <Link to={`/developers/webhooks/${endpoint.id}`}>{endpoint.url}</Link>
              {endpoint.description !== null && <span className="quiet">{endpoint.description}</span>}
              <EndpointStatus endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DeleteDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const remove = useWrite('delete', '/service-accounts/{id}');
  return (
    <ConfirmDialog
      title={accountTexts.deleteTitle(account.name)}
      action={accountTexts.delete}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: account.id } });
        toast(accountTexts.wasDeleted(account.name));
        navigate('/developers/service-accounts', { replace: true });
      }}
    >
      {accountTexts.deleteText}
    </ConfirmDialog>
  );
}
