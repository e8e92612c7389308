import type { Screen } from '../../screen.ts';

export const proposalScreens: readonly Screen[] = [
  { path: '/proposals', needs: 'proposals.list', load: () => import('./list.tsx') },
  { path: '/proposals/$id', needs: 'proposals.get', load: () => import('./proposal.tsx') },
];
