import type { Feature } from '../../kernel/catalogue.ts';
import { webhookAccess } from './access.ts';
import { deliveryStates } from './deliveries/delivery-states.ts';
import { eraseDeliveriesAboutErased, thinOutDeliveries } from './deliveries/erase.ts';
import { getDelivery, listDeliveries } from './deliveries/reads.ts';
import { redeliver, redeliverFailed, retry } from './deliveries/redeliver.ts';
import { cleanDeliveries } from './deliveries/retention.ts';
import { getStatistics } from './deliveries/statistics.ts';
import { createEndpoint } from './endpoints/create.ts';
import { deleteEndpoint } from './endpoints/delete.ts';
import {
  disableEndpointsOfAccount,
  disableEndpointsOfDeactivated,
  disableEndpointsOfErased,
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
import { updateEndpoint } from './endpoints/update.ts';
import { webhookTest } from './events.ts';
import { listEventTypes } from './list-events.ts';

export { countOwnedEndpoints, listOwnedEndpoints } from './endpoints/store.ts';
export { sealSecret, sealUrl } from './endpoints/seals.ts';
export { endpointSource } from './endpoints/source.ts';
import { endpointData } from './erase.ts';

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
    pauseEndpointsOfRaised,
    refuseWiderEndpoints,
    eraseDeliveriesAboutErased,
  ],
  erasureSteps: [thinOutDeliveries],
  personalData: endpointData,
  jobs: [tellOwner, cleanDeliveries],
  sealed: endpointSeals,
};
