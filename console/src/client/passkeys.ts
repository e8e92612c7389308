import { passkeyTexts } from '../texts/factors.ts';
import { ApiError } from './error.ts';
import { type Data, write } from './hooks.ts';

type RequestOptions = Data<'/session/passkey/options', 'post'>;

/** Fetched when someone may use one. */
const library = () => import('@simplewebauthn/browser');

/** Browsers have no passkeys for addresses of numbers, nor without TLS. */
export const isNumericHost = (): boolean => /^[\d.]+$|^\[/.test(window.location.hostname);
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window && !isNumericHost();

/** The same page where passkeys work, for who runs Muster on this machine. */
export const namedAddress = (): string | null =>
  /^127\.|^\[::1\]$/.test(window.location.hostname)
    ? window.location.origin.replace(window.location.hostname, 'localhost')
    : null;

/** What the browser throws when the person thought better of it, or another request took its place. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

async function attempted<T>(attempt: () => Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (isCancelled(error)) return null;
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(409, { error: { message: isKnown ? passkeyTexts.isKnown : passkeyTexts.failed } });
  }
}

/** What the passkey answers; null: the person chose none. */
async function askFor(options: RequestOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await library();
  const given = await attempted(() => startAuthentication({ optionsJSON: options, useBrowserAutofill }));
  if (!given) return null;
  const { clientDataJSON, authenticatorData, signature } = given.response;
  return { credential_id: given.id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
}

/** How often someone has asked by a button: the list of the browser must not take the place of what they see. */
let timesAsked = 0;

/** For signing in. With autofill it waits until someone chooses a passkey from the list of the browser. */
export async function passkeyToSignIn({ isAutofill = false }: { readonly isAutofill?: boolean } = {}) {
  if (!isAutofill) timesAsked++;
  const asked = timesAsked;
  if (isAutofill && !(await (await library()).browserSupportsWebAuthnAutofill())) return null;
  const { data } = await write('post', '/session/passkey/options', { body: {} });
  return isAutofill && asked !== timesAsked ? null : askFor(data, isAutofill);
}

/** For someone signed in who is asked again. */
export async function passkeyToConfirm() {
  const { data } = await write('post', '/session/confirm/options');
  return askFor(data);
}

/** Makes one and keeps it; null: the person thought better of it. */
export async function addPasskey(name: string): Promise<Data<'/passkeys', 'post'> | null> {
  const { data: options } = await write('post', '/passkeys/options');
  const { startRegistration } = await library();
  const made = await attempted(() =>
    startRegistration({
      optionsJSON: {
        ...options,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  const body = {
    name,
    credential_id: made.id,
    client_data: clientDataJSON,
    attestation: attestationObject,
    transports: [...transports],
  };
  return (await write('post', '/passkeys', { body })).data;
}
