import type { Feature } from '../../kernel/catalogue.ts';
import { webhookAccess } from './access.ts';
import { deliveryStates } from './deliveries/delivery-states.ts';
import { eraseDeliveriesAboutErased, thinOutDeliveries } from './deliveries/erase.ts';
import { getDelivery } from './deliveries/get.ts';
import { listDeliveries } from './deliveries/list.ts';
import { redeliverFailed } from './deliveries/redeliver-failed.ts';
import { redeliver } from './deliveries/redeliver.ts';
import { getStatistics } from './deliveries/get-statistics.ts';
import { cleanDeliveries } from './deliveries/retention.ts';
import { endpointAbilities } from './endpoints/abilities.ts';
import { createEndpoint } from './endpoints/create.ts';
import { deleteEndpoint } from './endpoints/delete.ts';
import { disableEndpointsOfDeactivated, disableEndpointsOfErased } from './endpoints/disable.ts';
import { endpointStates } from './endpoints/endpoint-states.ts';
import { getEndpoint } from './endpoints/get.ts';
import { listEndpoints } from './endpoints/list.ts';
import { pauseEndpoint } from './endpoints/pause.ts';
import { resumeEndpoint } from './endpoints/resume.ts';
import { rotateSecret } from './endpoints/rotate-secret.ts';
import { tellOwner } from './endpoints/tell-owner.ts';
import { endpointSeals } from './endpoints/seals.ts';
import { testEventType } from './endpoints/test-event.ts';
import { testEndpoint } from './endpoints/test.ts';
import { updateEndpoint } from './endpoints/update.ts';
import { deliverJob, fanOutJob } from './engine/jobs.ts';
import { webhookTest } from './events.ts';
import { listEventTypes } from './list-events.ts';

export { newSigningSecret } from './attempt/signature.ts';
export { sealSecret, sealUrl } from './endpoints/seals.ts';
export { deliverTask } from './engine/next-attempts.ts';
export { deliveryMetricsOf, startDeliveries, stopDeliveries } from './engine/engines.ts';
export { envelopeOf, type EventRow } from './rendering/envelope.ts';
export { webhookTest } from './events.ts';
export { definitionsOf, isReceived, renderFor } from './rendering/render.ts';
export { checkForwardAddress, listeningSecret, listenToEvents, type Forwarded } from './listen/listen.ts';

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
    redeliverFailed,
    deleteEndpoint,
    getStatistics,
    testEventType,
  ],
  abilities: [endpointAbilities],
  events: [webhookTest],
  states: [endpointStates, deliveryStates],
  access: webhookAccess,
  reactions: [disableEndpointsOfDeactivated, disableEndpointsOfErased, eraseDeliveriesAboutErased],
  erasureSteps: [thinOutDeliveries],
  jobs: [fanOutJob, deliverJob, tellOwner, cleanDeliveries],
  sealed: endpointSeals,
};
