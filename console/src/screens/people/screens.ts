import type { Screen } from '../../screen.ts';

export const peopleScreens: readonly Screen[] = [
  { path: '/directory', needs: 'users.list', load: () => import('./directory.tsx') },
  { path: '/org-chart', needs: 'orgChart.get', load: () => import('./org-chart.tsx') },
  { path: '/planned-changes', needs: 'employment.listPlanned', load: () => import('./planned-changes.tsx') },
  { path: '/people', needs: 'users.list', load: () => import('./list.tsx') },
  { path: '/people/new', needs: 'users.create', load: () => import('./add-person.tsx') },
  { path: '/people/new-guest', needs: 'accessGrants.create', load: () => import('./add-guest.tsx') },
  { path: '/people/$id', needs: 'users.get', load: () => import('./person.tsx') },
  { path: '/people/$id/edit', needs: 'users.update', load: () => import('./edit-person.tsx') },
];
