import { Type } from 'typebox';
import { openOperation } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { findActor } from '../../people/index.ts';
import { isAppOrigin } from '../app-address.ts';
import { beginSession } from '../begin.ts';
import { cookieFor } from '../cookie.ts';
import { maxMsOf } from '../lifetime.ts';
import { enqueueNotice } from '../notice.ts';
import { takeChallenge } from '../passkeys/store.ts';
import { getSession, Session } from '../record.ts';
import { findFirstSignIn, lockPerson } from '../store.ts';
import { type Whom, whomIs } from './link.ts';
import { findLinked, insertLink, noteLinkUse } from './links-store.ts';
import { ProviderProblem } from './problem.ts';
import { type Answered, beginAt, finishAt, type Vouched } from './protocol.ts';
import { openState, type Purpose, purposes, type SignInState } from './state.ts';
import { findProvider, findProviderAnywhere, listProvidersOfDomain, type ProviderRow, shareProvider } from './store.ts';

export const listWays = openOperation({
  id: 'session.ways',
  route: 'POST /session/ways',
  summary: 'Tell how an address can sign in',
  description:
    'Providers that vouch for addresses of this domain. The same whether or not anyone has the address: nobody is looked up. A password or a passkey can be tried with any address.',
  maxBodyBytes: 4096,
  body: Strict({ email: Type.String({ description: 'What someone has typed.', maxLength: 254 }) }),
  returns: Type.Object({
    providers: Type.Array(
      Type.Object({
        id: Id('idp', 'To begin with.'),
        name: Type.String({ description: 'What it is called.' }),
        organization: Type.String({ description: 'Whose it is.' }),
      }),
      { description: 'Those that are on; none: the password comes next.' },
    ),
  }),

  async run({ services, body }) {
    const email = body.email.trim().toLowerCase();
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const providers = domain === '' ? [] : await listProvidersOfDomain(services.database.db, domain);
    return { data: { providers } };
  },
});

/** What the browser brings back from a provider. */
export const broughtBack = {
  sealed: Type.String({
    maxLength: 4000,
    pattern: '^[A-Za-z0-9_-]+$',
    description: 'What the beginning answered with.',
  }),
  answer: Type.String({
    maxLength: 8000,
    description: 'What stands behind the ? of the address to which the provider has sent the browser.',
    examples: ['code=1f0b&state=x9&iss=https%3A%2F%2Flogin.northwind.example'],
  }),
};

/** Where a provider sends the browser back to. */
export const returnPath = '/sign-in/return';

export const beginProvider = openOperation({
  id: 'session.beginProvider',
  route: 'POST /session/provider/begin',
  summary: 'Begin to sign in with a provider',
  description:
    'Where the browser goes, and what it brings back with the answer. To show oneself again, or to try a provider out, begins the same way.',
  maxBodyBytes: 4096,
  body: Strict({
    provider_id: Id('idp', 'With which one.'),
    origin: Type.String({
      maxLength: 300,
      description: 'Where the app is open, as scheme, host and port: the provider leads back there.',
      examples: ['https://muster.example'],
    }),
    purpose: Type.Enum([...purposes], { description: 'To sign in, to show oneself again, or to try it out.' }),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'What was typed, for the provider to fill in.' })),
  }),
  returns: Type.Object({
    url: Type.String({ description: 'The page of the provider.' }),
    sealed: broughtBack.sealed,
  }),
  refuses: ['NOT_FOUND', 'UNAVAILABLE'],

  async run({ services, body: { provider_id: id, origin, purpose, email } }) {
    const provider = await findProviderAnywhere(services.database.db, id);
    if (!provider || (!provider.is_enabled && purpose !== 'TRIAL')) throw notFound('identity provider');
    const here = URL.canParse(origin) ? new URL(origin) : null;
    if (!here || !isAppOrigin(services.config, provider.base_url, here)) throw invalid('origin', 'identity.origin');
    const redirectUri = here.origin + returnPath;
    try {
      return { data: await beginAt(services, provider, { purpose, redirectUri, email: email?.trim() }) };
    } catch (error) {
      throw refusalFor(error, provider);
    }
  },
});

/** What a person is told: that the provider is away, or what is wrong with its answer. */
export function refusalFor(error: unknown, { name }: Pick<ProviderRow, 'name'>): unknown {
  if (!(error instanceof ProviderProblem)) return error;
  const details = { reason: error.isAway ? 'provider_away' : 'provider_answer', provider: name };
  return new Refusal(error.isAway ? 'UNAVAILABLE' : 'AUTH_INVALID', error.said, details);
}

const worthless = (): Refusal => new Refusal('AUTH_INVALID', 'identity.again', { reason: 'again' });

/** What was begun for this purpose, and the provider as it stands. */
export async function openBegun(
  services: Pick<Services, 'keys' | 'database'>,
  sealed: string,
  purpose: Purpose,
): Promise<{ state: SignInState; provider: ProviderRow }> {
  const state = openState(services, sealed);
  const provider =
    state?.purpose === purpose
      ? await findProvider(services.database.db, state.organization_id, state.provider_id)
      : null;
  if (!state || !provider || (!provider.is_enabled && purpose !== 'TRIAL')) throw worthless();
  return { state, provider };
}

export const createSessionByProvider = openOperation({
  id: 'session.createByProvider',
  route: 'POST /session/provider',
  summary: 'Sign in with a provider',
  description:
    'With what it has answered. Answers with a cookie. Counts as both factors. A person is known by what the provider calls them; the first time by an address that it vouches for, of a domain of the provider’s, if nothing else is known of them there.',
  maxBodyBytes: 16 * 1024,
  body: Strict(broughtBack),
  returns: Session,
  refuses: ['AUTH_INVALID', 'UNAVAILABLE'],

  async run({ services, origin, body }) {
    const { db } = services.database;
    const { state, provider } = await openBegun(services, body.sealed, 'SIGN_IN');
    // The provider is waited for with no connection in hand.
    const { answered, vouched } = await hear(services, provider, state, body.answer);
    const whom = await whomIs(db, provider, answered.subject, vouched);
    if (whom instanceof Refusal) throw whom;
    const actor = await findActor(db, provider.organization_id, whom.user_id);
    if (!actor?.isActive) throw worthless();
    const secret = await inUnitOfWork(services, actor, origin, (work) =>
      startSession(work, { provider, state, answered, vouched, whom }),
    );
    return {
      data: await getSession(db, services, actor, {}),
      headers: { 'Set-Cookie': cookieFor(services.config, { secret, maxMs: maxMsOf(actor.organization.settings) }) },
    };
  },
});

/** Who is not known yet is asked for an address. */
export async function hear(
  services: Services,
  provider: ProviderRow,
  state: SignInState,
  answer: string,
): Promise<{ answered: Answered; vouched: Vouched | null }> {
  try {
    const answered = await finishAt(services, provider, state, answer);
    const linked = await findLinked(services.database.db, provider, answered.subject);
    return { answered, vouched: linked ? null : await answered.findAddress() };
  } catch (error) {
    throw refusalFor(error, provider);
  }
}

const stateKeptMs = 60 * 60_000;

/** false: it was answered before. */
export const takeState = (work: UnitOfWork, { state }: SignInState): Promise<boolean> =>
  takeChallenge(
    work.tx,
    work.actor.organizationId,
    hashSecret(state),
    new Date(work.nowMs + stateKeptMs).toISOString(),
  );

interface Heard {
  readonly provider: ProviderRow;
  readonly state: SignInState;
  readonly answered: Answered;
  readonly vouched: Vouched | null;
  readonly whom: Whom;
}

/** Everything is judged again under the person's lock: a link, the provider or their access may be gone by now. */
async function startSession(work: UnitOfWork, { provider, state, answered, vouched, whom }: Heard): Promise<string> {
  const { tx } = work;
  const person = await lockPerson(tx, provider.organization_id, whom.user_id);
  const now = await shareProvider(tx, provider);
  if (!person?.is_active || now?.is_enabled !== true || !(await takeState(work, state))) throw worthless();
  const again = await whomIs(tx, now, answered.subject, vouched);
  if (again instanceof Refusal) throw again;
  if (again.user_id !== whom.user_id) throw worthless();
  if (again.link_id === null) await link(work, now, again.user_id, answered.subject);
  else if (!(await noteLinkUse(work, again.link_id))) throw worthless();
  const holder = { organization_id: provider.organization_id, user_id: whom.user_id };
  const account = { ...holder, first_signed_in_at: await findFirstSignIn(tx, holder) };
  return beginSession(work, account, {
    way: 'PROVIDER',
    needsFactor: false,
    provider: { id: provider.id, sid: answered.sid },
  });
}

async function link(work: UnitOfWork, provider: ProviderRow, userId: string, subject: string): Promise<void> {
  const id = work.newId('idl');
  await insertLink(work, { id, provider_id: provider.id, user_id: userId, subject });
  work.audit({ action: 'identityLinks.create', subjectType: 'identity_link', subjectId: id, personId: userId });
  enqueueNotice(work, { notice: 'provider-linked', provider: provider.name }, userId);
}
