import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Without and with the id of the key: 1, nonce, tag, text; 2, key id, nonce, tag, text. */
const [plainVersion, namedVersion] = [1, 2];
export const keyIdLength = 4;

const nonceLength = 12;
const nonces = Buffer.alloc(nonceLength * 256);
let noncesUsed = nonces.length;

/** Random, and no byte of it is ever used again; one call to the system for many. */
function newNonce(): Buffer {
  if (noncesUsed === nonces.length) {
    randomFillSync(nonces);
    noncesUsed = 0;
  }
  noncesUsed += nonceLength;
  return Buffer.from(nonces.subarray(noncesUsed - nonceLength, noncesUsed));
}

/** One secret, and what is derived from it. */
class SecretKey {
  readonly #secret: Buffer;
  readonly #derived = new Map<string, Buffer>();
  /** Tells keys apart without telling anything of them: kept in the database, and its start in what is sealed. */
  readonly check: Buffer;
  readonly id: Buffer;

  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'utf8');
    this.check = this.mac('key-check', 'muster');
    this.id = this.check.subarray(0, keyIdLength);
  }

  #key(purpose: string): Buffer {
    let key = this.#derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.#secret, 'muster', purpose, 32));
      this.#derived.set(purpose, key);
    }
    return key;
  }

  mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(purpose)).update(text).digest();
  }

  /** Nonce, tag and encrypted text. */
  encrypt(purpose: string, context: string, text: string): Buffer[] {
    const nonce = newNonce();
    const cipher = createCipheriv('aes-256-gcm', this.#key(purpose), nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [nonce, cipher.getAuthTag(), body];
  }

  decrypt(purpose: string, context: string, encrypted: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#key(purpose), encrypted.subarray(0, 12));
    decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(12, 28));
    return Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]).toString('utf8');
  }
}

/**
 * Everything made from MUSTER_SECRET_KEY. Each purpose has a key of its own; what is sealed for one purpose
 * and one record opens for no other. Previous keys still open and verify; the current one alone seals and signs.
 */
export class Keys {
  readonly #current: SecretKey;
  readonly #all: readonly SecretKey[];

  constructor(secret: string, previous: readonly string[] = []) {
    this.#current = new SecretKey(secret);
    const others = [...new Set(previous)].filter((other) => other !== secret);
    this.#all = [this.#current, ...others.map((other) => new SecretKey(other))];
  }

  /** What tells the current key from others. */
  get check(): Buffer {
    return this.#current.check;
  }

  /** The checks of all keys, the current one first. */
  get checks(): readonly Buffer[] {
    return this.#all.map(({ check }) => check);
  }

  /** A keyed digest, such as that of an erased address. */
  mac(purpose: string, text: string): Buffer {
    return this.#current.mac(purpose, text);
  }

  /** The same by each key, the current one first: what an earlier one made is found by these. */
  macs(purpose: string, text: string): Buffer[] {
    return this.#all.map((key) => key.mac(purpose, text));
  }

  isMac(purpose: string, text: string, mac: Buffer): boolean {
    if (mac.length < 16 || mac.length > 32) return false;
    return this.#all.some((key) => timingSafeEqual(key.mac(purpose, text).subarray(0, mac.length), mac));
  }

  /**
   * AES-256-GCM. `context` names the record it belongs to and must be given again to open it. The key's id is
   * written while there is more than one: processes of the version before read what a single key has sealed.
   */
  seal(purpose: string, context: string, text: string): Buffer {
    return this.#all.length > 1 ? this.#sealNamed(purpose, context, text) : this.#sealPlain(purpose, context, text);
  }

  #sealPlain(purpose: string, context: string, text: string): Buffer {
    return Buffer.concat([Buffer.from([plainVersion]), ...this.#current.encrypt(purpose, context, text)]);
  }

  #sealNamed(purpose: string, context: string, text: string): Buffer {
    const { id } = this.#current;
    return Buffer.concat([Buffer.from([namedVersion]), id, ...this.#current.encrypt(purpose, context, text)]);
  }

  open(purpose: string, context: string, sealed: Buffer): string {
    if (sealed[0] === namedVersion && sealed.length >= 29 + keyIdLength)
      return this.#openNamed(purpose, context, sealed);
    if (sealed[0] !== plainVersion || sealed.length < 29)
      throw new Error(`Sealed ${purpose} is of an unknown version.`);
    let fault: unknown;
    for (const key of this.#all) {
      try {
        return key.decrypt(purpose, context, sealed.subarray(1));
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  }

  #openNamed(purpose: string, context: string, sealed: Buffer): string {
    const id = sealed.subarray(1, 1 + keyIdLength);
    const key = this.#all.find((candidate) => candidate.id.equals(id));
    if (!key) throw new Error(`Sealed ${purpose} needs a key that is not among those configured.`);
    return key.decrypt(purpose, context, sealed.subarray(1 + keyIdLength));
  }

  /** The same text under the current key, with its id. */
  reseal(purpose: string, context: string, sealed: Buffer): Buffer {
    return this.#sealNamed(purpose, context, this.open(purpose, context, sealed));
  }

  /** How a value begins that the current key has sealed and says so. */
  get currentMark(): Buffer {
    return Buffer.concat([Buffer.from([namedVersion]), this.#current.id]);
  }
}
