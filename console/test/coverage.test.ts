import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { operations } from '../src/client/operations.ts';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^client[/\\](schema|operations)\.ts$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const literal = /(?<quote>['"`])(?<path>\/[^'"`\n]*?)\k<quote>/g;
const asks = /(?:useRead|useList|readOptions)(?:<[^()]*>)?\((?<rest>\s*[^\n]*)/g;
const changes = /'(?<method>post|put|patch|delete)',(?<rest>\s*[^\n]*)/g;
const direct = /client\.(?<method>GET|POST|PUT|PATCH|DELETE)\((?<rest>\s*[^\n]*)/g;
const fetched = /fetch\('\/app\/api(?<path>\/[^\s'"?`]*)',\s*\{\s*method: '(?<method>\w+)'/g;
const uploads = /uploadFile\((?<rest>\s*[^\n]*)/g;
const addresses = /\/app\/api(?<path>\/[^\s'"?`]*)/g;
/** A part that is given the path of what it saves. */
const handed = /path: '(?<path>\/[^'\n]*\{[^'\n]*)'/g;

interface Call {
  readonly method: string | null;
  readonly path: string;
}

/** The paths that stand in a call, or in the choice between two. */
const within = (pattern: RegExp, usual: string): Call[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) =>
    [...(groups?.['rest'] ?? '').matchAll(literal)].map((found) => ({
      method: (groups?.['method'] ?? usual).toUpperCase(),
      path: found.groups?.['path'] ?? '',
    })),
  );
const named = (pattern: RegExp, method: string | null): Call[] =>
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

const calls = [
  ...within(asks, 'get'),
  ...within(changes, ''),
  ...within(direct, ''),
  ...within(uploads, 'post'),
  ...named(fetched, null),
  ...named(addresses, 'GET'),
  ...named(handed, null),
].map(({ method, path }) => ({ method, pattern: patternOf(path) }));

/** What no screen calls, and why. A new operation gets a screen, or a line here. */
const withoutScreen: Readonly<Record<string, string>> = {
  'organization.get': 'The session tells the same.',
  'token.get': 'A token asks about itself.',
  'token.operations': 'A token asks what it may call.',
  'events.list': 'Programs follow the feed; the app follows the stream.',
  'timeEntries.createBatch': 'For programs that bring many entries at once.',
  'certifications.listAll': 'For programs; on screens a certificate stands with its person.',
  'customFieldValues.listAll': 'For programs; on screens a value stands with its person.',
  'benefits.listAll': 'For programs; on screens an enrollment stands with its person.',
  'compensation.listAll': 'For programs; on screens pay stands with its person, and each look is recorded.',
  'clients.get': 'A client is changed from its row in the list.',
  'shifts.get': 'A shift is shown by the schedule that holds it.',
  'documents.create': 'The app sends files as they are: documents.upload.',
  'expenseReports.addReceipt': 'The app sends files as they are: expenseReports.uploadReceipt.',
  'assetCategories.list': 'A category is typed when something is handed out.',
};

it('every operation of the catalogue has a screen, but for those listed', () => {
  const missing = Object.entries(operations)
    .filter(
      ([, { method, path }]) =>
        !calls.some((call) => (call.method === null || call.method === method) && call.pattern.test(path)),
    )
    .map(([id]) => id);
  expect(missing.filter((id) => !(id in withoutScreen))).toEqual([]);
  for (const id of Object.keys(withoutScreen)) expect(Object.keys(operations)).toContain(id);
});
