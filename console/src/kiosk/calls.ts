import type { Known, Person, Place } from './kept.ts';
import { signed } from './seal.ts';

/** There was no answer; or one that says to come again. */
export class Away extends Error {
  override readonly name = 'Away';
}
/** The server knows this device no more. */
export class Unpaired extends Error {
  override readonly name = 'Unpaired';
}

/** So long someone waits before their tap is kept. */
const tapMs = 6000;
/** Nobody stands before what is handed over at the end. */
const handOverMs = 60_000;

interface Answered {
  readonly data: unknown;
  readonly message: string;
}

interface Asked {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly withinMs?: number;
}

async function call(path: string, { withinMs = tapMs, ...asked }: Asked, language: string): Promise<Answered> {
  let response: Response;
  try {
    response = await fetch(`/app/api/kiosk${path}`, {
      ...asked,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(withinMs),
      headers: { 'X-Muster-App': '1', 'Accept-Language': language, ...asked.headers },
    });
  } catch {
    throw new Away();
  }
  if (response.status === 401) throw new Unpaired();
  if (response.status === 429 || response.status >= 500) throw new Away();
  const body = (await response.json().catch(() => null)) as { data?: unknown; error?: { message: string } } | null;
  if (body === null) throw new Away();
  return { data: body.data, message: body.error?.message ?? '' };
}

export interface PeopleAnswer {
  readonly kiosk: Place;
  readonly clock_ahead_seconds: number | null;
  readonly people: readonly Person[];
}

export const knownFrom = ({ kiosk, people }: PeopleAnswer): Known => ({
  place: kiosk,
  people,
  heardAt: new Date().toISOString(),
});

const json = { 'Content-Type': 'application/json' };

/** A text: why not. */
export async function pair(
  code: string,
  { publicKey }: CryptoKeyPair,
  language: string,
): Promise<PeopleAnswer | string> {
  const public_key = await crypto.subtle.exportKey('jwk', publicKey);
  const body = JSON.stringify({ code, public_key });
  const { data, message } = await call('/pair', { method: 'POST', headers: json, body }, language);
  return data === undefined ? message : (data as PeopleAnswer);
}

export async function askPeople(unsent: number, language: string): Promise<PeopleAnswer> {
  const query = new URLSearchParams({ unsent: String(unsent), at: new Date().toISOString() });
  return (await call(`/people?${query.toString()}`, {}, language)).data as PeopleAnswer;
}

export interface TapAnswer {
  readonly tap_id: string;
  readonly result: string;
  readonly message: string;
  readonly language: string;
  readonly state?: Person['state'];
}

export interface TapsAnswer {
  readonly taps: readonly TapAnswer[];
  readonly clock_ahead_seconds: number | null;
}

export interface BadgeAnswer {
  /** null: nobody whom the tablet serves. */
  readonly user_id: string | null;
  readonly message: string | null;
}

const signedCall = async (
  path: string,
  body: string,
  key: CryptoKeyPair,
  language: string,
  withinMs = tapMs,
): Promise<Answered> => {
  const headers = { ...json, 'Muster-Device-Signature': await signed(body, key) };
  return call(path, { method: 'POST', headers, body, withinMs }, language);
};

/** Whom a badge names. */
export async function readBadge(code: string, key: CryptoKeyPair, language: string): Promise<BadgeAnswer> {
  const { data, message } = await signedCall('/badge', JSON.stringify({ code }), key, language);
  return (data as BadgeAnswer | undefined) ?? { user_id: null, message };
}

/** What this tablet kept, once it is unpaired. false: the server takes nothing of it. */
export async function handOver(taps: readonly object[], key: CryptoKeyPair, language: string): Promise<boolean> {
  const sent_at = new Date().toISOString();
  const body = JSON.stringify(taps.map((tap) => ({ ...tap, sent_at })));
  try {
    return (await signedCall('/unsent', body, key, language, handOverMs)).data !== undefined;
  } catch (error) {
    if (error instanceof Unpaired) return false;
    throw error;
  }
}

export async function sendTaps(taps: readonly object[], key: CryptoKeyPair, language: string): Promise<TapsAnswer> {
  const sent_at = new Date().toISOString();
  const body = JSON.stringify(taps.map((tap) => ({ ...tap, sent_at })));
  const { data } = await signedCall('/taps', body, key, language);
  if (data === undefined) throw new Away();
  return data as TapsAnswer;
}
