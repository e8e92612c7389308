import type * as en from '../order.ts';
import type { Translated } from '../translated.ts';

export const tableOrderTexts: Translated<typeof en.tableOrderTexts> = {
  order: 'Ordre de la liste',
  usual: 'Ordre habituel',
  up: (column) => `${column} ↑`,
  down: (column) => `${column} ↓`,
};
