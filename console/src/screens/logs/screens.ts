import type { Screen } from '../../screen.ts';

export const logScreens: readonly Screen[] = [
  { path: '/logs/audit', needs: 'auditLog.list', load: () => import('./audit-log.tsx') },
  { path: '/logs/access', needs: 'sensitiveAccessLog.list', load: () => import('./access-log.tsx') },
];
