// npm run check: types, lint and format, in two lanes for two cores.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const require = createRequire(join(root, 'package.json'));
const program = (name, path) => [process.execPath, join(folderOf(name), path)];
// With types, by the native compiler (.oxlintrc.json), which says its own errors too: lint and types in one pass take half of the time of two.
// Files are judged by the tsconfig.json they belong to.
const lint = [...program('oxlint', 'bin/oxlint'), '--type-check'];
// Generated files, which are not linted. openapi-typescript still needs the compiler in JavaScript.
const tsc = [...program('typescript7', 'bin/tsc'), '--noEmit', '-p'];
// Layers, faces, the order of features, circles; then what nothing uses.
const cruise = [
  ...program('dependency-cruiser', 'bin/dependency-cruise.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
  'server/src',
  'console/src',
  'sdk/src',
  'packages/embedded-postgres/src',
];
const knip = program('knip', 'bin/knip.js');
const format = [...program('oxfmt', 'bin/oxfmt'), '--check'];

// The linter's compiler is written in Go: collected more rarely, it takes a fifth less time and twice the memory.
const env = { ...process.env, ...(totalmem() > 12 * 1024 ** 3 && { GOGC: process.env.GOGC ?? '300' }) };

const lanes = [[lint], [cruise, [...tsc, 'sdk'], format, knip]];

/** Some packages show nothing but what they export: by where node looks. */
function folderOf(name) {
  return require.resolve
    .paths(name)
    .map((place) => join(place, name))
    .find((folder) => existsSync(folder));
}

const outcomes = await Promise.all(lanes.map(runAll));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;

/** All of a lane, also after a failure: one run shows everything that is not in order. */
async function runAll(lane) {
  let isInOrder = true;
  for (const command of lane) isInOrder = (await succeeds(command)) && isInOrder;
  return isInOrder;
}

function succeeds([file, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
