import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { connectedAppsTexts as texts } from '../../texts/connected-apps.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Chip, Page } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { hostName } from './host-name.ts';

type Connection = Item<'/connected-apps'>;

/** What it may do, in a few words. */
function allowedOf({ scopes, requires_acceptance }: Connection): string {
  const doesWrite = scopes.some((scope) => !scope.endsWith(':read'));
  if (!doesWrite) return texts.readsOnly;
  return requires_acceptance ? texts.onlyProposes : texts.writesItself;
}

export function Connections(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const session = useSession();
  const [search] = useSearch<'status' | 'whose'>();
  const [ending, setEnding] = useState<Connection | null>(null);
  const seesOthers = administers(session);
  const isEveryones = seesOthers && search.whose === 'everyone';
  const isOver = search.status === 'inactive';
  const list = useList('/connected-apps', {
    query: {
      status: isOver ? 'inactive' : 'active',
      user_id: isEveryones ? '' : session.user.id,
    },
  });
  const columns: readonly TableColumn<Connection>[] = [
    {
      id: 'app',
      title: texts.app,
      kind: 'lead',
      cell: ({ client, resource }) => (
        <span className="who__text">
          <span>
            {client.name} {resource === 'MCP' && <Chip>{texts.assistant}</Chip>}
          </span>
          <span className="who__small">{hostName(client)}</span>
        </span>
      ),
    },
    ...(isEveryones ? [{ id: 'person', title: texts.person, cell: ({ user }: Connection) => fullName(user) }] : []),
    {
      id: 'allowed',
      title: texts.allowed,
      cell: (connection) => (
        <span className="who__text" title={connection.scopes.join(', ')}>
          <span>{texts.scopes(connection.scopes.length)}</span>
          <span className="who__small">{allowedOf(connection)}</span>
        </span>
      ),
    },
    {
      id: 'used',
      title: texts.lastUsed,
      cell: ({ last_used_at: at }) => (at === null ? texts.never : format.ago(at)),
    },
    { id: 'since', title: texts.connectedOn, cell: ({ created_at: at }) => format.day(format.dayOf(at)) },
    ...(isOver
      ? [
          {
            id: 'until',
            title: texts.disconnectedOn,
            cell: ({ revoked_at: at }: Connection) => (at === null ? '' : format.day(format.dayOf(at))),
          },
        ]
      : []),
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (connection) => (
        <>
          {can('requests.list') && (
            <ButtonLink to={`/developers/requests?token=${connection.token_id}`} size="small">
              {texts.whatItDid}
              <span className="only-read-aloud"> {connection.client.name}</span>
            </ButtonLink>
          )}
          {connection.can?.includes('connectedApps.revoke') === true && (
            <Button size="small" kind="quiet-danger" onClick={() => setEnding(connection)}>
              {texts.disconnect}
              <span className="only-read-aloud"> {connection.client.name}</span>
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <Page title={texts.title} lead={isEveryones ? texts.leadForAll : texts.lead}>
      <DataTable
        label={texts.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={texts.noun}
        filters={[
          {
            name: 'status',
            label: texts.status,
            any: texts.connected,
            options: [{ value: 'inactive', label: texts.disconnected }],
          },
          ...(seesOthers
            ? [
                {
                  name: 'whose',
                  label: texts.whose,
                  any: texts.mine,
                  options: [{ value: 'everyone', label: texts.everyones }],
                },
              ]
            : []),
        ]}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      />
      {ending && <DisconnectDialog connection={ending} onClose={() => setEnding(null)} />}
    </Page>
  );
}

function DisconnectDialog({
  connection: { id, client },
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}): ReactNode {
  const revoke = useWrite('delete', '/connected-apps/{id}');
  return (
    <ConfirmDialog
      title={texts.disconnectTitle(client.name)}
      action={texts.disconnect}
      onClose={onClose}
      done={texts.isDisconnected(client.name)}
      onConfirm={() => revoke.mutateAsync({ path: { id } })}
    >
      {texts.disconnectText}
    </ConfirmDialog>
  );
}
