import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { Tap } from './record.ts';

/** What a device seals PINs for: of a kiosk, and of one pairing. */
export interface BoxKey {
  /** The point of the curve, uncompressed. */
  readonly publicKey: Buffer;
  /** In hex. */
  readonly privateKey: string;
}

const curve = 'prime256v1';
const [pointLength, nonceLength, tagLength] = [65, 12, 16];

export function newBoxKey(): BoxKey {
  const pair = createECDH(curve);
  return { publicKey: pair.generateKeys(), privateKey: pair.getPrivateKey('hex') };
}

/** The public half of a device, as its browser exports it. null: it is no key that can sign. */
export function isSigningKey({ kty, crv, x, y }: Readonly<Record<string, unknown>>): boolean {
  if (kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string') return false;
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  if (point.length !== pointLength) return false;
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** A sealed PIN or badge opens with the tap that it was made for, and with no other. */
export const contextOf = ({ user_id, tap_id, action, tapped_at, sealed_badge }: Tap): string =>
  [user_id, tap_id, action, tapped_at, ...(sealed_badge === undefined ? [] : ['badge'])].join('|');

/**
 * The point of a pair made for this once, a nonce, and the PIN or badge under AES-256-GCM, by a key from the secret that both pairs share. null:
 * it is nothing that was sealed for this key and this tap.
 */
export function openSealed(privateKey: string, tap: Tap): string | null {
  const sealed = Buffer.from(tap.sealed_badge ?? tap.sealed_pin ?? '', 'base64url');
  if (sealed.length < pointLength + nonceLength + tagLength) return null;
  const point = sealed.subarray(0, pointLength);
  const nonce = sealed.subarray(pointLength, pointLength + nonceLength);
  const text = sealed.subarray(pointLength + nonceLength, -tagLength);
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey, 'hex');
    const info = Buffer.concat([Buffer.from('muster-kiosk-pin\0'), point, pair.getPublicKey()]);
    const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(point), Buffer.alloc(0), info, 32));
    const cipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(contextOf(tap)));
    cipher.setAuthTag(sealed.subarray(-tagLength));
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
