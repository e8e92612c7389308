import type { Services } from '../../../kernel/services.ts';

export const purposes = ['SIGN_IN', 'CONFIRM', 'TRIAL'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * What is remembered between the way to the provider and back. The browser keeps it, sealed: a restart, or another process, knows it
 * again, and nobody else can begin what they then finish.
 */
export interface SignInState {
  readonly provider_id: string;
  readonly organization_id: string;
  readonly purpose: Purpose;
  readonly redirect_uri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** By the clock of this machine, which the provider's is compared with. */
  readonly started_ms: number;
}

const purpose = 'sign-in-state';
const lifetimeMs = 15 * 60_000;

type Kept = Pick<Services, 'keys'>;

export const sealState = ({ keys }: Kept, state: SignInState): string =>
  keys.seal(purpose, 'browser', JSON.stringify(state)).toString('base64url');

/** null: it is none of ours, or took too long. */
export function openState({ keys }: Kept, sealed: string): SignInState | null {
  try {
    const state = JSON.parse(keys.open(purpose, 'browser', Buffer.from(sealed, 'base64url'))) as SignInState;
    return Math.abs(Date.now() - state.started_ms) < lifetimeMs ? state : null;
  } catch {
    return null;
  }
}
