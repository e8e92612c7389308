import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** Of an organization: by it push services know who sends. */
export interface VapidKey {
  /** The point of the curve, uncompressed. */
  readonly publicKey: Buffer;
  /** PKCS #8 in base64. */
  readonly privateKey: string;
}

const hoursValid = 12;

export function newVapidKey(): VapidKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** RFC 8292: who sends, for one push service and for half a day. Its clocks are those of the machine. */
export function authorization(
  { publicKey, privateKey }: VapidKey,
  origin: string,
  contact: string,
  nowMs = Date.now(),
): string {
  const exp = Math.floor(nowMs / 1000) + hoursValid * 3600;
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: origin, exp, sub: contact })}`;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${claims}.${signature}, k=${publicKey.toString('base64url')}`;
}
