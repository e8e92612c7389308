import { type ReactNode, useState } from 'react';
import { type Data, type Item, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { holderName } from '../../holder.ts';
import { useRouteParam } from '../../router.tsx';
import { areaNames } from '../../texts/codes.ts';
import { roleNames } from '../../texts/names.ts';
import { tokenTexts } from '../../texts/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { nameIn } from '../../words.ts';
import { HandOverButton } from '../service-accounts/hand-over.tsx';
import { RevokeDialog } from './list.tsx';
import { areasOf } from './scopes.ts';
import { isOver, TokenStatus } from './token-status.tsx';
import './tokens.css';

type Token = Data<'/tokens/{id}'>;
type Permission = Item<'/permissions'>;
const back = { to: '/developers/tokens', label: tokenTexts.apiTokens };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const [isRevoking, setIsRevoking] = useState(false);
  const { data: token, error, reload } = useRead('/tokens/{id}', { path: { id } });
  if (!token) {
    return <PendingPage title={tokenTexts.apiToken} back={back} read={{ error, reload }} />;
  }
  return (
    <Page
      title={token.name}
      back={back}
      actions={
        <>
          {token.can?.includes('tokens.handOver') === true && (
            <HandOverButton held={{ kind: 'token', id: token.id, name: token.name }} />
          )}
          {token.can?.includes('tokens.revoke') === true && (
            <Button kind="danger" onClick={() => setIsRevoking(true)}>
              {tokenTexts.revoke}
            </Button>
          )}
        </>
      }
    >
      <Panel title={tokenTexts.token}>
        <Facts
          facts={[
            [tokenTexts.beginsWith, <code key="prefix">{token.prefix}…</code>],
            [tokenTexts.status, <TokenStatus key="status" token={token} />],
            [tokenTexts.actsFor, `${holderName(token.owner)}, ${roleNames[token.owner.role]}`],
            [tokenTexts.writes, token.requires_acceptance ? tokenTexts.onlyProposes : tokenTexts.writesItself],
            [tokenTexts.lastUsed, token.last_used_at === null ? tokenTexts.never : format.ago(token.last_used_at)],
            [tokenTexts.created, format.instant(token.created_at)],
            [tokenTexts.ends, token.expires_at === null ? tokenTexts.never : format.instant(token.expires_at)],
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
      <Panel title={tokenTexts.whatThisTokenSees} note={tokenTexts.whatThisTokenSeesNote(holderName(token.owner))}>
        {isOver(token) && <Notice tone="warning">{tokenTexts.itIsOver}</Notice>}
        {beyond.length > 0 && <Notice tone="warning">{tokenTexts.theRoleOfItsOwner(beyond.join(', '))}</Notice>}
        <Facts
          isLines
          facts={areasOf(token.usable_scopes).map(({ title, scopes }) => [
            title,
            scopes.map(({ name, opens: what }) => (what === '' ? name : what)).join('; '),
          ])}
        />
      </Panel>
      <Panel title={tokenTexts.whatItMayCall} note={data ? tokenTexts.operations(open.length) : undefined}>
        {error && <Failure error={error} retry={reload} />}
        {!data && !error && <Skeleton lines={5} />}
        {areas.map((area) => (
          <details key={area} className="scope-list">
            <summary>
              {tokenTexts.operationsOf(
                nameIn(areaNames, area),
                open.filter((permission) => permission.area === area).length,
              )}
            </summary>
            <ul>
              {open
                .filter((permission) => permission.area === area)
                .map(({ operation, summary, method, path }) => (
                  <li key={operation}>
                    <span lang="en">{summary}</span> <code>{`${method} ${path}`}</code>
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
