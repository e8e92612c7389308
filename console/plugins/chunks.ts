import type { Plugin, Rolldown } from 'vite';
import { workerName } from './shell-files.ts';

/** What every first view needs: the app around the screens, and Home, where most visits begin. */
const first = ['/src/main.tsx', '/src/screens/home/home.tsx'];
/** Loaded apart from the app, and never with it. */
const apart = ['/src/docs/main.ts', `/src/offline/${workerName}.ts`];
/** So many screens need it that it is one file for all of them. */
const common = 20;
/** What these need beyond that is a file each, in this order: forms, and the screens that people open on a phone. */
const files = {
  forms: '/src/ui/forms.tsx',
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
      const reached = (ends: readonly string[]): Set<string> => {
        const found = new Set<string>();
        const add = (id: string): void => {
          if (found.has(id)) return;
          found.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(add);
        };
        for (const id of modules) if (ends.some((end) => id.endsWith(end))) add(id);
        return found;
      };
      // An entry, or what is loaded later, stays a file with its own name.
      const own = new Set(modules.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0));
      for (const id of [...reached(apart), ...modules.filter((id) => id.endsWith('/src/main.tsx'))]) own.add(id);
      group.clear();
      const put = (name: string, ids: Iterable<string>): void => {
        for (const id of ids) if (!own.has(id) && !group.has(id)) group.set(id, name);
      };
      put('shell', reached(first));
      for (const [name, end] of Object.entries(files)) put(name, reached([end]));
      put('common', modules);
    },
  };
  const inGroup = (name: string): Rolldown.CodeSplittingGroup => ({
    name,
    test: (id: string) => group.get(id) === name,
    includeDependenciesRecursively: false,
  });
  const groups = [
    inGroup('shell'),
    inGroup('forms'),
    // Before the files of screens, which have what is left.
    { ...inGroup('common'), test: (id: string) => group.has(id) && group.get(id) !== 'forms', minShareCount: common },
    ...Object.keys(files).map((name) => ({ ...inGroup(name), minShareCount: 2 })),
  ];
  return { plugin, groups };
}
