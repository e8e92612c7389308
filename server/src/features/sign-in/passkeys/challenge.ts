import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kernel/services.ts';

/** What a passkey signs: for one purpose, for a while. It is known again by its own seal, and nothing is kept of it until it is used. */
const purpose = 'passkey-challenge';
export const challengeLifetimeMs = 15 * 60_000;
const nonceBytes = 16;
const expiryBytes = 6;
const macBytes = 32;

type Kept = Pick<Services, 'keys' | 'clock'>;

const textOf = (about: string, start: Buffer): string => `${about}\n${start.toString('hex')}`;

/** `about`: what it may be used for, such as adding a passkey to one account. */
export function newChallenge({ keys, clock }: Kept, about: string): Uint8Array<ArrayBuffer> {
  const start = Buffer.alloc(nonceBytes + expiryBytes);
  randomBytes(nonceBytes).copy(start);
  start.writeUIntBE(clock.nowMs() + challengeLifetimeMs, nonceBytes, expiryBytes);
  return new Uint8Array(Buffer.concat([start, keys.mac(purpose, textOf(about, start))]));
}

export function isChallenge({ keys, clock }: Kept, about: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== nonceBytes + expiryBytes + macBytes) return false;
  const start = bytes.subarray(0, nonceBytes + expiryBytes);
  const isOurs = keys.isMac(purpose, textOf(about, start), bytes.subarray(nonceBytes + expiryBytes));
  return isOurs && start.readUIntBE(nonceBytes, expiryBytes) > clock.nowMs();
}
