import type { Data, Item } from '../../client/hooks.ts';

export type Leave = Item<'/leaves'>;
export type Preview = Data<'/leaves/preview', 'post'>;
export type Balance = Data<'/leave-balances'>['balances'][number];
export type Unit = Balance['unit'];

export const statusTones = { PENDING: 'warning', APPROVED: 'good', REJECTED: 'bad', CANCELLED: undefined } as const;
