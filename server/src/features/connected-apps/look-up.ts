import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../kernel/services.ts';
import { invalid } from '../../lib/errors.ts';
import { type ClientRow, findClient, presentClient } from './clients-store.ts';
import { findStanding } from './policy-store.ts';
import type { AppRequest } from './record.ts';
import { type Asked, clientIdIn, findProblem, judgeScopes, readRequest, refusalTo } from './request.ts';

/** What an app asks of a person, and what is in the way. */
interface LookedUp {
  readonly client: ClientRow;
  readonly asked: Asked;
  readonly problem: AppRequest['problem'];
  readonly isAskedFor: boolean;
}

/** Who asks for what, by the text that people were sent with; refuses what cannot be answered. */
export async function lookUpRequest(
  { config }: Pick<Services, 'config'>,
  db: Db,
  actor: Actor,
  text: string,
): Promise<LookedUp> {
  const client = await findClient(db, clientIdIn(text));
  if (!client) throw invalid('request', 'apps.unknownClient');
  const asked = readRequest(config, client, text);
  const standing = await findStanding(db, actor, client.id);
  const problem = findProblem(actor, standing?.approved_at != null);
  return { client, asked, problem, isAskedFor: standing?.asked_at != null };
}

export const presentRequest = (
  { config, catalogue }: Pick<Services, 'config' | 'catalogue'>,
  actor: Actor,
  { client, asked, problem, isAskedFor }: LookedUp,
): AppRequest => ({
  client: presentClient(client, asked.redirectUri),
  resource: asked.resource,
  scopes: asked.fault ? [] : judgeScopes(catalogue.operations, actor, asked.scopes),
  problem,
  is_asked_for: isAskedFor,
  error: asked.fault?.error ?? null,
  error_description: asked.fault?.description ?? null,
  return_url: refusalTo(config, asked),
});
