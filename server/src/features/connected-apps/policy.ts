import { readOperation, writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { lockOrganization, setPolicy, tenantOf } from '../organization/index.ts';
import { revokeToken } from '../tokens/index.ts';
import { listLiveTokens } from './grants-store.ts';
import { lookUpRequest, presentRequest } from './look-up.ts';
import { RequestText } from './operations.ts';
import { deleteApproval, getClientOf, listClientsOf, saveApproval, saveAsk } from './policy-store.ts';
import { AppRequest, ConnectedAppPolicy, ListedClient, policy } from './record.ts';
import { tellPerson } from './tell.ts';

const common = { surface: 'app', scope: null, role: 'ADMINISTRATOR' } as const;
const params = Strict({ id: Id('app') });

export const getConnectedAppPolicy = readOperation({
  ...common,
  id: 'connectedAppPolicy.get',
  route: 'GET /connected-app-policy',
  shows: ['connected_app', 'app_client'],
  summary: 'Get which apps people of the organization may connect',
  returns: ConnectedAppPolicy,

  async run({ actor, db }) {
    const { connected_apps } = actor.organization.settings;
    return { connected_apps, clients: await listClientsOf(db, actor) };
  },
});

/** Whatever the policy no longer lets in is disconnected, and its people are told. */
async function endConnections(work: UnitOfWork, which: Parameters<typeof listLiveTokens>[1]): Promise<void> {
  for (const { token_id, user_id, client_name } of await listLiveTokens(work, which)) {
    await revokeToken(work, token_id);
    tellPerson(work, 'ended', user_id, client_name);
  }
}

export const updateConnectedAppPolicy = writeOperation({
  ...common,
  id: 'connectedAppPolicy.update',
  route: 'PUT /connected-app-policy',
  subject: 'organization',
  summary: 'Set which apps people of the organization may connect',
  description:
    'Apps that it no longer lets in are disconnected at once: with NOBODY all of them, with LISTED those that are not approved. Their people are told by mail.',
  effects: ['POLICY_LOOSENED'],
  body: Strict({ connected_apps: policy }),
  returns: ConnectedAppPolicy,

  async run({ actor, work, body: { connected_apps: wanted } }) {
    const { connected_apps: before } = actor.organization.settings;
    await setPolicy(work, { connected_apps: wanted });
    if (wanted !== 'ANYONE') await endConnections(work, { sparesApproved: wanted === 'LISTED' });
    const isSame = before === wanted;
    work.audit({
      subjectId: actor.organizationId,
      changedFields: isSame ? [] : ['connected_apps'],
      before: { connected_apps: before },
      after: { connected_apps: wanted },
    });
    work.changesAccess();
    return { connected_apps: wanted, clients: await listClientsOf(work.tx, actor) };
  },
});

export const askForApp = writeOperation({
  id: 'appClients.ask',
  route: 'POST /connected-app-asks',
  subject: 'app_client',
  summary: 'Ask Administrators to approve an app',
  description: 'For whoever came with an app that is not approved yet, where only approved ones are let in.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.asked',
  body: Strict({ request: RequestText }),
  returns: AppRequest,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const found = await lookUpRequest(work.services, work.tx, actor, body.request);
    if (found.problem !== 'NOT_LISTED') throw conflict('apps.needNotAsk', { reason: 'state' });
    const { client } = found;
    await saveAsk(work, client.id);
    work.audit({ subjectId: client.id });
    return presentRequest(work.services, actor, { ...found, isAskedFor: true });
  },
});

export const approveApp = writeOperation({
  ...common,
  id: 'appClients.approve',
  route: 'POST /app-clients/{id}/approve',
  subject: 'app_client',
  summary: 'Approve an app',
  description: 'One that people have connected or asked for. Where only approved apps are let in, people connect it.',
  effects: ['POLICY_LOOSENED'],
  params,
  returns: ListedClient,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params: { id } }) {
    const client = await getClientOf(work.tx, actor, id);
    if (client.approved_at !== null) return client;
    await saveApproval(work, id);
    work.audit({ subjectId: id, changedFields: ['approved_at'] });
    return getClientOf(work.tx, actor, id);
  },
});

export const withdrawApp = writeOperation({
  ...common,
  id: 'appClients.withdraw',
  route: 'POST /app-clients/{id}/withdraw',
  subject: 'app_client',
  summary: 'Withdraw the approval of an app, or decline what was asked',
  description: 'Where only approved apps are let in, it is disconnected at once, and its people are told by mail.',
  params,
  returns: ListedClient,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params: { id } }) {
    // Before anything else, as where a code is exchanged: whoever is on their way comes wholly before this, or is refused.
    const { settings } = tenantOf(await lockOrganization(work.tx, actor.organizationId));
    const client = await getClientOf(work.tx, actor, id);
    await deleteApproval(work, id);
    if (settings.connected_apps === 'LISTED') await endConnections(work, { clientId: id });
    work.audit({ subjectId: id, changedFields: client.approved_at === null ? [] : ['approved_at'] });
    return { ...client, approved_at: null, asked_at: null, asked_by: null };
  },
});
