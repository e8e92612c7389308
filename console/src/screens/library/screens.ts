import type { Screen } from '../../screen.ts';

export const libraryScreens: readonly Screen[] = [
  { path: '/library', needs: 'documents.upload', load: () => import('./library.tsx') },
];
