import type { ReactNode } from 'react';
import type { Ability } from './abilities.ts';
import { matchPath, type Params } from './router.tsx';
import { DepartmentScreen } from './screens/departments/department.tsx';
import { DepartmentsScreen } from './screens/departments/list.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { ImportScreen } from './screens/imports/import.tsx';
import { NewImportScreen } from './screens/imports/new-import.tsx';
import { AccessLogScreen } from './screens/logs/access-log.tsx';
import { AuditLogScreen } from './screens/logs/audit-log.tsx';
import { MyAccessLogScreen } from './screens/logs/my-access-log.tsx';
import { InboxScreen } from './screens/mail/inbox.tsx';
import { SettingsScreen } from './screens/organization/settings.tsx';
import { AddPersonScreen } from './screens/people/add-person.tsx';
import { EditPersonScreen } from './screens/people/edit-person.tsx';
import { PeopleScreen } from './screens/people/list.tsx';
import { PersonScreen } from './screens/people/person.tsx';
import { TeamsScreen } from './screens/teams/list.tsx';
import { TeamScreen } from './screens/teams/team.tsx';
import { TokensScreen } from './screens/tokens/list.tsx';
import { NewTokenScreen } from './screens/tokens/new-token.tsx';
import type { IconName } from './ui/icon.tsx';

interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly group: Group;
}

interface Screen {
  readonly path: string;
  /** Without this operation the screen does not exist for the person. null: for everyone. */
  readonly needs: Ability | null;
  readonly view: (params: Params) => ReactNode;
  /** Where it stands in the navigation; without it, it is reached from another screen. */
  readonly navigation?: NavigationEntry;
}

const groups = ['Start', 'People', 'Organization', 'Developers'] as const;
type Group = (typeof groups)[number];

const idOf = (params: Params): string => params['id'] ?? '';

/** Every screen of the console, one entry each; the first that fits an address is shown. */
const screens: readonly Screen[] = [
  {
    path: '/',
    needs: null,
    view: () => <HomeScreen />,
    navigation: { label: 'Home', icon: 'home', group: 'Start' },
  },
  {
    path: '/people',
    needs: 'users.list',
    view: () => <PeopleScreen />,
    navigation: { label: 'People', icon: 'people', group: 'People' },
  },
  { path: '/people/new', needs: 'users.create', view: () => <AddPersonScreen /> },
  { path: '/people/:id', needs: 'users.get', view: (params) => <PersonScreen id={idOf(params)} /> },
  { path: '/people/:id/edit', needs: 'users.update', view: (params) => <EditPersonScreen id={idOf(params)} /> },
  {
    path: '/departments',
    needs: 'departments.list',
    view: () => <DepartmentsScreen />,
    navigation: { label: 'Departments', icon: 'department', group: 'People' },
  },
  { path: '/departments/:id', needs: 'departments.list', view: (params) => <DepartmentScreen id={idOf(params)} /> },
  {
    path: '/teams',
    needs: 'teams.list',
    view: () => <TeamsScreen />,
    navigation: { label: 'Teams', icon: 'team', group: 'People' },
  },
  { path: '/teams/:id', needs: 'teams.get', view: (params) => <TeamScreen id={idOf(params)} /> },
  {
    path: '/settings',
    needs: 'settings.get',
    view: () => <SettingsScreen />,
    navigation: { label: 'Settings', icon: 'settings', group: 'Organization' },
  },
  {
    path: '/imports',
    needs: 'imports.create',
    view: () => <NewImportScreen />,
    navigation: { label: 'Imports', icon: 'import', group: 'Organization' },
  },
  { path: '/imports/:id', needs: 'imports.get', view: (params) => <ImportScreen id={idOf(params)} /> },
  {
    path: '/logs/audit',
    needs: 'auditLog.list',
    view: () => <AuditLogScreen />,
    navigation: { label: 'Logs', icon: 'log', group: 'Organization' },
  },
  { path: '/logs/access', needs: 'sensitiveAccessLog.list', view: () => <AccessLogScreen /> },
  {
    path: '/my-access-log',
    needs: 'myAccessLog.list',
    view: () => <MyAccessLogScreen />,
    navigation: { label: 'Who saw my data', icon: 'shield', group: 'Start' },
  },
  {
    path: '/tokens',
    needs: 'tokens.list',
    view: () => <TokensScreen />,
    navigation: { label: 'API tokens', icon: 'key', group: 'Developers' },
  },
  { path: '/tokens/new', needs: 'tokens.create', view: () => <NewTokenScreen /> },
  {
    path: '/inbox',
    needs: 'developmentMail.list',
    view: () => <InboxScreen />,
    navigation: { label: 'Development inbox', icon: 'inbox', group: 'Developers' },
  },
];

export function findScreen(path: string): { readonly screen: Screen; readonly params: Params } | null {
  for (const screen of screens) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return null;
}

export interface NavigationGroup {
  readonly title: string | null;
  readonly entries: readonly (NavigationEntry & { readonly path: string })[];
}

/** What the person finds in the navigation: the screens whose operation they may use. */
export function navigationFor(
  can: (ability: Ability) => boolean,
  { hasInbox }: { readonly hasInbox: boolean },
): NavigationGroup[] {
  const entries = screens
    .filter(({ needs, path }) => (needs === null || can(needs)) && (path !== '/inbox' || hasInbox))
    .flatMap(({ path, navigation }) => (navigation ? [{ ...navigation, path }] : []));
  return groups
    .map((group) => ({
      title: group === 'Start' ? null : group,
      entries: entries.filter((entry) => entry.group === group),
    }))
    .filter((group) => group.entries.length > 0);
}
