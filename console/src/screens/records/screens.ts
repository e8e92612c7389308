import { administers, type Screen } from '../../screen.ts';

export const recordScreens: readonly Screen[] = [
  { path: '/training', needs: 'training.listAll', load: () => import('./training.tsx') },
  { path: '/certificates', needs: 'certifications.listAll', load: () => import('./certificates.tsx') },
  {
    path: '/missing-certificates',
    needs: 'certificateRequirements.listMissing',
    load: () => import('./missing-certificates.tsx'),
  },
  {
    path: '/certificate-requirements',
    needs: 'certificateRequirements.list',
    load: () => import('./certificate-requirements.tsx'),
  },
  { path: '/benefits', needs: 'benefits.listAll', isFor: administers, load: () => import('./benefits.tsx') },
  { path: '/pay', needs: 'compensation.listAll', load: () => import('./pay.tsx') },
  { path: '/equipment', needs: 'assets.listAll', load: () => import('./equipment.tsx') },
];
