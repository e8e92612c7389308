import { createHash } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.ts';
import type { Keys } from '../../../lib/seal.ts';
import type { EndpointRow, WebhookEndpoint } from './record.ts';
import { mayChange } from './rules.ts';
import { openUrl } from './seals.ts';

/** For those who may change the address: with the hash, someone else could test guesses at a secret part of it. */
const hashOf = (row: EndpointRow, actor: Actor, keys: Keys): string | null =>
  mayChange(actor, row) === true
    ? createHash('sha256')
        .update(openUrl(keys, row.id, row.sealed_url))
        .digest('hex')
    : null;

export const presentEndpoint = (row: EndpointRow, actor: Actor, keys: Keys): WebhookEndpoint => ({
  id: row.id,
  url: row.host,
  url_hash: hashOf(row, actor, keys),
  events: row.events,
  description: row.description,
  owner: { id: row.owner_id, first_name: row.owner_first_name, last_name: row.owner_last_name },
  status: row.status,
  status_reason: row.status_reason,
  status_changed_at: row.status_changed_at,
  consecutive_failures: row.consecutive_failures,
  last_success_at: row.last_success_at,
  last_failure_at: row.last_failure_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
