import { Refusal } from '../lib/errors.ts';
import type { FactorQuestion, Operation } from './declaration.ts';

/** The last factor was shown too long ago for this: it is asked for again, in place. */
export const freshSignIn = new Refusal('AUTH_INVALID', 'access.freshSignIn', { reason: 'fresh_sign_in' });

/** Whether what is asked of an operation wants a factor that was shown lately. */
export const wantsFactor = ({ asksFactor: asks }: Operation, asked: () => FactorQuestion): boolean =>
  typeof asks === 'function' ? asks(asked()) : asks === true;
