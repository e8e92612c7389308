export const tableOrderTexts = {
  order: 'Order of the list',
  usual: 'Usual order',
  up: (column: string): string => `${column} ↑`,
  down: (column: string): string => `${column} ↓`,
} as const;
