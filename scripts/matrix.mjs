// `npm run test:matrix [FILES]`: the server's tests on what is promised besides the usual: Node 22, and PostgreSQL 15.
import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root, run } from './install.mjs';
import { findPostgres15, startPostgres } from './postgres-15.mjs';

const files = process.argv.slice(2);

await asCommand(async () => {
  requireNode();
  await ensureInstalled('test', console.log);
  await ensureBuilt({ only: 'server', say: console.log });
  const outcomes = [];
  for (const [name, test] of Object.entries({ 'Node 22': onNode22, 'PostgreSQL 15': onPostgres15 })) {
    outcomes.push({ name, outcome: await test().catch((error) => unavailable(error)) });
  }
  console.log('');
  for (const { name, outcome } of outcomes) console.log(`${name}: ${outcome}`);
  process.exitCode = outcomes.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
});

/** What could not be had is no success: a promise that was not tried may not hold. */
function unavailable(error) {
  if (!(error instanceof BootstrapError)) throw error;
  return `not tried. ${error.message}`;
}

/** npm's package `node` brings the program; npx keeps it in its cache, from where other accounts than ours cannot run it. */
async function onNode22() {
  const { code, output } = await run('npx', ['--yes', '-p', 'node@22', 'node', '-p', 'process.execPath']);
  const program = /^\/.*$/m.exec(output)?.[0];
  if (code !== 0 || program === undefined)
    throw new BootstrapError(`npm's package node@22 could not be had: ${output.trim().split('\n').at(-1)}`);
  const folder = mkdtempSync(join(tmpdir(), 'muster-node-'));
  try {
    chmodSync(folder, 0o755);
    copyFileSync(program, join(folder, 'node'));
    chmodSync(join(folder, 'node'), 0o755);
    console.log('\nNode 22, embedded PostgreSQL');
    return await vitest(join(folder, 'node'), { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres15() {
  const programs = await findPostgres15(console.log);
  const server = await startPostgres(programs);
  console.log(`\nNode ${process.versions.node}, PostgreSQL 15 of ${programs}`);
  try {
    return await vitest(process.execPath, { MUSTER_TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

function vitest(program, environment) {
  const manifest = createRequire(join(root, 'server/package.json')).resolve('vitest/package.json');
  return new Promise((resolve) => {
    const child = spawn(program, [join(dirname(manifest), 'vitest.mjs'), 'run', ...files], {
      cwd: join(root, 'server'),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    child.on('error', (error) => resolve(`failed: ${error.message}`));
    child.on('close', (code) => resolve(code === 0 ? 'passed' : 'failed'));
  });
}
