import type { Item } from '../../client/hooks.ts';

type Delivery = Item<'/webhooks/{id}/deliveries'>;

export const deliveryTones: Record<Delivery['status'], 'good' | 'bad' | 'warning' | undefined> = {
  queued: 'warning',
  delivering: 'warning',
  delivered: 'good',
  failed: 'bad',
  cancelled: undefined,
};
