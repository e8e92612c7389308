import { randomUUID } from 'node:crypto';
import { sql, type Sql } from '../../../db/sql.ts';
import { newId } from '../../../lib/ids.ts';
import { leaseEnd, type Claimed } from '../engine/claim.ts';
import { column, jsonColumn } from '../engine/columns.ts';
import type { DeliveryTarget } from '../delivery-targets.ts';
import type { Shown } from './render-events.ts';

type Row = Omit<Claimed, 'claim_token'> & { readonly claim_token: string | null };

/** The deliveries of some events: each body is sent to the database once, however many get it. */
export class NewDeliveries {
  readonly #groups: { readonly shown: Shown; readonly rows: readonly Row[] }[];
  readonly #createdAt: string;

  /** Those that have a place to go to are claimed as they are made. */
  constructor(all: readonly Shown[], nowMs: number, hasPlace: (receiver: DeliveryTarget) => boolean) {
    this.#createdAt = new Date(nowMs).toISOString();
    const token = randomUUID();
    this.#groups = all.map((shown) => ({
      shown,
      rows: shown.receivers.map((receiver) => ({
        organization_id: shown.event.organization_id,
        endpoint_id: receiver.endpointId,
        id: newId('dlv', nowMs),
        event_id: shown.event.id,
        event_type: shown.event.type,
        activation: receiver.activation,
        attempt_count: 0,
        payload: shown.payload,
        rendered: { rights: receiver.rights, atMs: shown.renderedMs },
        is_test: false,
        created_at: this.#createdAt,
        claim_token: hasPlace(receiver) ? token : null,
      })),
    }));
  }

  get claimed(): Claimed[] {
    return this.#groups.flatMap(({ rows }) => rows.filter((row) => row.claim_token !== null)) as Claimed[];
  }

  get unclaimed(): Row[] {
    return this.#groups.flatMap(({ rows }) => rows.filter((row) => row.claim_token === null));
  }

  insert(): Sql[] {
    const groups = this.#groups;
    if (groups.length === 0) return [];
    const ofEach = (value: (row: Row) => string | number | null) =>
      column(groups.map(({ rows }) => rows.map((row) => value(row) ?? '').join(' ')));
    const one = sql`
      insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, activation, payload,
        created_at, claim_token, status, next_attempt_at, claimed_until)
      select shown.organization_id, made.endpoint_id, made.id, shown.event_id, shown.event_type, made.activation::integer,
             shown.payload, at.created_at, made.claim_token,
             case when made.claim_token is null then 'queued' else 'delivering' end,
             case when made.claim_token is null then at.created_at end,
             case when made.claim_token is not null then at.lease_end end
        from (select ${this.#createdAt}::timestamptz as created_at, ${leaseEnd} as lease_end) as at,
             unnest(${column(groups.map(({ shown }) => shown.event.organization_id))},
                    ${column(groups.map(({ shown }) => shown.event.id))},
                    ${column(groups.map(({ shown }) => shown.event.type))},
                    ${jsonColumn(groups.map(({ shown }) => shown.payload))},
                    ${ofEach((row) => row.endpoint_id)}, ${ofEach((row) => row.id)},
                    ${ofEach((row) => row.activation)}, ${ofEach((row) => row.claim_token)})
               as shown (organization_id, event_id, event_type, payload, endpoint_ids, ids, activations, tokens)
       cross join lateral unnest(string_to_array(shown.endpoint_ids, ' '), string_to_array(shown.ids, ' '),
                    string_to_array(shown.activations, ' '), string_to_array(shown.tokens, ' ', ''))
               as made (endpoint_id, id, activation, claim_token)`;
    return [one];
  }
}
