// `npm run quick -- leave/requests`: types and lint of a part of the server or of the console, and the tests in it, side by side.
// A part is a folder or a file, by its path or by what comes behind `features/`, `screens/` or `test/`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { asCommand, BootstrapError, requireNode, root } from './install.mjs';

const places = [
  '',
  'server/src/features',
  'server/src',
  'server/test',
  'console/src/screens',
  'console/src',
  'console/test',
];

await asCommand(async () => {
  requireNode();
  const asked = process.argv.slice(2);
  if (asked.length === 0) throw new BootstrapError('Name a part: npm run quick -- leave/requests');
  const parts = asked.map(find);
  const lint = run(root, 'oxlint/bin/oxlint', ['--type-check', '--quiet', ...parts]);
  const suites = ['server', 'console'].map((workspace) => {
    const own = parts.filter((part) => part.startsWith(`${workspace}/`)).map((part) => relative(workspace, part));
    const args = ['run', '--passWithNoTests', '--reporter=dot', ...own];
    return own.length === 0 ? true : run(join(root, workspace), 'vitest/vitest.mjs', args);
  });
  const outcomes = await Promise.all([lint, ...suites]);
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
});

function find(name) {
  const part = places.map((place) => join(place, name)).find((path) => existsSync(join(root, path)));
  if (part === undefined) throw new BootstrapError(`There is no ${name} below ${places.slice(1).join(', ')}.`);
  return part;
}

function run(cwd, program, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
