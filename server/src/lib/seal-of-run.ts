import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** What a seal is over. `run` has no hashes, `lines` are in the order of their ids. */
export interface Sealable {
  readonly run: object;
  readonly lines: readonly object[];
  readonly previous_hash: string | null;
}

/** Canonical JSON by RFC 8785: one text for one value, whoever writes it. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('There is no canonical JSON of nothing.');
  return text;
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export const hashOfJson = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');

export const sealOf = ({ run, lines, previous_hash }: Sealable): string => hashOfJson({ run, lines, previous_hash });

/** A sealed run as a file: the canonical bytes themselves, so that no byte of it can change without being found. */
export const sealedFile = (sealed: Sealable & { readonly hash: string }): Buffer =>
  Buffer.from(
    canonicalJson({ run: sealed.run, lines: sealed.lines, previous_hash: sealed.previous_hash, hash: sealed.hash }),
  );

export type Verification =
  | {
      readonly isIntact: true;
      readonly hash: string;
      readonly previousHash: string | null;
      readonly run: Readonly<Record<string, unknown>>;
      readonly lines: number;
    }
  | { readonly isIntact: false; readonly why: 'unreadable' | 'not_a_run' | 'rewritten' | 'changed' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function isSealed(
  value: unknown,
): value is Sealable & { readonly run: Record<string, unknown>; readonly hash: string } {
  return (
    isObject(value) &&
    Object.keys(value).sort().join(' ') === 'hash lines previous_hash run' &&
    isObject(value['run']) &&
    Array.isArray(value['lines']) &&
    value['lines'].every(isObject) &&
    (value['previous_hash'] === null || isHash(value['previous_hash'])) &&
    isHash(value['hash'])
  );
}

/** Whether a file is a run as it was sealed, by the file alone. */
export function verifySealedFile(bytes: Uint8Array): Verification {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return { isIntact: false, why: 'unreadable' };
  }
  if (!isSealed(value)) return { isIntact: false, why: 'not_a_run' };
  const { run, lines, previous_hash: previousHash, hash: told } = value;
  try {
    if (sealOf({ run, lines, previous_hash: previousHash }) !== told) return { isIntact: false, why: 'changed' };
    if (!sealedFile(value).equals(bytes)) return { isIntact: false, why: 'rewritten' };
  } catch {
    // A lone half of a character has no canonical form.
    return { isIntact: false, why: 'changed' };
  }
  return { isIntact: true, hash: told, previousHash, run, lines: lines.length };
}
