import createClient, { type Middleware } from 'openapi-fetch';
import { errorOf, unreachable } from './error.ts';
import type { components, paths } from './schema.ts';

export type Schemas = components['schemas'];

let whenSignedOut: () => Promise<boolean> = () => Promise.resolve(false);

/** Asked when the server no longer knows the session; true once the person has signed in again. */
export function onSignedOut(listener: () => Promise<boolean>): void {
  whenSignedOut = listener;
}

/** A session that ends asks for the password in place; the request that met the end is then sent once more. */
async function fetchSignedIn(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await send(request);
  const isSignIn = new URL(request.url).pathname === '/app/api/session' && request.method !== 'DELETE';
  if (response.status !== 401 || isSignIn || !(await whenSignedOut())) return response;
  return send(again);
}

const send = (request: Request): Promise<Response> =>
  fetch(request).catch((error: unknown) => {
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
