import type { Feature } from '../../kernel/catalogue.ts';

export const documents: Feature = {
  name: 'documents',
  title: 'Documents',
  summary: 'Documents, their files and the signatures they collect.',
  operations: [],
};
