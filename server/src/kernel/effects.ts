import { Refusal } from '../lib/errors.ts';

/**
 * What a request does to the organization, by whichever operation: guards hang on these and not on doors. `isFresh`: in the app a factor
 * must have been shown lately. `isForTwo`: an organization may ask for a second person (`four_eyes`); every write that has it can be
 * proposed.
 */
const effects = {
  PERSON_CREATED: { isForTwo: true },
  PERSON_CHANGED: { isForTwo: true },
  ROLE_GIVEN: { isForTwo: true, isFresh: true },
  LEAD_GIVEN: { isForTwo: true },
  ACCESS_GIVEN: { isForTwo: true, isFresh: true },
  PERSON_ERASED: { isForTwo: true, isFresh: true },
  GOVERNMENT_IDS_CHANGED: { isForTwo: true, isFresh: true },
  EMAIL_CHANGED: { isFresh: true },
  PAY_CHANGED: { isForTwo: true },
  PERIOD_CLOSED: { isForTwo: true },
  PAY_SEALED: { isForTwo: true, isFresh: true },
  PAY_TAKEN_OUT: { isFresh: true },
  EXPENSES_PAID: { isForTwo: true },
  SETTINGS_CHANGED: { isForTwo: true },
  POLICY_LOOSENED: { isForTwo: true, isFresh: true },
  DATA_SENT_OUT: { isForTwo: true },
  DEPARTMENT_DELETED: { isForTwo: true },
} as const satisfies Record<string, { readonly isForTwo?: true; readonly isFresh?: true }>;

export type Effect = keyof typeof effects;
export const effectNames = Object.keys(effects) as Effect[];

const has = (effect: Effect, what: 'isForTwo' | 'isFresh'): boolean => what in effects[effect];

export const isForTwo = (effect: Effect): boolean => has(effect, 'isForTwo');

/** What a request asks for. As it came where a factor is asked for, checked where two people are. */
export interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What an operation causes: always, or by what is asked of it. */
export type Effects =
  | readonly Effect[]
  | {
      /** All that it can cause. */
      readonly may: readonly Effect[];
      readonly of: (asked: Asked) => readonly Effect[];
      /** It does what other operations do, so that its id in `four_eyes` stands for itself alone. */
      readonly isCarrier?: true;
    };

interface Causing {
  readonly effects?: Effects;
  readonly asksFactor?: true | ((asked: Asked) => boolean);
  readonly batchOf?: Causing;
}

const isPlain = (declared: Effects): declared is readonly Effect[] => Array.isArray(declared);

/** All that it can cause. */
export const possibleEffects = ({ effects: declared = [] }: Pick<Causing, 'effects'>): readonly Effect[] =>
  isPlain(declared) ? declared : declared.may;

/** What its id in `four_eyes` means beside itself. */
export const effectsNamedBy = ({ effects: declared = [] }: Pick<Causing, 'effects'>): readonly Effect[] =>
  isPlain(declared) || declared.isCarrier !== true ? possibleEffects({ effects: declared }) : [];

/** What this request causes; a batch, what its entries do. */
export function effectsOf({ effects: declared = [], batchOf }: Causing, asked: () => Asked): readonly Effect[] {
  if (batchOf?.effects) {
    const { query, body } = asked();
    const entries = Array.isArray(body['entries']) ? (body['entries'] as Asked['body'][]) : [];
    return entries.flatMap((entry) => effectsOf(batchOf, () => ({ query, body: entry })));
  }
  return isPlain(declared) ? declared : declared.of(asked());
}

/** The last factor was shown too long ago for this: it is asked for again, in place. */
export const freshSignIn = new Refusal('AUTH_INVALID', 'access.freshSignIn', { reason: 'fresh_sign_in' });

/** For what is known only once the record was read. Tokens are not asked. */
export function refuseStale({ surface, isStale }: { readonly surface: string; readonly isStale?: boolean }): void {
  if (surface === 'app' && isStale === true) throw freshSignIn;
}

/** Whether what is asked of an operation wants a factor that was shown lately. */
export function wantsFactor(operation: Causing, asked: () => Asked): boolean {
  const { asksFactor: asks } = operation;
  if (typeof asks === 'function' ? asks(asked()) : asks === true) return true;
  return effectsOf(operation, asked).some((effect) => has(effect, 'isFresh'));
}
