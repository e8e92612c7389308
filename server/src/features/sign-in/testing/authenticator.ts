import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

interface Answering {
  readonly origin?: string;
  readonly isVerified?: boolean;
  /** What it says its count is; it counts by itself otherwise. */
  readonly counter?: number;
}

/** A passkey in software: an ES256 key that answers as authenticators do, or lies as it is told to. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId = randomBytes(16);
  readonly #origin: string;
  #counter: number;

  /** Counts from this on; 0: it keeps no count, as passkeys in password managers do. */
  constructor(origin: string, counter = 1) {
    this.#origin = origin;
    this.#counter = counter;
  }

  #data(origin: string, { isVerified = true, counter = this.#counter }: Answering, more = Buffer.alloc(0)): Buffer {
    const flags = present | (isVerified ? verified : 0) | (more.length > 0 ? attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  }

  #clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** For POST /passkeys. */
  made(challenge: string, { origin = this.#origin, ...how }: Answering = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), bytes(this.#data(origin, how, credential))],
    ]);
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data: this.#clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** For POST /session/passkey and POST /session/confirm. */
  answered(challenge: string, { origin = this.#origin, ...how }: Answering = {}) {
    if (this.#counter > 0) this.#counter++;
    const data = this.#data(origin, how);
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data: clientData.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }
}
