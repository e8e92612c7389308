import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Of all features, tests left out: they may look inside. */
function importsOfFeatures(): Import[] {
  return readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('features', name))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes(`${sep}testing${sep}`))
    .flatMap((from) =>
      [...readFileSync(join(source, from), 'utf8').matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => ({
        from,
        to: normalize(join(dirname(from), String(path))),
      })),
    );
}

const featureOf = (path: string): string | null => {
  const [folder, name] = path.split(sep);
  return folder === 'features' ? String(name) : null;
};

/** In the order of the catalogue: folders, since a face may have another name. */
function featuresInOrder(): string[] {
  const text = readFileSync(join(source, 'main/catalogue.ts'), 'utf8');
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\.\/features\/([\w-]+)\/index\.ts'/g)].map(([, name, folder]) => [
      String(name),
      String(folder),
    ]),
  );
  const list = /catalogueOf\(\[([\s\S]*?)\]\)/.exec(text)?.[1] ?? '';
  return list.split(',').flatMap((name) => folders.get(name.trim()) ?? []);
}

const between = importsOfFeatures().filter(({ from, to }) => {
  const used = featureOf(to);
  return used !== null && used !== featureOf(from);
});

it('a feature uses another one by its face alone', () => {
  expect(between.length).toBeGreaterThan(50);
  expect(between.filter(({ to }) => to !== join('features', String(featureOf(to)), 'index.ts'))).toEqual([]);
});

it('a feature uses those before it in the catalogue alone', () => {
  const order = featuresInOrder();
  const folders = readdirSync(join(source, 'features'));
  expect([...order].sort()).toEqual(folders.sort());
  const rank = (path: string): number => order.indexOf(String(featureOf(path)));
  expect(between.filter(({ from, to }) => rank(to) > rank(from))).toEqual([]);
});
