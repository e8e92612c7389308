import { Delivery } from '../delivery/delivery.ts';
import { endpointSource } from '../features/webhooks/index.ts';

/** The engine stands above the features: what it needs of endpoints it is handed here. */
export const delivery = new Delivery(endpointSource);
