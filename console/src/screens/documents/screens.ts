import type { Screen } from '../../screen.ts';

export const documentScreens: readonly Screen[] = [
  { path: '/documents', needs: 'documents.list', load: () => import('./list.tsx') },
  { path: '/documents/$id', needs: 'documents.get', load: () => import('./document.tsx') },
];
