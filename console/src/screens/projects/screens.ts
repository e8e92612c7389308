import { administers, type Screen } from '../../screen.ts';

export const projectScreens: readonly Screen[] = [
  { path: '/projects', needs: 'projects.update', isFor: administers, load: () => import('./projects.tsx') },
  { path: '/projects/$id', needs: 'projects.update', isFor: administers, load: () => import('./project.tsx') },
  { path: '/clients', needs: 'clients.update', isFor: administers, load: () => import('./clients.tsx') },
];
