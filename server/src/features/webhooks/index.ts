export { countOwnedEndpoints, listOwnedEndpoints } from './endpoints/store.ts';
export { sealSecret, sealUrl } from './endpoints/seals.ts';
export { endpointSource } from './endpoints/source.ts';
import type { AccessRule, Feature } from '../../kernel/catalogue.ts';
import { eraseDeliveriesAboutErased, thinOutDeliveries } from './deliveries/erase.ts';
import { getDelivery, listDeliveries } from './deliveries/reads.ts';
import { deliveryStates } from './deliveries/record.ts';
import { redeliver, redeliverFailed, retry } from './deliveries/redeliver.ts';
import { cleanDeliveries } from './deliveries/retention-store.ts';
import { getStatistics } from './deliveries/statistics.ts';
import { createEndpoint } from './endpoints/create.ts';
import {
  disableEndpointsOfAccount,
  disableEndpointsOfDeactivated,
  disableEndpointsOfErased,
  pauseEndpointOfSuspended,
  pauseEndpointsOfRaised,
  pauseEndpointsSince,
  refuseWiderEndpoints,
} from './endpoints/disable.ts';
import { endpointStates } from './endpoints/endpoint-states.ts';
import { handOverEndpoint } from './endpoints/hand-over.ts';
import { pauseEndpoint, resumeEndpoint } from './endpoints/moves.ts';
import { getEndpoint, listEndpoints } from './endpoints/reads.ts';
import { rotateSecret } from './endpoints/rotate-secret.ts';
import { endpointSeals } from './endpoints/seals.ts';
import { tellOwner } from './endpoints/tell-owner.ts';
import { testEndpoint, testWithExample } from './endpoints/test.ts';
import { deleteEndpoint, updateEndpoint } from './endpoints/update.ts';
import { endpointData } from './erase.ts';
import { webhookTest } from './events.ts';
import { listEventTypes } from './list-events.ts';

/** The rules of endpoints/rules.ts, in words. */
export const webhookAccess: readonly AccessRule[] = [
  {
    of: 'webhook endpoints and their deliveries',
    readers:
      'Administrators, Executives and who was given to develop; what was sent for others than those two alone of their own endpoints and of service accounts that see no more than they do',
    writers:
      'created, paused and deleted by Administrators and Executives, of owners up to their own role by who was given to develop; resumed, tested, redelivered and retried by the owner or someone of the same or a higher role; url, events, owner and secret changed by the owner or someone of a higher role; of a service account also by someone of the same role',
  },
];

export const webhooks: Feature = {
  name: 'webhooks',
  title: 'Webhooks',
  summary: 'Endpoints that receive signed events, and the log of what was sent to them.',
  operations: [
    listEventTypes,
    listEndpoints,
    createEndpoint,
    getEndpoint,
    updateEndpoint,
    testEndpoint,
    pauseEndpoint,
    resumeEndpoint,
    rotateSecret,
    listDeliveries,
    getDelivery,
    redeliver,
    retry,
    redeliverFailed,
    deleteEndpoint,
    getStatistics,
    testWithExample,
    handOverEndpoint,
  ],
  events: [webhookTest],
  states: [endpointStates, deliveryStates],
  access: webhookAccess,
  reactions: [
    disableEndpointsOfDeactivated,
    disableEndpointsOfAccount,
    disableEndpointsOfErased,
    pauseEndpointsSince,
    pauseEndpointOfSuspended,
    pauseEndpointsOfRaised,
    refuseWiderEndpoints,
    eraseDeliveriesAboutErased,
  ],
  erasureSteps: [thinOutDeliveries],
  personalData: endpointData,
  jobs: [tellOwner, cleanDeliveries],
  sealed: endpointSeals,
};
