import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { statusNames } from '../../texts/webhooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { fullName, optionsOf, plural } from '../../words.ts';
import { type Endpoint, EndpointStatus } from './status.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const status = search.status as Endpoint['status'] | undefined;
  const list = useList('/webhooks', { query: { status } });
  const add = can('webhooks.create') && (
    <ButtonLink to="/developers/webhooks/new" kind="primary" icon="plus">
      Add an endpoint
    </ButtonLink>
  );
  const columns: readonly TableColumn<Endpoint>[] = [
    {
      id: 'url',
      title: 'Endpoint',
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
    { id: 'status', title: 'Status', cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
    {
      id: 'events',
      title: 'Events',
      cell: ({ events }) => (events.includes('*') ? 'Every event' : plural(events.length, 'kind')),
    },
    { id: 'owner', title: 'Owner', cell: ({ owner }) => fullName(owner) },
    {
      id: 'success',
      title: 'Last delivered',
      cell: ({ last_success_at }) => (last_success_at === null ? 'Never' : format.ago(last_success_at)),
    },
    {
      id: 'failures',
      title: 'Failures in a row',
      kind: 'number',
      cell: ({ consecutive_failures }) => format.number(consecutive_failures),
    },
  ];
  return (
    <Page
      title="Webhooks"
      lead="Muster tells your programs what happens, as it happens. Every message is signed."
      actions={add === false ? undefined : add}
    >
      <DataTable
        label="Webhook endpoints"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={['endpoint', 'endpoints']}
        filters={[{ name: 'status', label: 'Status', any: 'Any status', options: optionsOf(statusNames) }]}
        tools={<CopyAsCurl operation="webhooks.list" query={{ status }} />}
        empty={{
          title: 'No endpoints yet',
          text: 'Add the address of a receiver, choose what it is told, and send it a test.',
          action: add,
        }}
      />
    </Page>
  );
}
