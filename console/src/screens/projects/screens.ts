import type { Screen } from '../../screen.ts';
import type { Session } from '../../session.tsx';

const administers = ({ user }: Session): boolean => user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';

export const projectScreens: readonly Screen[] = [
  { path: '/projects', needs: 'projects.update', isFor: administers, load: () => import('./projects.tsx') },
  { path: '/projects/$id', needs: 'projects.update', isFor: administers, load: () => import('./project.tsx') },
  { path: '/clients', needs: 'clients.update', isFor: administers, load: () => import('./clients.tsx') },
];
