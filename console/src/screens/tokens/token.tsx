import { type ReactNode, useState } from 'react';
import { type Data, type Item, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { roleNames } from '../../texts/names.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { fullName, plainly, plural } from '../../words.ts';
import { RevokeDialog } from './list.tsx';
import { areasOf } from './scopes.ts';
import { isOver, TokenStatus } from './token-status.tsx';
import './tokens.css';

type Token = Data<'/tokens/{id}'>;
type Permission = Item<'/permissions'>;
const back = { to: '/developers/tokens', label: 'API tokens' };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const [isRevoking, setIsRevoking] = useState(false);
  const { data: token, error, reload } = useRead('/tokens/{id}', { path: { id } });
  if (!token) {
    return <PendingPage title="API token" back={back} read={{ error, reload }} />;
  }
  return (
    <Page
      title={token.name}
      back={back}
      actions={
        token.can?.includes('tokens.revoke') === true && (
          <Button kind="danger" onClick={() => setIsRevoking(true)}>
            Revoke
          </Button>
        )
      }
    >
      <Panel title="Token">
        <Facts
          facts={[
            ['Begins with', <code key="prefix">{token.prefix}…</code>],
            ['Status', <TokenStatus key="status" token={token} />],
            ['Acts for', `${fullName(token.owner)}, ${roleNames[token.owner.role]}`],
            ['Last used', token.last_used_at === null ? 'Never' : format.ago(token.last_used_at)],
            ['Created', format.instant(token.created_at)],
            ['Ends', token.expires_at === null ? 'Never' : format.instant(token.expires_at)],
          ]}
        />
      </Panel>
      <Sight token={token} />
      {isRevoking && <RevokeDialog token={token} onClose={() => setIsRevoking(false)} />}
    </Page>
  );
}

/** What requests with it can reach: its scopes as far as the owner's role goes, and the operations they open. */
function Sight({ token }: { readonly token: Token }): ReactNode {
  const { data, error, reload } = useRead('/permissions');
  const beyond = token.scopes.filter((scope) => !token.usable_scopes.includes(scope));
  const open = data?.filter((permission) => opens(token, permission)) ?? [];
  const areas = [...new Set(open.map(({ area }) => area))];
  return (
    <>
      <Panel title="What this token sees" note={`No more than ${fullName(token.owner)} may see`}>
        {isOver(token) && <Notice tone="warning">It is over: every request with it is refused.</Notice>}
        {beyond.length > 0 && (
          <Notice tone="warning">
            The role of its owner does not reach these scopes, so they open nothing: {beyond.join(', ')}.
          </Notice>
        )}
        <Facts
          facts={areasOf(token.usable_scopes).map(({ title, scopes }) => [
            title,
            scopes.map(({ name, opens: what }) => (what === '' ? name : what)).join('; '),
          ])}
        />
      </Panel>
      <Panel title="What it may call" note={data ? plural(open.length, 'operation') : undefined}>
        {error && <Failure error={error} retry={reload} />}
        {!data && !error && <Skeleton lines={5} />}
        {areas.map((area) => (
          <details key={area} className="scope-list">
            <summary>
              {plainly(area)}: {plural(open.filter((permission) => permission.area === area).length, 'operation')}
            </summary>
            <ul>
              {open
                .filter((permission) => permission.area === area)
                .map(({ operation, summary, method, path }) => (
                  <li key={operation}>
                    {summary} <code>{`${method} ${path}`}</code>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </Panel>
    </>
  );
}

const opens = (token: Token, { is_app_only, scope, roles }: Permission): boolean =>
  !is_app_only && roles.includes(token.owner.role) && (scope === null || token.usable_scopes.includes(scope));
