import type { Screen } from '../../screen.ts';

export const developerScreens: readonly Screen[] = [
  { path: '/developers/tokens', needs: 'tokens.list', load: () => import('../tokens/list.tsx') },
  { path: '/developers/tokens/new', needs: 'tokens.create', load: () => import('../tokens/new-token.tsx') },
];
