import { randomFillSync } from 'node:crypto';
import { type TString, Type } from 'typebox';

/** One prefix a kind of record. */
export type IdPrefix =
  | 'org'
  | 'usr'
  | 'svc'
  | 'dep'
  | 'dmg'
  | 'team'
  | 'tok'
  | 'app'
  | 'cap'
  | 'crs'
  | 'trn'
  | 'ann'
  | 'ast'
  | 'acat'
  | 'crt'
  | 'crq'
  | 'goal'
  | 'cft'
  | 'cfd'
  | 'cfv'
  | 'bpl'
  | 'ben'
  | 'comp'
  | 'chk'
  | 'ctk'
  | 'ctp'
  | 'ten'
  | 'tsh'
  | 'tcr'
  | 'prn'
  | 'prl'
  | 'pft'
  | 'prj'
  | 'tsk'
  | 'cli'
  | 'shf'
  | 'wtp'
  | 'avx'
  | 'sof'
  | 'sap'
  | 'srq'
  | 'lbg'
  | 'lvt'
  | 'lv'
  | 'lva'
  | 'bal'
  | 'hac'
  | 'wif'
  | 'hol'
  | 'lck'
  | 'exp'
  | 'eli'
  | 'epd'
  | 'emi'
  | 'rct'
  | 'doc'
  | 'fld'
  | 'sgn'
  | 'whe'
  | 'dlv'
  | 'evt'
  | 'req'
  | 'aud'
  | 'sal'
  | 'imp'
  | 'impf'
  | 'expt'
  | 'ers'
  | 'mail'
  | 'ses'
  | 'psk'
  | 'psh'
  | 'ksk'
  | 'ktp'
  | 'emc'
  | 'sgi'
  | 'idp'
  | 'idl'
  | 'dom'
  | 'ntf'
  | 'cal'
  | 'svw'
  | 'blk'
  | 'dar'
  | 'dpy'
  | 'agr'
  | 'prp'
  | 'emp'
  | 'epr'
  | 'set'
  | 'sbx';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const entropy = Buffer.alloc(16 * 256);
let entropyUsed = entropy.length;
let lastTimeMs = -1;
let lastTime = '';
const last = new Uint8Array(16);

function encodeTime(timeMs: number): string {
  let text = '';
  for (let rest = timeMs, i = 0; i < 10; i++) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Sixteen base32 digits; within one millisecond each is the one before plus one, so that ids of a batch keep their order. */
function nextRandom(isSameMs: boolean): void {
  if (isSameMs) {
    for (let i = 15; i >= 0; i--) {
      const digit = (last[i] ?? 0) + 1;
      last[i] = digit % 32;
      if (digit < 32) return;
    }
    return;
  }
  if (entropyUsed === entropy.length) {
    randomFillSync(entropy);
    entropyUsed = 0;
  }
  for (let i = 0; i < 16; i++) last[i] = (entropy[entropyUsed++] ?? 0) % 32;
  // Leaves room for a batch to count up without wrapping around.
  last[0] = (last[0] ?? 0) % 16;
}

/** A ULID with its kind in front. `timeMs` is the product's time, so that the test clock moves ids as well. */
export function newId(prefix: IdPrefix, timeMs: number): string {
  const isSameMs = timeMs === lastTimeMs;
  if (!isSameMs) {
    lastTimeMs = timeMs;
    lastTime = encodeTime(timeMs);
  }
  nextRandom(isSameMs);
  let text = `${prefix}_${lastTime}`;
  for (let i = 0; i < 16; i++) text += alphabet.charAt(last[i] ?? 0);
  return text;
}

/** No id made at this instant or later comes before it: a stretch of time as a range of ids. */
export const lowestId = (prefix: IdPrefix, timeMs: number): string =>
  `${prefix}_${encodeTime(Math.max(timeMs, 0))}${'0'.repeat(16)}`;

/** When an id was made, in product time. */
export function timeOfId(id: string): number {
  let timeMs = 0;
  for (const digit of id.slice(-26, -16)) timeMs = timeMs * 32 + alphabet.indexOf(digit);
  return timeMs;
}

const example = '01K9Z3V5Q8R2T4W6Y8A0C2E4G6';

/** Ids in examples: of the record itself, and of another of the same kind. */
export const sampleId = (prefix: IdPrefix): string => `${prefix}_${example}`;
export const otherSampleId = (prefix: IdPrefix): string => `${prefix}_01K9Z3V5Q8R2T4W6Y8A0C2E4H7`;

/** The schema of an id of one kind. In a path a malformed id is an unknown one: 404. */
export const Id = (prefix: IdPrefix, description?: string): TString =>
  Type.String({
    pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`,
    maxLength: 40,
    examples: [`${prefix}_${example}`],
    ...(description && { description }),
  });

/** Who holds or did something: a person, or a service account. */
export const ActorId = (description?: string): TString =>
  Type.String({
    pattern: '^(?:usr|svc)_[0-9A-HJKMNP-TV-Z]{26}$',
    maxLength: 40,
    examples: [`usr_${example}`],
    ...(description && { description }),
  });

/** An id of whatever kind of record. */
export const AnyId = (): TString => Type.String({ pattern: '^[a-z]{2,6}_[0-9A-HJKMNP-TV-Z]{26}$', maxLength: 40 });

/** An id as a filter: opaque, and one that names nothing finds nothing. */
export const IdFilter = (prefix: IdPrefix, description: string): TString =>
  Type.String({ maxLength: 100, examples: [`${prefix}_${example}`], description });
