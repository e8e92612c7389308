// `npm run test:faults`: what must hold when neighbours press, rights change, years pass, dependencies stall, processes are killed and
// operators operate, at full size. `npm run test:faults -- stalls` runs one kind. `npm run test:deep` tries everything that is generated from
// schemas and rules with all its inputs, other ones each time: a failure prints the seed that brings it back.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root } from './install.mjs';

const folder = join(root, 'server/test/faults');

/** Where inputs are generated. */
const generated = ['src/', 'test/catalogue/'];

/** A file belongs to the first kind whose pattern its name begins with. */
const kinds = {
  pressure: {
    proves:
      'one organization cannot slow down or shut out another: large bodies, held connections, imports, bad endpoints',
    files: /^(pressure|event-loop|bad-endpoints|memory)/,
  },
  rights: {
    proves: 'what is shown later (replay, retry, import) is judged by the rights of that moment',
    files: /^rights/,
  },
  volume: {
    proves: 'years of rows: erasing, retention and migrations keep their times on filled tables',
    files: /^volume/,
  },
  stalls: {
    proves:
      'dependencies that stall or die (PostgreSQL, Redis, SMTP, S3, our own processes) cost seconds, and nothing is lost or doubled',
    files: /^(stalls|kills)/,
  },
  operations: {
    proves: 'backup, restore, upgrade and a change of the key on a running installation lose nothing',
    files: /^(operations|rolling)/,
  },
};

await asCommand(async () => {
  requireNode();
  const asked = process.argv.slice(2);
  const isDeep = asked[0] === 'deep';
  const unknown = asked.find((name) => !isDeep && !Object.hasOwn(kinds, name));
  if (unknown !== undefined)
    throw new BootstrapError(
      `There is no kind "${unknown}": name any of ${Object.keys(kinds).join(', ')}, or none for all.`,
    );
  const files = isDeep ? generated : filesOf(asked.length > 0 ? asked : Object.keys(kinds), asked.length === 0);
  await ensureInstalled('test', console.log);
  await ensureBuilt({ only: 'server', say: console.log });
  const vitest = dirname(createRequire(join(root, 'server/package.json')).resolve('vitest/package.json'));
  // One at a time: the suites measure.
  const args = [join(vitest, 'vitest.mjs'), 'run', ...files, ...(isDeep ? [] : ['--no-file-parallelism'])];
  const env = { ...process.env, MUSTER_FAULTS: 'full' };
  const child = spawn(process.execPath, args, { cwd: join(root, 'server'), env, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});

/** The files of these kinds, and what they prove, said first. A file of no kind runs with all of them. */
function filesOf(names, isWhole) {
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : [];
  const kindOf = (file) => Object.keys(kinds).find((name) => kinds[name].files.test(file));
  console.log('What is proven, at full size:');
  for (const name of names) {
    const own = present.filter((file) => kindOf(file) === name);
    console.log(`  ${name.padEnd(10)} ${kinds[name].proves}`);
    console.log(`  ${''.padEnd(10)} ${own.length > 0 ? own.join(', ') : 'no file yet'}`);
  }
  const chosen = present.filter((file) => (kindOf(file) ? names.includes(kindOf(file)) : isWhole));
  if (chosen.length === 0) throw new BootstrapError('There is no test of that kind.');
  return chosen.map((file) => `test/faults/${file}`);
}
