import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { type WebhookHeaders, webhooks, WebhookVerificationError } from './index.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const other = `whsec_${Buffer.from('another secret, which is not used').toString('base64')}`;
const body = JSON.stringify({
  id: 'evt_1',
  type: 'user.updated',
  data: { object: { id: 'usr_1', email: 'é@example.com' } },
  previous: { job_title: 'Cook' },
});
const signed = (at = new Date(), text = body, by = secret): Record<string, string> => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign('evt_1', at, text),
});

describe('a genuine event', () => {
  test('is told apart by its type', () => {
    const event = webhooks.verify({ body, headers: signed(), secret });
    if (event.type !== 'user.updated') throw new Error('Another type.');
    // Typed: `previous` belongs to this type alone.
    expect(event.previous?.job_title).toBe('Cook');
  });

  test.for([
    ['of a Request', () => new Headers(signed())],
    [
      'in any case',
      () => Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    ['beside others', () => ({ ...signed(), 'set-cookie': ['a', 'b'], host: undefined })],
  ] as [string, () => WebhookHeaders][])('is found with headers %s', ([, headers]) => {
    expect(webhooks.verify({ body, headers: headers(), secret }).id).toBe('evt_1');
  });

  test('may come as bytes, and be signed by any of several secrets', () => {
    const bytes = new TextEncoder().encode(body);
    expect(webhooks.verify({ body: bytes, headers: signed(), secret: [other, secret] }).id).toBe('evt_1');
  });
});

describe('refused', () => {
  const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
  test.for([
    ['a body that was changed', { body: body.replace('Cook', 'Chef'), headers: signed(), secret }],
    ['another secret', { body, headers: signed(), secret: other }],
    ['one older than five minutes', { body, headers: signed(minutes(-6)), secret }],
    ['one from the future', { body, headers: signed(minutes(6)), secret }],
    ['one without a signature', { body, headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': '1' }, secret }],
    ['a signed text that is no JSON', { body: 'hello', headers: signed(new Date(), 'hello'), secret }],
  ] as const)('%s', ([, request]) => {
    expect(() => webhooks.verify(request)).toThrow(WebhookVerificationError);
  });

  test('a secret that is empty is a mistake of the receiver', () => {
    expect(() => webhooks.verify({ body, headers: signed(), secret: '' })).toThrow(TypeError);
  });
});
