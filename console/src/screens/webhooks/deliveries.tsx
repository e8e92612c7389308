import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { cancelReasons, deliveriesTexts, deliveryNames } from '../../texts/webhooks.ts';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { optionsOf } from '../../words.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { RedeliverFailed } from './redeliver-failed.tsx';
import { type Delivery, DeliveryStatus, type Endpoint } from './status.tsx';
import { watchMs } from './watch.ts';
import './webhooks.css';

/** What the receiver answered last, or why nothing was sent. */
function outcomeOf({ cancel_reason, last_response_status, last_error }: Delivery): string {
  if (cancel_reason !== null) return cancelReasons[cancel_reason];
  if (last_error !== null) return last_error;
  return last_response_status === null ? '' : deliveriesTexts.theReceiverAnswered(last_response_status);
}

export function Deliveries({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<'status' | 'delivery'>();
  const status = search.status as Delivery['status'] | undefined;
  const path = { id: endpoint.id };
  const list = useList('/webhooks/{id}/deliveries', { path, query: { status } }, { refetchEveryMs: watchMs });
  const columns: readonly TableColumn<Delivery>[] = [
    {
      id: 'event',
      title: deliveriesTexts.event,
      kind: 'lead',
      cell: (delivery) => (
        <button type="button" className="link-button" onClick={() => change({ delivery: delivery.id })}>
          <span className="mono">{delivery.event_type}</span>
          {delivery.is_test && <span className="quiet"> {deliveriesTexts.test}</span>}
          {delivery.is_redelivery && <span className="quiet"> {deliveriesTexts.again}</span>}
        </button>
      ),
    },
    { id: 'status', title: deliveriesTexts.status, cell: (delivery) => <DeliveryStatus delivery={delivery} /> },
    {
      id: 'attempts',
      title: deliveriesTexts.attempts,
      kind: 'number',
      cell: ({ attempt_count }) => format.number(attempt_count),
    },
    { id: 'outcome', title: deliveriesTexts.whatHappened, cell: outcomeOf },
    {
      id: 'next',
      title: deliveriesTexts.nextAttempt,
      cell: ({ next_attempt_at }) => (next_attempt_at === null ? '' : format.ago(next_attempt_at)),
    },
    {
      id: 'created',
      title: deliveriesTexts.raised,
      usual: 'descending',
      cell: ({ created_at }) => <span title={format.instantInFull(created_at)}>{format.instant(created_at)}</span>,
    },
  ];
  return (
    <section aria-label={deliveriesTexts.deliveries}>
      <DataTable
        label={deliveriesTexts.deliveries}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={deliveriesTexts.noun}
        filters={[
          {
            name: 'status',
            label: deliveriesTexts.status,
            any: deliveriesTexts.anyStatus,
            options: optionsOf(deliveryNames),
          },
        ]}
        tools={
          <>
            {endpoint.can?.includes('webhooks.redeliverFailed') === true && <RedeliverFailed endpoint={endpoint} />}
            <CopyAsCurl operation="webhooks.deliveries.list" path={path} query={{ status }} />
          </>
        }
        empty={deliveriesTexts.empty}
      />
      {search.delivery !== undefined && (
        <DeliveryDialog
          endpoint={endpoint}
          id={search.delivery}
          onOpen={(delivery) => change({ delivery })}
          onClose={() => change({ delivery: undefined })}
        />
      )}
    </section>
  );
}
