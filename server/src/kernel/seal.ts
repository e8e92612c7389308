import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const version = 1;

/**
 * Everything made from MUSTER_SECRET_KEY. Each purpose has a key of its own; what is sealed for one purpose
 * and one record opens for no other.
 */
export class Keys {
  readonly #secret: Buffer;
  readonly #derived = new Map<string, Buffer>();

  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'utf8');
  }

  #key(purpose: string): Buffer {
    let key = this.#derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.#secret, 'muster', purpose, 32));
      this.#derived.set(purpose, key);
    }
    return key;
  }

  /** A keyed digest: cursors, and the check that the key fits the database. */
  mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(purpose)).update(text).digest();
  }

  isMac(purpose: string, text: string, mac: Buffer): boolean {
    const expected = this.mac(purpose, text).subarray(0, mac.length);
    return mac.length >= 16 && expected.length === mac.length && timingSafeEqual(expected, mac);
  }

  /** AES-256-GCM. `context` names the record it belongs to and must be given again to open it. */
  seal(purpose: string, context: string, text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key(purpose), nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body]);
  }

  open(purpose: string, context: string, sealed: Buffer): string {
    if (sealed[0] !== version || sealed.length < 29) throw new Error(`Sealed ${purpose} is of an unknown version.`);
    const decipher = createDecipheriv('aes-256-gcm', this.#key(purpose), sealed.subarray(1, 13));
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(13, 29));
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8');
  }
}
