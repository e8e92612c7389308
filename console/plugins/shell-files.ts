import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export interface Chunk {
  readonly type: 'chunk';
  code: string;
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

export const workerName = 'service-worker';
/** Of the page of shared tablets, which is none of the app. */
export const kioskWorkerName = 'kiosk-worker';
export const shellEntry = '/index.html';

/** Loaded later, and needed without a network too, opened before or not: what people look up on the way, and the forms that they send from there. */
const neededOffline = [
  '/clock/clock-booking.tsx',
  '/clock/left-dialog.tsx',
  '/clock/refused-tap-notices.tsx',
  '/offline/kept-notices.tsx',
  '/offline/offline.tsx',
  '/offline/offline-note.tsx',
  '/screens/expenses/list.tsx',
  '/screens/expenses/new.tsx',
  '/screens/expenses/send.ts',
  '/screens/home/home.tsx',
  '/screens/leave/book.tsx',
  '/screens/leave/send.ts',
  '/screens/leave/time-off.tsx',
  '/screens/schedule/my-schedule.tsx',
  '/screens/schedule/send-answer.ts',
  '/screens/schedule/send-claim.ts',
  '/screens/time/week.tsx',
];

/** Tells the service worker which files the first view needs, and with their hash when they are others. */
export function shellFiles(worker: string): Plugin {
  return {
    name: 'shell-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, output) {
      const bundle = output as unknown as Bundle;
      const script = chunksOf(bundle).find(({ fileName }) => fileName === `${worker}.js`);
      if (!script) throw new Error('The build has no service worker.');
      const chunks = [shellEntry, ...neededOffline].map((end) => chunkOf(end, bundle));
      const files = [...firstView(chunks, bundle), ...fontsOf(bundle)];
      const paths = files.map((name) => `/${name}`).sort();
      const hash = createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 16);
      script.code = script.code
        .replaceAll('SHELL_FILES', JSON.stringify(paths))
        .replaceAll('SHELL_HASH', JSON.stringify(hash));
    },
  };
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The chunk of a module, by how its path ends. */
export function chunkOf(end: string, bundle: Bundle): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`The build has no chunk for ${end}.`);
  return found;
}

/** Text that is drawn in another font first would move when this one comes. */
export const fontsOf = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((name) => /latin-wght-.*\.woff2$/.test(name));

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
