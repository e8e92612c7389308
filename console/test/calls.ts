import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ability, operations } from '../src/client/operations.ts';

const folder = fileURLToPath(new URL('../src/', import.meta.url));

/** The sources of the console by their path in it, without what is generated and the names of all fields. */
export const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^client[/\\](schema|operations)\.ts$|field-names\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

const literal = /(?<quote>['"`])(?<path>\/[^'"`\n]*?)\k<quote>/g;
const asks = /(?:useRead|useList|useOptions|readOptions|listOptions)(?:<[^()]*>)?\((?<rest>\s*[^\n]*)/g;
const changes = /'(?<method>post|put|patch|delete)',(?<rest>\s*[^\n]*)/g;
const direct = /client\.(?<method>GET|POST|PUT|PATCH|DELETE)\((?<rest>\s*[^\n]*)/g;
const fetched = /fetch\('\/app\/api(?<path>\/[^\s'"?`]*)',\s*\{\s*method: '(?<method>\w+)'/g;
const posted = /\bpost\('\/app\/api(?<path>\/[^\s'"?`]*)'/g;
const uploads = /uploadFile\((?<rest>\s*[^\n]*)/g;
const addresses = /\/app\/api(?<path>\/[^\s'"?`]*)/g;
/** A bulk change names the operation. */
const inBulk = /operation: '(?<id>\w+\.\w+)'/g;
/** A part that is given the path of what it saves. */
const handed = /path: '(?<path>\/[^'\n]*\{[^'\n]*)'/g;

interface Found {
  readonly method: string | null;
  readonly path: string;
}

/** The paths that stand in a call, or in the choice between two. */
const within = (text: string, pattern: RegExp, usual: string): Found[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) =>
    [...(groups?.['rest'] ?? '').matchAll(literal)].map((found) => ({
      method: (groups?.['method'] ?? usual).toUpperCase(),
      path: found.groups?.['path'] ?? '',
    })),
  );
const named = (text: string, pattern: RegExp, method: string | null): Found[] =>
  [...text.matchAll(pattern)].map(({ groups }) => ({
    method: groups?.['method'] ?? method,
    path: groups?.['path'] ?? '',
  }));

/** Parameters have no names here, and parts that are put in later fit anything. */
const patternOf = (path: string): RegExp => {
  const [address = ''] = path.split('?');
  const escaped = address
    .replaceAll(/\$\{[^}]*\}|\{\w+\}/g, '\u0000')
    .replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('\u0000', '[^/]+');
  return new RegExp(`^${escaped}$`);
};

const bulkIn = (text: string): Found[] =>
  [...text.matchAll(inBulk)].map(({ groups }) => operations[groups?.['id'] as Ability]);

const callsIn = (text: string): Found[] => [
  ...bulkIn(text),
  ...within(text, asks, 'get'),
  ...within(text, changes, ''),
  ...within(text, direct, ''),
  ...within(text, uploads, 'post'),
  ...named(text, fetched, null),
  ...named(text, posted, 'POST'),
  ...named(text, addresses, 'GET'),
  ...named(text, handed, null),
];

const calls = [...sources].flatMap(([file, text]) =>
  callsIn(text).map(({ method, path }) => ({ file, method, pattern: patternOf(path) })),
);

/** The files that call an operation. */
export const callersOf = (operation: { readonly method: string; readonly path: string }): string[] =>
  calls
    .filter(({ method, pattern }) => (method === null || method === operation.method) && pattern.test(operation.path))
    .map(({ file }) => file);

/** What a file imports from the console, without what is loaded later. */
export function importsOf(file: string): string[] {
  const named = [...(sources.get(file) ?? '').matchAll(/from '(?<path>\.[^']+)'/g)];
  return named
    .map(({ groups }) => normalize(join(dirname(file), groups?.['path'] ?? '')))
    .filter((name) => sources.has(name));
}
