import type { Plugin, Rolldown } from 'vite';
import { kioskWorkerName, workerName } from './shell-files.ts';

const entry = '/src/main.tsx';
/** What every first view needs: the app around the screens, and Home, where most visits begin. */
const first = [entry, '/src/screens/home/home.tsx'];
/** Loaded apart from the app, and never with it. */
const apart = [
  '/src/docs/main.ts',
  '/src/kiosk/main.ts',
  `/src/kiosk/${kioskWorkerName}.ts`,
  `/src/offline/${workerName}.ts`,
];
/** So many screens need it that it is one file for all of them. */
const common = 20;
const forms = '/src/ui/forms.tsx';
/** The screens that people open on a phone: what each needs beyond that is a file. The first one has what several need. */
const screens = {
  shifts: '/src/screens/schedule/my-schedule.tsx',
  leave: '/src/screens/leave/time-off.tsx',
  time: '/src/screens/time/week.tsx',
};

/**
 * Which modules stand in one file. Left alone, the bundler makes a file for every set of screens that share a module: a first view of
 * thirty files, most of them smaller than the headers they come with.
 */
export function chunks(): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } {
  const group = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const along = (starts: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
        const found = new Set<string>();
        const add = (id: string): void => {
          if (found.has(id)) return;
          found.add(id);
          next(id).forEach(add);
        };
        starts.forEach(add);
        return found;
      };
      const named = (ends: readonly string[]): string[] => modules.filter((id) => ends.some((end) => id.endsWith(end)));
      const reached = (ends: readonly string[]): Set<string> =>
        along(named(ends), (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const isOwn = (id: string): boolean =>
        id.endsWith(entry) || (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      // An entry, and what is loaded later, stays a file with its own name.
      const own = new Set([...reached(apart), ...modules.filter(isOwn)]);
      group.clear();
      const put = (name: string, ids: Iterable<string>): void => {
        for (const id of ids) if (!own.has(id) && !group.has(id)) group.set(id, name);
      };
      put('shell', reached(first));
      // A question, and a field, can be had without forms, which are long: whoever asks one is not to wait for them.
      const ofForms = [...reached([forms])].filter((id) => id.endsWith(forms) || id.includes('/node_modules/'));
      put('forms', ofForms);
      put(
        'fields',
        along(
          ofForms.filter((id) => group.get(id) === 'forms'),
          (id) => this.getModuleInfo(id)?.importers ?? [],
        ),
      );
      put('common', reached([forms]));
      for (const [name, end] of Object.entries(screens)) put(name, reached([end]));
      put('common', modules);
    },
  };
  const fileOf = (name: string, minShareCount: number, test = (id: string) => group.get(id) === name) => ({
    name,
    test,
    minShareCount,
    includeDependenciesRecursively: false,
  });
  // A module goes to the first that takes it.
  const groups = [
    fileOf('shell', 1),
    fileOf('forms', 1),
    fileOf('fields', common),
    fileOf('common', common, (id) => group.has(id) && group.get(id) !== 'fields'),
    ...Object.keys(screens).map((name) => fileOf(name, 2)),
  ];
  return { plugin, groups };
}
