import {
  createCipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TapAnswer } from '../taps/record.ts';

type Action = 'IN' | 'OUT' | 'BREAK' | 'BACK';

export interface NewTap {
  readonly user_id: string;
  readonly action: Action;
  readonly pin?: string;
  readonly badge?: string;
  readonly tapped_at?: string;
  readonly tap_id?: string;
  readonly sent_at?: string;
  /** Kept while there was no network. */
  readonly isKept?: boolean;
}

interface Said {
  readonly kiosk: {
    readonly name: string;
    readonly organization: string;
    readonly timezone: string;
    readonly box_key: string;
    readonly badge_is_enough: boolean;
  };
  readonly people: { readonly id: string; readonly state: string }[];
  readonly taps: TapAnswer[];
  readonly user_id: string | null;
  readonly message: string | null;
  readonly wait_seconds?: number;
  readonly clock_ahead_seconds: number | null;
  readonly kept?: number;
}

interface Sent {
  readonly status: number;
  readonly data: Said;
  readonly error: { readonly code: string; readonly details?: Record<string, unknown> } | null;
}

/** A tablet as the page `/kiosk` makes one: a key pair that stays, a cookie, and PINs sealed for the server. */
export class Tablet {
  readonly #server: FastifyInstance;
  readonly #privateKey: KeyObject;
  readonly publicKey: Record<string, unknown>;
  cookie = '';
  #boxKey: Buffer = Buffer.alloc(0);

  constructor(server: FastifyInstance) {
    this.#server = server;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.publicKey = publicKey.export({ format: 'jwk' });
  }

  async #inject(method: 'GET' | 'POST', path: string, payload?: string, headers: Record<string, string> = {}) {
    const answer = await this.#server.inject({
      method,
      url: `/app/api/kiosk${path}`,
      headers: {
        'x-muster-app': '1',
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    const body = answer.json<Pick<Sent, 'data' | 'error'>>();
    const setCookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    if (setCookie !== '') this.cookie = setCookie;
    return { status: answer.statusCode, data: body.data, error: body.error };
  }

  async pair(code: string, key: Record<string, unknown> = this.publicKey): Promise<Sent> {
    const answer = await this.#inject('POST', '/pair', JSON.stringify({ code, public_key: key }));
    if (answer.status === 200) this.#boxKey = Buffer.from(answer.data.kiosk.box_key, 'base64url');
    return answer;
  }

  people = (query = ''): Promise<Sent> => this.#inject('GET', `/people${query}`);

  /** What stands in the body for a tap. */
  written({ isKept = false, pin, badge, ...tap }: NewTap): Record<string, unknown> {
    const whole = { tap_id: randomBytes(12).toString('hex'), tapped_at: new Date().toISOString(), ...tap };
    return {
      ...whole,
      ...(badge === undefined
        ? isKept
          ? { sealed_pin: this.#seal(String(pin), whole) }
          : { pin }
        : isKept
          ? { sealed_badge: this.#seal(badge, whole, ['badge']) }
          : { badge }),
    };
  }

  #seal(
    pin: string,
    tap: { user_id: string; tap_id: string; action: string; tapped_at: string },
    more: readonly string[] = [],
  ): string {
    const own = createECDH('prime256v1');
    const point = own.generateKeys();
    const info = Buffer.concat([Buffer.from('muster-kiosk-pin\0'), point, this.#boxKey]);
    const key = Buffer.from(hkdfSync('sha256', own.computeSecret(this.#boxKey), Buffer.alloc(0), info, 32));
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    cipher.setAAD(Buffer.from([tap.user_id, tap.tap_id, tap.action, tap.tapped_at, ...more].join('|')));
    const text = Buffer.concat([cipher.update(pin), cipher.final()]);
    return Buffer.concat([point, nonce, text, cipher.getAuthTag()]).toString('base64url');
  }

  signed = (text: string): string =>
    sign('sha256', Buffer.from(text), { key: this.#privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');

  send(taps: readonly Record<string, unknown>[], signature?: string): Promise<Sent> {
    const text = JSON.stringify(taps);
    return this.#inject('POST', '/taps', text, { 'muster-device-signature': signature ?? this.signed(text) });
  }

  /** What it kept, once it is unpaired. */
  handOver(taps: readonly Record<string, unknown>[], signature?: string): Promise<Sent> {
    const text = JSON.stringify(taps);
    return this.#inject('POST', '/unsent', text, { 'muster-device-signature': signature ?? this.signed(text) });
  }

  scan(code: string, signature?: string): Promise<Sent> {
    const text = JSON.stringify({ code });
    return this.#inject('POST', '/badge', text, { 'muster-device-signature': signature ?? this.signed(text) });
  }

  async tap(tap: NewTap): Promise<TapAnswer> {
    const answer = await this.send([this.written(tap)]);
    if (answer.status !== 200) throw new Error(`${String(answer.status)} ${JSON.stringify(answer.error)}`);
    const [only] = answer.data.taps;
    if (!only) throw new Error('No tap was answered.');
    return only;
  }
}
