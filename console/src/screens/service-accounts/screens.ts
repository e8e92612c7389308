import type { Screen } from '../../screen.ts';

export const serviceAccountScreens: readonly Screen[] = [
  { path: '/developers/service-accounts', needs: 'serviceAccounts.list', load: () => import('./list.tsx') },
  { path: '/developers/service-accounts/$id', needs: 'serviceAccounts.get', load: () => import('./account.tsx') },
];
