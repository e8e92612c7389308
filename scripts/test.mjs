import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { forTests, installMissing, sayWhatIsMissing } from './debian-packages.mjs';
import { BootstrapError, ensureInstalled, requireNode, root } from './install.mjs';
import { TestTimes } from './test-times.mjs';

const count = { passed: 0, failed: 0, skipped: 0 };
/** Named once more at the end, where a long log is read first. */
const failures = [];
const reports = mkdtempSync(join(tmpdir(), 'muster-test-'));
const times = new TestTimes();
const hasBrowserTests = () => existsSync(join(root, 'console/test'));

process.exitCode = await main().catch((error) => {
  console.error(error instanceof BootstrapError ? error.message : error);
  count.failed++;
  return summary();
});

async function main() {
  requireNode();
  sayWhatIsMissing(forTests, console.log);
  await times.of('install', () => ensureInstalled('test', console.log));
  await times.of('packages', () => installPackages());
  await times.of('build', () => attempt('build', () => ensureBuilt({ only: 'all', say: console.log })));
  console.log(`PostgreSQL: ${describeDatabase()}`);
  // These two mostly wait for processes.
  const waiting = ['packages/embedded-postgres', 'sdk'].map((workspace) => suite(workspace, vitest()));
  await times.of('check, packages, sdk', () => Promise.all([attempt('check', () => check()), ...waiting]));
  await times.of('server', () => suite('server', vitest()));
  if (hasBrowserTests()) await times.of('console', () => suite('console', vitest()));
  return summary();
}

function summary() {
  rmSync(reports, { recursive: true, force: true });
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
  console.log(`\n${times.table()}`);
  console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
  return count.failed > 0 ? 1 : 0;
}

/** A step without tests of its own counts as one failure when it fails. */
async function attempt(name, work) {
  try {
    await work();
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    failures.push(`${name}: ${error.message}`);
    count.failed++;
  }
}

async function check() {
  console.log('Checking types, lint and format…');
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await stream(program, [...first, 'run', '-s', 'check'], root);
  if (code !== 0) throw new BootstrapError('types, lint or format are not in order.');
}

async function suite(workspace, program) {
  const report = join(reports, `${workspace.replaceAll('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await stream(process.execPath, [program, 'run', ...reporters], join(root, workspace));
  const failed = tally(report);
  // A crash or an error outside any test shows in the exit alone.
  if (code !== 0 && failed === 0) {
    failures.push(`${workspace}: ended with ${code} although no test failed. See "Unhandled Errors" above.`);
    count.failed++;
  }
}

function tally(report) {
  if (!existsSync(report)) return 0;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  times.add(result.testResults.map((file) => ({ ...file, name: relative(root, file.name) })));
  // A file that did not load has no tests to fail.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = result.numFailedTests + broken.length;
  failures.push(...broken.map(({ name, message }) => describeFailure(name, 'did not load', [message])));
  for (const { name, assertionResults } of result.testResults)
    for (const test of assertionResults.filter(({ status }) => status === 'failed'))
      failures.push(describeFailure(name, test.fullName, test.failureMessages));
  count.passed += result.numPassedTests;
  count.failed += failed;
  count.skipped += result.numPendingTests + (result.numTodoTests ?? 0);
  return failed;
}

function describeFailure(file, test, messages) {
  return [`${relative(root, file)} › ${test}`, ...messages.map((message) => message.slice(0, 1500))].join('\n');
}

function stream(program, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function vitest() {
  return join(dirname(createRequire(join(root, 'server/package.json')).resolve('vitest/package.json')), 'vitest.mjs');
}

function describeDatabase() {
  const given = process.env.MUSTER_TEST_DATABASE_URL;
  if (!given) return 'embedded';
  try {
    const { host, pathname } = new URL(given);
    return `the server of MUSTER_TEST_DATABASE_URL (${host}${pathname})`;
  } catch {
    return 'the server of MUSTER_TEST_DATABASE_URL';
  }
}

async function installPackages() {
  const { missing, reason } = await installMissing(forTests);
  if (missing.length > 0) console.error(`Still missing: ${missing.join(', ')}. ${reason}`);
}
