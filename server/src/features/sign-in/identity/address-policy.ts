import { addressPolicyOf } from '../../../kernel/delivery.ts';
import type { Services } from '../../../kernel/services.ts';
import type { AddressPolicy } from '../../../lib/destination/address.ts';

/** Where providers may be: where webhooks may go; in development on this machine as well, for `muster idp`. */
export const providerPolicyOf = (services: Pick<Services, 'config'>): AddressPolicy => ({
  allowPrivate: addressPolicyOf(services).allowPrivate || !services.config.isProduction,
});
