import type { Services } from '../../kernel/services.ts';
import { newId } from '../../lib/ids.ts';
import { insertClient } from './clients-store.ts';
import { hostOf, isRedirectUri } from './redirects.ts';
import { failed, type OAuthAnswer } from './request.ts';

const maxRedirects = 10;
const maxName = 100;

interface Metadata {
  readonly redirect_uris?: unknown;
  readonly client_name?: unknown;
  readonly grant_types?: unknown;
  readonly response_types?: unknown;
}

/** On one line, and without letters that turn the direction of writing: it stands in sentences that people decide by. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxName)
    .toWellFormed();

const lacks = (values: unknown, needed: string): boolean =>
  values !== undefined && !(Array.isArray(values) && values.includes(needed));

/** An app says what it is called and where people are sent back to (RFC 7591). It gets no secret: none would stay one. */
export async function registerClient(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  sent: unknown,
): Promise<OAuthAnswer> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return failed('invalid_client_metadata', 'Send a JSON object with redirect_uris and client_name.');
  const { redirect_uris: uris, client_name: called, grant_types, response_types } = sent as Metadata;
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > maxRedirects)
    return failed('invalid_redirect_uri', `redirect_uris must be a list of 1 to ${String(maxRedirects)} addresses.`);
  const wrong = (uris as unknown[]).find((uri) => typeof uri !== 'string' || !isRedirectUri(uri));
  if (wrong !== undefined)
    return failed(
      'invalid_redirect_uri',
      'Each of redirect_uris must be https, http to this machine, or of a private-use scheme with a dot in it, such as com.example.app (RFC 8252, 7.1); without a fragment, of at most 500 characters.',
    );
  if (lacks(grant_types, 'authorization_code') || lacks(response_types, 'code'))
    return failed('invalid_client_metadata', 'grant_types needs authorization_code, response_types needs code.');
  const redirects = uris as string[];
  const name = typeof called === 'string' ? plain(called) : '';
  const client = {
    id: newId('app', clock.nowMs()),
    name: name === '' ? hostOf(redirects[0] ?? '').host.slice(0, maxName) : name,
    redirect_uris: redirects,
    created_at: clock.now(),
  };
  await insertClient(database.db, client);
  return {
    status: 201,
    body: {
      client_id: client.id,
      client_id_issued_at: Math.floor(clock.nowMs() / 1000),
      client_name: client.name,
      redirect_uris: client.redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  };
}
