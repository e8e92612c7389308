import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameAssets } from './frame.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Those of the chunks that it imports first: its own build on them. In one chunk shared styles are named last. */
function stylesOf(manifest: Manifest, name: string): string[] {
  const { imports = [], css = [] } = manifest[name] ?? {};
  return [...imports.flatMap((imported) => stylesOf(manifest, imported)), ...css.toReversed()];
}

const entry = 'src/docs/main.ts';

/** As the build of the console named them; a page without look and script if nothing has been built. */
export function readFrameAssets(folder: string): FrameAssets {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const chunk = manifest[entry];
    if (!chunk) return { styles: [], script: null };
    const styles = new Set(stylesOf(manifest, entry).map((name) => `/${name}`));
    return { styles: [...styles], script: `/${chunk.file}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { styles: [], script: null };
    throw error;
  }
}
