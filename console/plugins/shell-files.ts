import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export interface Chunk {
  readonly type: 'chunk';
  code: string;
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

export const workerName = 'service-worker';

/** Loaded later, and needed without a network too: the clock asks when someone left, a receipt is noted on the train. */
const neededOffline = [
  '/clock/left-dialog.tsx',
  '/offline/offline.tsx',
  '/screens/expenses/list.tsx',
  '/screens/expenses/new.tsx',
  '/screens/expenses/outbox.ts',
];

/** Tells the service worker which files the first view needs, and with their hash when they are others. */
export function shellFiles(worker: string): Plugin {
  return {
    name: 'shell-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, output) {
      const bundle = output as unknown as Bundle;
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      const script = chunks.find(({ fileName }) => fileName === `${worker}.js`);
      if (!entry || !script) throw new Error('The build has no shell or no service worker.');
      const later = neededOffline.map((end) => {
        const found = chunks.find(({ facadeModuleId }) => (facadeModuleId ?? '').endsWith(end));
        if (!found) throw new Error(`The build has no chunk for ${end}.`);
        return found;
      });
      const files = [
        ...firstView([entry, ...later], bundle),
        ...Object.keys(bundle).filter((name) => /latin-wght-.*\.woff2$/.test(name)),
      ];
      const paths = files.map((name) => `/${name}`).sort();
      const hash = createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 16);
      script.code = script.code
        .replaceAll('SHELL_FILES', JSON.stringify(paths))
        .replaceAll('SHELL_HASH', JSON.stringify(hash));
    },
  };
}

/** Chunks with everything that they load at once. */
export function firstView(entries: readonly Chunk[], bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  entries.forEach(add);
  return found;
}
