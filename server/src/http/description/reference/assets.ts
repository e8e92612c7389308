import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameAssets } from './frame.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** As the build of the console named them; a page without look and script where nothing has been built. */
export function readFrameAssets(folder: string): FrameAssets {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    const chunk = manifest['src/docs/main.ts'];
    if (!chunk) return { styles: [], script: null };
    // Shared styles are named after those of the entry, which build on them.
    return { styles: (chunk.css ?? []).map((name) => `/${name}`).reverse(), script: `/${chunk.file}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { styles: [], script: null };
    throw error;
  }
}
