import type { Screen } from '../../screen.ts';

export const inboxScreens: readonly Screen[] = [
  { path: '/inbox', needs: 'inbox.get', load: () => import('./inbox.tsx') },
  { path: '/notifications', needs: 'notifications.list', load: () => import('./notifications.tsx') },
];
