import type { Screen } from '../../screen.ts';

export const importScreens: readonly Screen[] = [
  { path: '/imports', needs: 'imports.list', load: () => import('./list.tsx') },
  { path: '/imports/new', needs: 'imports.create', load: () => import('./new-import.tsx') },
  { path: '/imports/$id', needs: 'imports.get', load: () => import('./import.tsx') },
];
