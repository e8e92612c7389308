import type { ReactNode } from 'react';
import type { Item } from '../../client/hooks.ts';
import { deliveryNames, statusNames } from '../../texts/webhooks.ts';
import { Status } from '../../ui/page.tsx';
import { deliveryTones } from './delivery-tones.ts';

export type Endpoint = Item<'/webhooks'>;
export type Delivery = Item<'/webhooks/{id}/deliveries'>;

const tones = { active: 'good', paused: 'warning', disabled: 'bad' } as const;

export const EndpointStatus = ({ endpoint }: { readonly endpoint: Pick<Endpoint, 'status'> }): ReactNode => (
  <Status tone={tones[endpoint.status]}>{statusNames[endpoint.status]}</Status>
);

export function DeliveryStatus({ delivery }: { readonly delivery: Pick<Delivery, 'status'> }): ReactNode {
  const tone = deliveryTones[delivery.status];
  return <Status {...(tone && { tone })}>{deliveryNames[delivery.status]}</Status>;
}
