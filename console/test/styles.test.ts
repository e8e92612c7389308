import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((file) => join(sources, file));
const textOf = new Map(
  files.filter((file) => /\.(tsx?|css)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
);
const named = (file: string): string => file.slice(sources.length + 1);

const importOf = /^(?:import|export)\b(?!\s+type\b)(?:[^;'"]*?\bfrom\s*)?\s*['"](\.[^'"]+)['"]/gm;
const drawn = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** A file and all that it loads with it. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  for (const [, to = ''] of (textOf.get(file) ?? '').matchAll(importOf)) loadedWith(join(dirname(file), to), found);
  return found;
}

function classesIn(file: string): Set<string> {
  const texts = [...(textOf.get(file) ?? '').matchAll(drawn)].map(([, plain, made = '']) => plain ?? made);
  return new Set(
    texts.flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/)).filter((name) => name !== ''),
  );
}

/** Where a class is styled. */
const stylesOf = new Map<string, string[]>();
for (const [file, text] of textOf) {
  if (!file.endsWith('.css')) continue;
  const names = text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g);
  for (const name of new Set([...names].map(([, found = '']) => found)))
    stylesOf.set(name, [...(stylesOf.get(name) ?? []), file]);
}

it('a screen brings the styles of all that it draws: opened first, it has no other to borrow them from', () => {
  const shell = loadedWith(join(sources, 'main.tsx'));
  const screens = [...textOf].flatMap(([file, text]) =>
    file.endsWith('screens.ts')
      ? [...text.matchAll(/import\(\s*'([^']+)'/g)].map(([, to = '']) => join(dirname(file), to))
      : [],
  );
  expect(screens.length).toBeGreaterThan(90);
  const lacking = new Set<string>();
  for (const screen of [join(sources, 'main.tsx'), ...screens]) {
    const loaded = loadedWith(screen);
    for (const file of loaded)
      for (const name of classesIn(file)) {
        const styles = stylesOf.get(name) ?? [];
        if (styles.length > 0 && !styles.some((style) => shell.has(style) || loaded.has(style)))
          lacking.add(`${named(file)}: ${name} of ${styles.map(named).join(', ')}, in ${named(screen)}`);
      }
  }
  expect([...lacking]).toEqual([]);
});

it('a part that draws fields brings their style, also if it is loaded later', () => {
  const lacking = [...textOf].filter(([file, source]) => {
    const drawsFields = file.endsWith('.tsx') && /className=(?:"|\{`)(?:[\w-]+ )*(?:select|control)[ "`]/.test(source);
    return drawsFields && !/(?:field\.css|field\.tsx|forms\.tsx)'/.test(source);
  });
  expect(lacking.map(([file]) => named(file))).toEqual([]);
});
