import createClient, { type Middleware } from 'openapi-fetch';
import { errorOf, unreachable } from './error.ts';
import type { components, paths } from './schema.ts';

export type Schemas = components['schemas'];

let whenSignedOut: () => Promise<boolean> = () => Promise.resolve(false);

/** Asked when the server no longer knows the session; true once the person has signed in again. */
export function onSignedOut(listener: () => Promise<boolean>): void {
  whenSignedOut = listener;
}

let whenFactorAsked: () => Promise<boolean> = () => Promise.resolve(false);

/** Asked when the server wants a factor again before it does something; true once it was shown. */
export function onFactorAsked(listener: () => Promise<boolean>): void {
  whenFactorAsked = listener;
}

const asksFactor = async (response: Response): Promise<boolean> =>
  (await errorOf(response.clone())).reason === 'fresh_sign_in';

/** Where a 401 is the answer, and no session that has ended. */
const signInPaths = ['/app/api/session', '/app/api/session/passkey', '/app/api/session/provider'];

/**
 * A session that ends, or that is asked for a factor again, is asked in place; the request that met it is then sent once
 * more.
 */
export async function askedInPlace(attempt: () => Promise<Response>): Promise<Response> {
  const response = await attempt();
  if (response.status !== 401) return response;
  const isOpen = (await asksFactor(response)) ? await whenFactorAsked() : await whenSignedOut();
  return isOpen ? attempt() : response;
}

function fetchSignedIn(request: Request): Promise<Response> {
  const isSignIn = signInPaths.includes(new URL(request.url).pathname) && request.method !== 'DELETE';
  return isSignIn ? send(request) : askedInPlace(() => send(request.clone()));
}

/** Who is signed in, asked for by theme.js before this script was here. */
const early = globalThis as { musterSession?: Promise<Response> };

function takeEarly({ method, url }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || new URL(url).pathname !== signInPaths[0]) return undefined;
  const { musterSession } = early;
  // Once: later questions are about later.
  delete early.musterSession;
  return musterSession;
}

const send = (request: Request): Promise<Response> =>
  (takeEarly(request) ?? fetch(request)).catch((error: unknown) => {
    throw request.signal.aborted ? error : unreachable();
  });

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await errorOf(response);
  },
};

/** Every operation of both surfaces, typed by its path. A refusal is thrown as an ApiError. */
export const client = createClient<paths>({
  baseUrl: '/app/api',
  credentials: 'same-origin',
  headers: { Accept: 'application/json', 'X-Muster-App': '1' },
  fetch: fetchSignedIn,
  // Several values stand between commas, in one parameter.
  querySerializer: { array: { style: 'form', explode: false } },
});
client.use(refusals);
