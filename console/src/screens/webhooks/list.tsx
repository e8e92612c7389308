import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { holderName } from '../../holder.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { listTexts, statusNames } from '../../texts/webhooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { type Endpoint, EndpointStatus } from './status.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const status = search.status as Endpoint['status'] | undefined;
  const list = useList('/webhooks', { query: { status } });
  const add = can('webhooks.create') && (
    <ButtonLink to="/developers/webhooks/new" kind="primary" icon="plus">
      {listTexts.addAnEndpoint}
    </ButtonLink>
  );
  const columns: readonly TableColumn<Endpoint>[] = [
    {
      id: 'url',
      title: listTexts.endpoint,
      kind: 'lead',
      cell: ({ id, url, description }) => (
        <span className="who__text">
          <Link to={`/developers/webhooks/${id}`} className="row-link">
            {url}
          </Link>
          {description !== null && <span className="who__small">{description}</span>}
        </span>
      ),
    },
    { id: 'status', title: listTexts.status, cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
    {
      id: 'events',
      title: listTexts.events,
      cell: ({ events }) => (events.includes('*') ? listTexts.everyEvent : listTexts.kinds(events.length)),
    },
    { id: 'owner', title: listTexts.owner, cell: ({ owner }) => holderName(owner) },
    {
      id: 'success',
      title: listTexts.lastDelivered,
      cell: ({ last_success_at }) => (last_success_at === null ? listTexts.never : format.ago(last_success_at)),
    },
    {
      id: 'failures',
      title: listTexts.failuresInARow,
      kind: 'number',
      cell: ({ consecutive_failures }) => format.number(consecutive_failures),
    },
  ];
  return (
    <Page title={listTexts.webhooks} lead={listTexts.webhooksLead} actions={add === false ? undefined : add}>
      <DataTable
        label={listTexts.webhookEndpoints}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.anyStatus, options: optionsOf(statusNames) },
        ]}
        tools={<CopyAsCurl operation="webhooks.list" query={{ status }} />}
        empty={{
          title: listTexts.noEndpointsYet,
          text: listTexts.noEndpointsYetText,
          action: add,
        }}
      />
    </Page>
  );
}
