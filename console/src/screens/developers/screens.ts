import type { Screen } from '../../screen.ts';

export const developerScreens: readonly Screen[] = [
  { path: '/developers', needs: 'tokens.list', load: () => import('./overview.tsx') },
  { path: '/developers/tokens', needs: 'tokens.list', load: () => import('../tokens/list.tsx') },
  { path: '/developers/tokens/new', needs: 'tokens.create', load: () => import('../tokens/new-token.tsx') },
  { path: '/developers/tokens/$id', needs: 'tokens.get', load: () => import('../tokens/token.tsx') },
  { path: '/developers/sandboxes', needs: 'sandboxes.list', load: () => import('../sandboxes/sandboxes.tsx') },
  { path: '/developers/events', needs: 'webhookEvents.list', load: () => import('./events.tsx') },
  { path: '/developers/requests', needs: 'requests.list', load: () => import('./requests.tsx') },
  { path: '/developers/permissions', needs: 'permissions.list', load: () => import('./permissions.tsx') },
];
