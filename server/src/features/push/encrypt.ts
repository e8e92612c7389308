import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave: its public key (P-256, uncompressed) and a secret that it shares with nobody else. */
export interface Receiver {
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

const curve = 'prime256v1';
/** The one record is padded up to here, so that its length tells nothing of what it says. */
const paddedBytes = 2048;
const recordBytes = 4096;

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Whether it is a point of the curve. */
export function isPublicKey(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false;
  try {
    const ecdh = createECDH(curve);
    ecdh.generateKeys();
    ecdh.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

function newPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}

export interface Ingredients {
  readonly salt?: Buffer;
  readonly pair?: ECDH;
  readonly padTo?: number;
}

/** A message that the browser alone opens: RFC 8291, in the one record of RFC 8188. */
export function encrypt(
  text: string,
  { p256dh, auth }: Receiver,
  { salt = randomBytes(16), pair = newPair(), padTo = paddedBytes }: Ingredients = {},
): Buffer {
  const own = pair.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]);
  const secret = derived(pair.computeSecret(p256dh), auth, keyInfo, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const said = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, padTo - said.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(Buffer.concat([said, Buffer.from([2]), padding])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, body, cipher.getAuthTag()]);
}
