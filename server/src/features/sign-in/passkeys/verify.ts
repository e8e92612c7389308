import { isIP } from 'node:net';
import { type Static, Type } from 'typebox';
import type { InstallationConfig, Services } from '../../../kernel/services.ts';
import { Strict } from '../../../lib/schema.ts';
import { isAppOrigin } from '../app-address.ts';
import { isChallenge } from './challenge.ts';
import type { PasskeyRow } from './store.ts';

/** Loaded with the first passkey: a start should not wait for it. */
export const webauthn = () => import('@simplewebauthn/server');

const Bytes = (description: string, maxLength = 2000) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description: `${description} In base64url.` });

const answerFields = {
  credential_id: Bytes('Which passkey it is.'),
  client_data: Bytes('What the browser has signed: clientDataJSON.', 8000),
};

/** How a passkey has answered a challenge. */
export const PasskeyAnswer = Strict({
  ...answerFields,
  authenticator_data: Bytes('authenticatorData.'),
  signature: Bytes('Of the two.'),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** What a browser tells of a new one. */
export const newPasskeyFields = {
  ...answerFields,
  attestation: Bytes('attestationObject.', 40_000),
  transports: Type.Array(Type.String({ maxLength: 30 }), {
    maxItems: 10,
    description: 'How the authenticator can be reached, as the browser says.',
  }),
};
export type NewPasskeyAnswer = Static<ReturnType<typeof Strict<typeof newPasskeyFields>>>;

/** The origin that the browser names, if the app is there: at its own address, at that of an organization of theirs, or on this machine as localhost. */
function appAt(
  config: Pick<InstallationConfig, 'baseUrl'>,
  ownUrls: readonly string[],
  clientData: string,
): URL | null {
  const claimed = claimedOrigin(clientData);
  // Browsers have no passkeys for addresses of numbers.
  if (!claimed || isIP(claimed.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return [null, ...ownUrls].some((ownUrl) => isAppOrigin(config, ownUrl, claimed)) ? claimed : null;
}

function claimedOrigin(clientData: string): URL | null {
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown };
    return typeof origin === 'string' ? new URL(origin) : null;
  } catch {
    return null;
  }
}

interface Expected {
  /** What the challenge was for. */
  readonly about: string;
  /** The addresses of their organizations' own. */
  readonly ownUrls: readonly string[];
}

type Kept = Pick<Services, 'keys' | 'clock' | 'config'>;

/** What the passkey says its count is; null: this is no answer of it to a challenge of ours, for this purpose and at this address. */
export async function counterOf(
  services: Kept,
  { about, ownUrls }: Expected,
  passkey: Pick<PasskeyRow, 'credential_id' | 'public_key'>,
  answer: PasskeyAnswer,
): Promise<{ readonly counter: number; readonly challenge: string } | null> {
  const place = appAt(services.config, ownUrls, answer.client_data);
  if (!place) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const id = passkey.credential_id.toString('base64url');
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: answer.client_data,
          authenticatorData: answer.authenticator_data,
          signature: answer.signature,
        },
      },
      expectedChallenge: (given) => isChallenge(services, about, (challenge = given)),
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      // Counts are compared where they are saved, so that two at once cannot both pass.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter, challenge } : null;
  } catch {
    return null;
  }
}

/** The new passkey; null: what the browser sent is none, for this purpose and at this address. */
export async function newPasskeyIn(
  services: Kept,
  { about, ownUrls }: Expected,
  answer: NewPasskeyAnswer,
): Promise<{ readonly credentialId: Buffer; readonly publicKey: Buffer; readonly counter: number } | null> {
  const place = appAt(services.config, ownUrls, answer.client_data);
  if (!place) return null;
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.credential_id,
        rawId: answer.credential_id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: answer.client_data, attestationObject: answer.attestation },
      },
      expectedChallenge: (given) => isChallenge(services, about, given),
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
  } catch {
    return null;
  }
}
