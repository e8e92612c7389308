import type { SealedColumn } from '../../../kernel/sealed-columns.ts';
import type { Keys } from '../../../lib/seal.ts';

/** The address may hold a secret of the receiver, and the signing secret is one: neither lies open in the database. */
export const sealUrl = (keys: Keys, endpointId: string, url: string): Buffer =>
  keys.seal('webhook-url', endpointId, url);
export const openUrl = (keys: Keys, endpointId: string, sealed: Buffer): string =>
  keys.open('webhook-url', endpointId, sealed);

export const sealSecret = (keys: Keys, endpointId: string, secret: string): Buffer =>
  keys.seal('webhook-secret', endpointId, secret);
export const openSecret = (keys: Keys, endpointId: string, sealed: Buffer): string =>
  keys.open('webhook-secret', endpointId, sealed);

const sealedColumn = (column: string, purpose: string): SealedColumn => ({
  table: 'webhook_endpoints',
  column,
  purpose,
  key: ['organization_id', 'id'],
  context: 'id',
});

export const endpointSeals: readonly SealedColumn[] = [
  sealedColumn('sealed_url', 'webhook-url'),
  sealedColumn('sealed_secret', 'webhook-secret'),
  sealedColumn('sealed_previous_secret', 'webhook-secret'),
  {
    table: 'webhook_older_secrets',
    column: 'sealed_secret',
    purpose: 'webhook-secret',
    key: ['organization_id', 'endpoint_id', 'sealed_secret'],
    context: 'endpoint_id',
  },
];
