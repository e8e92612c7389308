import type { Screen } from '../../screen.ts';

export const announcementScreens: readonly Screen[] = [
  { path: '/announcements', needs: 'announcements.mine', load: () => import('./announcements.tsx') },
];
