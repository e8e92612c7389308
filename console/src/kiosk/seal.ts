import type { KeptTap } from './kept.ts';

/** What proves who taps. */
export type Proof = { readonly pin: string } | { readonly badge: string };

const encoder = new TextEncoder();

export function toText(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** For the server alone, and for this tap alone: a key pair made for it once, and the PIN or badge under what it shares with the server’s. */
export async function seal(
  proof: Proof,
  boxKey: string,
  tap: KeptTap,
): Promise<Pick<KeptTap, 'sealed_pin' | 'sealed_badge'>> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = toBytes(boxKey);
  const server = await crypto.subtle.importKey('raw', theirs, curve, false, []);
  const own = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey));
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = joined(encoder.encode('muster-kiosk-pin\0'), point, theirs);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const context = encoder.encode(
    [tap.user_id, tap.tap_id, tap.action, tap.tapped_at, ...('badge' in proof ? ['badge'] : [])].join('|'),
  );
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: context },
    key,
    encoder.encode('badge' in proof ? proof.badge : proof.pin),
  );
  const text = toText(joined(point, nonce, new Uint8Array(sealed)));
  return 'badge' in proof ? { sealed_badge: text } : { sealed_pin: text };
}

export async function signed(text: string, { privateKey }: CryptoKeyPair): Promise<string> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return toText(new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, encoder.encode(text))));
}
