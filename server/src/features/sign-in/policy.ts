import { type Actor, administers } from '../../kernel/actor.ts';
import { conflict, type Verdict } from '../../lib/errors.ts';
import type { Factors } from './codes/store.ts';

/** Whether the organization asks this person for a second factor. */
export function needsSecondFactor(actor: Actor): boolean {
  const { second_factor: policy } = actor.organization.settings;
  return policy === 'EVERYONE' || (policy === 'ADMINISTRATORS' && administers(actor));
}

export const hasSecondFactor = ({ has_codes, has_passkeys }: Factors): boolean => has_codes || has_passkeys;

/** What a password has to be followed by. Without a policy a passkey is one more way in; codes are always asked for. */
export const isPasswordEnough = (actor: Actor, factors: Factors): boolean =>
  !factors.has_codes && !(factors.has_passkeys && needsSecondFactor(actor));

/** The last factor stays while the organization asks for one. */
export const mayGoWithout = (actor: Actor, left: Factors): Verdict =>
  hasSecondFactor(left) || !needsSecondFactor(actor) || conflict('factors.lastOne', { reason: 'second_factor' });
