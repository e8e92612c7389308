import type { Screen } from '../../screen.ts';

export const ownScreens: readonly Screen[] = [
  { path: '/me', needs: 'me.get', load: () => import('./profile.tsx') },
  { path: '/me/access-log', needs: 'myAccessLog.list', load: () => import('./access-log.tsx') },
  { path: '/me/security', needs: 'sessions.list', load: () => import('./security.tsx') },
  { path: '/connected-apps', needs: 'connectedApps.list', load: () => import('../connected-apps/screen.tsx') },
];
