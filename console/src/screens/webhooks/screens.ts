import type { Screen } from '../../screen.ts';

export const webhookScreens: readonly Screen[] = [
  { path: '/developers/webhooks', needs: 'webhooks.list', load: () => import('./list.tsx') },
  { path: '/developers/webhooks/new', needs: 'webhooks.create', load: () => import('./new-endpoint.tsx') },
  { path: '/developers/webhooks/$id', needs: 'webhooks.get', load: () => import('./endpoint.tsx') },
];
