import type { Feature } from '../../kernel/catalogue.ts';

export const webhooks: Feature = {
  name: 'webhooks',
  title: 'Webhooks',
  summary: 'Endpoints that receive signed events, and the log of what was sent to them.',
  operations: [],
};
