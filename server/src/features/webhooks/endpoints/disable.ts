import type { Reaction } from '../../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import {
  accountTakenBack,
  endpointPauses,
  findActor,
  roleRaised,
  serviceAccountDeleted,
  serviceAccountWidened,
  type TakenBack,
  userErased,
} from '../../people/index.ts';
import type { StatusReason } from './record.ts';
import { cancelQueued, disableActive, disableOwned, listSentBelow, pauseOwnedSince, saveEndpoint } from './store.ts';

async function turnOff(work: UnitOfWork, endpointId: string, reason: StatusReason): Promise<void> {
  await cancelQueued(work, endpointId, 'endpoint_disabled');
  work.audit({
    action: 'webhooks.disable',
    subjectType: 'webhook_endpoint',
    subjectId: endpointId,
    changedFields: ['status'],
  });
  work.changesAccess();
  work.services.log.info({ endpoint_id: endpointId, reason }, 'webhook endpoint disabled');
}

/** Gives up on a receiver; false if the endpoint was turned off, or resumed, in the meantime. */
export async function disableFailing(
  work: UnitOfWork,
  endpoint: { readonly id: string; readonly activation: number },
  reason: 'failing' | 'gone',
): Promise<boolean> {
  if (!(await disableActive(work, endpoint, reason))) return false;
  await turnOff(work, endpoint.id, reason);
  return true;
}

async function turnOffOwned(work: UnitOfWork, userId: string, reason: StatusReason): Promise<void> {
  for (const id of await disableOwned(work, userId, reason)) await turnOff(work, id, reason);
}

export const disableEndpointsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: 'Webhook endpoints they own are turned off, and queued deliveries cancelled.',
  run: (work, userId) => turnOffOwned(work, userId, 'owner_deactivated'),
};

export const disableEndpointsOfAccount: Reaction = {
  to: serviceAccountDeleted,
  summary: 'Webhook endpoints of the service account are turned off, and queued deliveries cancelled.',
  run: (work, accountId) => turnOffOwned(work, accountId, 'owner_deactivated'),
};

export const disableEndpointsOfErased: Reaction = {
  to: userErased,
  summary: 'Webhook endpoints they own are turned off, and queued deliveries cancelled.',
  run: (work, userId) => turnOffOwned(work, userId, 'owner_erased'),
};

const pausedAt = ({ now }: UnitOfWork) => ({
  status: 'paused',
  status_reason: 'paused',
  status_changed_at: now,
  updated_at: now,
});

async function tellPaused(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await cancelQueued(work, id, 'endpoint_paused');
    work.audit({
      action: 'webhooks.pause',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      changedFields: ['status'],
    });
  }
  if (ids.length > 0) work.changesAccess();
}

export const pauseEndpointsSince: Reaction = {
  to: accountTakenBack,
  summary:
    'Webhook endpoints of theirs, or with an address that they chose, that were made or changed since are paused, and queued deliveries cancelled.',
  async run(work, userId, about) {
    const { since, ended } = about as TakenBack;
    const paused = await pauseOwnedSince(work, userId, since);
    await tellPaused(work, paused);
    ended.endpoints = paused.length;
  },
};

export const pauseEndpointOfSuspended: Reaction = {
  to: endpointPauses,
  summary: 'The webhook endpoint is paused, and its queued deliveries are cancelled.',
  async run(work, id) {
    await saveEndpoint(work, id, pausedAt(work));
    await tellPaused(work, [id]);
  },
};

export const refuseWiderEndpoints: Reaction = {
  to: serviceAccountWidened,
  summary:
    'Refused while someone below the new role of the service account, or without its new departments, chose where one of its webhook endpoints sends.',
  async run(work, id, about) {
    const account = await findActor(work.tx, work.actor.organizationId, id);
    if (account && (await listSentBelow(work, id, account)).length > 0)
      throw conflict('webhooks.sentBelow', { reason: 'address_below', ...(about as { readonly field: string }) });
  },
};

export const pauseEndpointsOfRaised: Reaction = {
  to: roleRaised,
  summary:
    'Webhook endpoints of theirs are paused whose address someone chose who sees less than they do by now, and queued deliveries cancelled.',
  async run(work, userId) {
    const owner = await findActor(work.tx, work.actor.organizationId, userId);
    const below = owner ? await listSentBelow(work, userId, owner) : [];
    const active = below.filter(({ status }) => status === 'active').map(({ id }) => id);
    for (const id of active) await saveEndpoint(work, id, pausedAt(work));
    await tellPaused(work, active);
  },
};
