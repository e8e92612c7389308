import type { Data } from '../../client/hooks.ts';
import { counted } from '../counted.ts';

type Unit = Data<'/leave-balances'>['balances'][number]['unit'];

/** `3 days`, `1 day`, `2.5 hours`. */
export const sayAmount = (amount: number, unit: Unit): string =>
  unit === 'HOURS'
    ? counted(amount, { one: '# hour', other: '# hours' })
    : counted(amount, { one: '# day', other: '# days' });

export const amountTexts = { addLeaveTypes: 'Add leave types' } as const;
