import type { Screen } from '../../screen.ts';

export const departmentScreens: readonly Screen[] = [
  { path: '/departments', needs: 'departments.list', load: () => import('./list.tsx') },
  { path: '/departments/$id', needs: 'departments.list', load: () => import('./department.tsx') },
];
