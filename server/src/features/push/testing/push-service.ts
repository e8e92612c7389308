import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from '../../../../test/afterwards.ts';

interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = { readonly status: number; readonly headers?: Record<string, string> } | 'hangs up';

/** A push service of RFC 8030 on this machine: takes what it is sent, unless told how to answer at an address. */
export async function pushService() {
  const delivered: Delivered[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      delivered.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.get(path) ?? { status: 201 };
      if (answer === 'hangs up') response.destroy();
      else response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { origin, delivered, answerAt: (browser: Browser, answer: Answer) => answers.set(browser.path, answer) };
}

export type Browser = ReturnType<typeof browserAt>;

/** A browser’s half: its keys, and how it opens what arrives (RFC 8188 and 8291). */
export function browserAt(origin: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(8).toString('hex')}`;
  const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    path,
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    open(body: Buffer): Record<string, unknown> {
      const salt = body.subarray(0, 16);
      const idLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derived(pair.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>;
    },
  };
}

/** The claims of the token (RFC 8292), if the key that stands beside it has signed them. */
export function vapidOf({ authorization = '' }: IncomingHttpHeaders): { key: string; claims: Record<string, unknown> } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by its key.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
