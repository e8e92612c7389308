import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  code: string;
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

export const workerName = 'service-worker';

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
      // Loaded later, and needed without a network too: the clock asks when someone left.
      const later = chunks.filter(({ facadeModuleId }) => (facadeModuleId ?? '').endsWith('/clock/left-dialog.tsx'));
      if (later.length === 0) throw new Error('The build has no question for who forgot to clock out.');
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

function firstView(entries: readonly Chunk[], bundle: Bundle): Set<string> {
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
