import { counted } from '../../counted.ts';
import type * as en from '../../leave/amounts.ts';
import type { Translated } from '../../translated.ts';

export const sayAmount: typeof en.sayAmount = (amount, unit) =>
  unit === 'HOURS'
    ? counted(amount, { one: '# heure', other: '# heures' })
    : counted(amount, { one: '# jour', other: '# jours' });

export const amountTexts: Translated<typeof en.amountTexts> = { addLeaveTypes: 'Ajouter des types de congé' };
