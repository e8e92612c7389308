import type { Screen } from '../../screen.ts';

export const onboardingScreens: readonly Screen[] = [
  { path: '/onboarding', needs: 'onboarding.list', load: () => import('./list.tsx') },
  { path: '/onboarding/templates', needs: 'checklistTemplates.list', load: () => import('./templates.tsx') },
  { path: '/onboarding/$id', needs: 'onboarding.get', load: () => import('./checklist.tsx') },
];
