import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import { Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { type Reader, say, sayTo } from '../../../lib/texts/texts.ts';
import { whomIs } from './link.ts';
import { ProviderProblem } from './problem.ts';
import { inspect } from './protocol.ts';
import { getProvider } from './providers.ts';
import { broughtBack, hear, openBegun } from './sign-in.ts';
import type { ProviderRow } from './store.ts';

const Trial = Type.Object({
  works: Type.Boolean({ description: 'Whether all that was tried went well.' }),
  problem: Nullable(Type.String(), { description: 'What is wrong, in words; null: nothing.' }),
  found: Nullable(Type.String(), { description: 'What a dry sign-in has found, in words; null: none was made.' }),
});

export const testIdentityProvider = writeOperation({
  id: 'identityProviders.test',
  route: 'POST /identity-providers/{id}/test',
  subject: 'identity_provider',
  summary: 'Try an identity provider out',
  description:
    'What it says of itself and its keys; with what a dry sign-in has brought back also that. Nobody is signed in or linked. Works while the provider is off.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  changesNothing: true,
  unrehearsed: 'rehearsal.test',
  params: Strict({ id: Id('idp') }),
  maxBodyBytes: 16 * 1024,
  body: Strict({ sealed: Type.Optional(broughtBack.sealed), answer: Type.Optional(broughtBack.answer) }),
  isBodyOptional: true,
  returns: Trial,
  refuses: ['NOT_FOUND'],

  // The provider takes its time: before the transaction, with no connection in hand.
  async prepare({ services, actor, origin, params, body }) {
    const provider = await getProvider(services, actor.organizationId, params.id);
    const reader = readerOf(origin);
    try {
      await inspect(services, provider);
      if (body.sealed === undefined || body.answer === undefined) return { works: true, problem: null, found: null };
      const found = await drySignIn(services, provider, { sealed: body.sealed, answer: body.answer });
      return { works: true, problem: null, found: sayTo(reader, found) };
    } catch (error) {
      return { works: false, problem: inWords(error, reader), found: null };
    }
  },

  run: ({ prepared }) => Promise.resolve(prepared),
});

function inWords(error: unknown, reader: Reader): string {
  if (error instanceof ProviderProblem || error instanceof Refusal) return sayTo(reader, error.said);
  throw error;
}

/** All of a sign-in but its end. */
async function drySignIn(services: Services, own: ProviderRow, { sealed, answer }: { sealed: string; answer: string }) {
  const { state, provider } = await openBegun(services, sealed, 'TRIAL');
  if (provider.id !== own.id) throw new ProviderProblem('identity.again');
  const { answered, vouched } = await hear(services, provider, state, answer);
  const whom = await whomIs(services.database.db, provider, answered.subject, vouched);
  if (whom instanceof Refusal) throw whom;
  return vouched ? say('identity.wouldLink', { email: vouched.email ?? '' }) : say('identity.isLinked', {});
}
