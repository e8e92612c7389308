import type { Screen } from '../../screen.ts';

export const workingRuleScreens: readonly Screen[] = [
  { path: '/working-rules', needs: 'workingRules.get', load: () => import('./working-rules.tsx') },
];
