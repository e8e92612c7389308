import type { Screen } from '../../screen.ts';

export const mailScreens: readonly Screen[] = [
  { path: '/developers/mail', needs: 'developmentMail.list', load: () => import('./inbox.tsx') },
];
