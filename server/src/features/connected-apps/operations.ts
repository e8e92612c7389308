import { Type } from 'typebox';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { asItStands, guardedAsShown, guardsOn } from '../../kernel/guards.ts';
import { listOperation, readOperation, writeOperation } from '../../kernel/operation.ts';
import { scopesOfHolder } from '../../kernel/packages.ts';
import { scopes as lowestRoles } from '../../kernel/scopes.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { say } from '../../lib/texts/texts.ts';
import { revokeToken, ScopeList } from '../tokens/index.ts';
import { countConnections, getVisibleConnection, listVisibleConnections, presentConnection } from './grants-store.ts';
import { lookUpRequest, presentRequest } from './look-up.ts';
import { AppRequest, AppReturn, ConnectedApp } from './record.ts';
import { answerTo } from './request.ts';
import { tellPerson } from './tell.ts';

const maxConnections = 50;
const codeMs = 60_000;

/** As the browser was sent here with: one text, so that nothing is read out of it in two ways. */
export const RequestText = Type.String({
  minLength: 1,
  maxLength: 4000,
  description: 'What the app has sent people here with: the query of the address, as it is.',
  examples: ['client_id=app_01HZX&response_type=code'],
});

export const getAppRequest = readOperation({
  id: 'connectedApps.getRequest',
  route: 'GET /connected-app-request',
  summary: 'Get what an app asks of the person signed in',
  description:
    'Who asks, for what, and what that would open for this person. Refused if the client is unknown or people would be sent back elsewhere than it has registered: nobody is sent anywhere then.',
  surface: 'app',
  scope: null,
  query: Strict({ request: RequestText }),
  returns: AppRequest,

  async run({ actor, db, services, query }) {
    return presentRequest(services, actor, await lookUpRequest(services, db, actor, query.request));
  },
});

export const createConnectedApp = writeOperation({
  id: 'connectedApps.create',
  route: 'POST /connected-apps',
  subject: 'connected_app',
  summary: 'Connect an app',
  description:
    'Lets the app do what the scopes name, in the name of the person signed in and never more than they may. The answer leads back to the app with a code, which it exchanges for a token within a minute. The person is told by mail.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.secret',
  asksFactor: true,
  body: Strict({
    request: RequestText,
    user_id: Id('usr', 'Who was asked: someone else may have signed in meanwhile.'),
    scopes: { ...ScopeList, description: 'What of it the person allows; nothing that was not asked for.' },
    requires_acceptance: Type.Boolean({
      description: 'Whether its writes become proposals, which wait for a person to accept them.',
    }),
  }),
  returns: AppReturn,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { config } = work.services;
    if (body.user_id !== actor.userId) throw invalid('user_id', 'apps.otherPerson', { reason: 'other_person' });
    const { client, asked, problem } = await lookUpRequest(work.services, work.tx, actor, body.request);
    if (asked.fault) throw invalid('request', say('apps.fault', { error: asked.fault.error }));
    if (problem !== null) throw forbidden(`apps.problem${problem}`, { reason: problem.toLowerCase() });
    const beyond = body.scopes.findIndex((scope) => !asked.scopes.includes(scope));
    if (beyond !== -1) throw invalid(`scopes.${String(beyond)}`, 'apps.scopeNotAsked');
    const unusable = body.scopes.find((scope) => !scopesOfHolder(actor).includes(scope));
    if (unusable !== undefined)
      throw forbidden(say('tokens.scopeOfRole', { scope: unusable, lowest: lowestRoles[unusable] }), {
        scope: unusable,
      });
    if ((await countConnections(work)) >= maxConnections)
      throw conflict(say('apps.tooMany', { limit: maxConnections }), { reason: 'app_limit', limit: maxConnections });
    const id = work.newId('cap');
    const code = `mac_${newSecret()}`;
    await work.insert('app_grants', {
      id,
      client_id: client.id,
      user_id: body.user_id,
      scopes: body.scopes,
      requires_acceptance: body.requires_acceptance,
      resource: asked.resource,
      created_at: work.now,
      redirect_uri: asked.redirectUri,
      code_challenge: asked.challenge,
      code_hash: hashSecret(code),
      code_expires_at: new Date(work.nowMs + codeMs).toISOString(),
    });
    const { scopes, requires_acceptance } = body;
    work.audit({ subjectId: id, personId: body.user_id, after: { scopes, requires_acceptance } });
    tellPerson(work, 'connected', body.user_id, client.name);
    return { id, return_url: answerTo(config, asked, { code }) };
  },
});

export const listConnectedApps = listOperation({
  id: 'connectedApps.list',
  route: 'GET /connected-apps',
  summary: 'List connected apps',
  description:
    'One’s own; Administrators and Executives see everyone’s. What an app did stands in the log of requests.',
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only those of this person.')),
    status: Type.Optional(
      AnyOf(
        Type.Enum(['active', 'inactive', 'all']),
        'active (the default): those connected; inactive: those that were.',
      ),
    ),
  }),
  returns: ConnectedApp,
  order: 'newest first',

  async run({ actor, db, services, query, page, nowMs }) {
    const found = await listVisibleConnections(db, actor, query, page, new Date(nowMs).toISOString());
    return mapPage(found, (row) => presentConnection(services, row));
  },
});

const isConnected = ({ revoked_at }: Pick<ConnectedApp, 'revoked_at'>): Verdict =>
  revoked_at === null || conflict('apps.disconnected', { reason: 'state' });

export const revokeConnectedApp = writeOperation({
  id: 'connectedApps.revoke',
  route: 'DELETE /connected-apps/{id}',
  subject: 'connected_app',
  summary: 'Disconnect an app',
  description:
    'One’s own; Administrators and Executives disconnect everyone’s, and the person is told by mail. Requests of the app are refused at once, and it cannot come back by itself.',
  surface: 'app',
  scope: null,
  guards: guardsOn(guardedAsShown<Pick<ConnectedApp, 'revoked_at'>>(ConnectedApp), [asItStands(isConnected)]),
  params: Strict({ id: Id('cap') }),
  returns: ConnectedApp,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const row = await getVisibleConnection(work.tx, actor, params.id, 'locked');
    await work.guard(row);
    await revokeToken(work, row.token_id);
    work.audit({ subjectId: row.id, personId: row.user.id, changedFields: ['revoked_at'] });
    if (row.user.id !== actor.userId) tellPerson(work, 'ended', row.user.id, row.client.name);
    return presentConnection(work.services, { ...row, revoked_at: work.now });
  },
});
