import type { Plugin } from 'vite';
import { type Bundle, chunkOf, chunksOf, firstView, shellEntry } from './shell-files.ts';

/** How Vite lists what a part that is loaded later needs: the names once, then their numbers for each part. */
const names = /m\.f=(\[[^\]]*\])/;
const numbers = /import\(`\.\/([^`]*)`\)((?:(?!import\(|__vite__mapDeps)[^]){0,200}?)__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** The first view has loaded much of it already, and the part itself is on its way: neither is listed again for every screen. The test of the first view's size tells if Vite writes it otherwise. */
export function shortPreloads(): Plugin {
  return {
    name: 'short-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written the lists.
      order: 'post',
      handler(_options, output) {
        const bundle = output as unknown as Bundle;
        const loaded = firstView([chunkOf(shellEntry, bundle)], bundle);
        for (const chunk of chunksOf(bundle))
          if (loaded.has(chunk.fileName)) chunk.code = shortened(chunk.code, loaded);
      },
    },
  };
}

function shortened(code: string, loaded: ReadonlySet<string>): string {
  const [, listed] = names.exec(code) ?? [];
  if (listed === undefined) return code;
  const files = JSON.parse(listed) as string[];
  const kept: string[] = [];
  const numberOf = (file: string): number => {
    const at = kept.indexOf(file);
    return at === -1 ? kept.push(file) - 1 : at;
  };
  const missing = (list: string, own: string): string[] =>
    list
      .split(',')
      .flatMap((number) => files[Number(number)] ?? [])
      .filter((file) => !loaded.has(file) && file !== `assets/${own}`);
  const lists = code.match(/__vite__mapDeps\(\[/g)?.length ?? 0;
  let seen = 0;
  const short = code.replaceAll(numbers, (_, own: string, between: string, list: string) => {
    seen++;
    return `import(\`./${own}\`)${between}__vite__mapDeps([${list === '' ? '' : missing(list, own).map(numberOf).join(',')}])`;
  });
  // A list that was missed would have the numbers of before.
  return seen === lists ? short.replace(names, () => `m.f=${JSON.stringify(kept)}`) : code;
}
