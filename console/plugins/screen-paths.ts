import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, chunkOf, firstView, fontsOf, shellEntry } from './shell-files.ts';

const declared = /\bpath: ['"](\/[^'"]*)['"](?:(?!\bpath:)[^])*?\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Tells the server which addresses are the console's: those of the screens, wherever a `screens.ts` declares them; and what each of them
 * loads beyond the shell, so that it can be asked for with the page and not after its scripts.
 */
export function screenPaths(language: string): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'screen-paths',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/screens.ts')) return;
      for (const [, path = '', module = ''] of code.matchAll(declared)) modules.set(path, resolve(dirname(id), module));
    },
    async writeBundle({ dir = '' }, output) {
      await writeFile(join(dir, 'paths.json'), JSON.stringify([...modules.keys()].sort()));
      const links = linksOf(modules, output);
      await writeFile(join(dir, `links.${language}.json`), JSON.stringify(Object.fromEntries(links)));
    },
  };
}

/** For each screen with an address of its own, the value of the header `Link`. */
function linksOf(modules: ReadonlyMap<string, string>, bundle: Bundle): [path: string, link: string][] {
  const shell = chunkOf(shellEntry, bundle);
  const fonts = fontsOf(bundle);
  return [...modules].flatMap(([path, module]) => {
    if (path.includes('$')) return [];
    const files = [...firstView([shell, chunkOf(module, bundle)], bundle)];
    const styles = files.filter((name) => name.endsWith('.css'));
    const scripts = files.filter((name) => !name.endsWith('.css'));
    // In the order in which they are needed: a browser that asks for six at once asks for these first.
    return [[path, ['theme.js', ...styles, ...scripts, ...fonts].map(linkTo).join(', ')]];
  });
}

function linkTo(name: string): string {
  if (name.endsWith('.woff2')) return `</${name}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
  if (name === 'theme.js') return `</${name}>; rel=preload; as=script`;
  return name.endsWith('.css') ? `</${name}>; rel=preload; as=style; crossorigin` : `</${name}>; rel=modulepreload`;
}
