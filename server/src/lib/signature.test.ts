import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSigningSecret, signatureHeader } from './signature.ts';

const id = 'evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6';
const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ id, text: 'Zoë – ✓' });
const headersOf = (secrets: string[], timestampSeconds = now()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestampSeconds),
  'webhook-signature': signatureHeader(secrets, id, timestampSeconds, body),
});

describe('signatureHeader', () => {
  it('is what the published test vector says', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(signatureHeader([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('is verified by the published package', () => {
    const secret = newSigningSecret();
    expect(new Webhook(secret).verify(body, headersOf([secret]))).toEqual(JSON.parse(body));
  });

  it('with two secrets both verify, the newest standing first', () => {
    const [newer, older] = [newSigningSecret(), newSigningSecret()];
    const headers = headersOf([newer, older]);
    for (const secret of [newer, older]) expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
    expect(headers['webhook-signature'].split(' ')[0]).toBe(
      signatureHeader([newer], id, Number(headers['webhook-timestamp']), body),
    );
    expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow('No matching signature');
  });

  it('a changed body, id or time does not verify', () => {
    const secret = newSigningSecret();
    const headers = headersOf([secret]);
    const webhook = new Webhook(secret);
    expect(() => webhook.verify(`${body} `, headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'evt_other' })).toThrow();
    expect(() =>
      webhook.verify(body, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) }),
    ).toThrow();
  });
});

describe('newSigningSecret', () => {
  it('is whsec_ and 32 random bytes', () => {
    const secret = newSigningSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newSigningSecret()).not.toBe(secret);
  });
});
