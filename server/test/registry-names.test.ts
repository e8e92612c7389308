import { expect, it } from 'vitest';
import { sdkPackage } from '../src/package.ts';
import { checkedOut, readText } from './deploy/known.ts';

/** Pages and samples that people copy from; what was is history. */
const pages = checkedOut.filter(
  (path) =>
    (/\.(md|yaml|yml|txt|json|tpl|service|example)$/.test(path) ||
      path.includes('Dockerfile') ||
      path.includes('samples/')) &&
    !/^(CHANGELOG\.md|package-lock\.json|docs\/decisions\/)/.test(path),
);
const own = checkedOut
  .filter((path) => path.endsWith('package.json'))
  .map((path) => (JSON.parse(readText(path)) as { name?: string }).name ?? '');

/** Tools that a checkout has installed, and public ones of known owners. */
const known = [
  ...['vitest', 'tsc', 'oxlint', 'oxfmt'],
  ...[
    '@modelcontextprotocol/inspector',
    '@openapitools/openapi-generator-cli',
    'openapi-typescript',
    'standardwebhooks',
  ],
];
const commands =
  /\b(?:npx|npm (?:install|i|exec|add)|pnpm (?:add|dlx)|yarn (?:add|dlx))((?: +-\S+)*(?: +\/opt\/muster)?) +([^\s`'"|]+)/g;
const isFile = (word: string): boolean => /^[./]|\.tgz/.test(word);

it('no page asks the registry for a package of a name that is not ours to give', () => {
  const asked = pages.flatMap((path) =>
    [...readText(path).matchAll(commands)].map(([line, , name = '']) => ({ path, line, name })),
  );
  expect(asked.length).toBeGreaterThan(3);
  const strange = asked.filter(
    ({ name }) => !isFile(name) && !known.includes(name) && !/^(-|ci\b|&&|…|of$|and$|in$|ends?$)/.test(name),
  );
  expect(strange).toEqual([]);
});

it('no page starts a program by npx from a configuration', () => {
  expect(pages.filter((path) => readText(path).includes('"command": "npx"'))).toEqual([]);
});

it('every package is of one scope of our own', () => {
  expect(own.length).toBeGreaterThan(4);
  for (const name of own) expect(name).toMatch(/^@muster-workforce\/[a-z0-9-]+$/);
  expect(own).toContain(sdkPackage);
});

it('a name of that scope that a page mentions is a package that there is', () => {
  const mentioned = pages.flatMap((path) =>
    [...readText(path).matchAll(/@muster[\w-]*\/[a-z0-9-]+/g)].map(([name]) => name),
  );
  for (const name of new Set(mentioned)) expect([...own, '@muster-workforce/source']).toContain(name);
});
