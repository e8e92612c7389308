// Runs before anything is installed: Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const stampFile = join(root, 'node_modules/.muster-install.json');
const neededNode = [20, 19];

/** What went wrong before the product itself could start, for the operator: no stack trace. */
export class BootstrapError extends Error {
  name = 'BootstrapError';
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return;
  throw new BootstrapError(
    `Muster needs Node ${neededNode.join('.')} or newer and this is ${process.versions.node}: install a newer one.`,
  );
}

/** What uses packages that 'start' leaves out: a bucket for files, and traces. */
const forSomeAlone = ['MUSTER_FILES_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/**
 * Makes node_modules match package-lock.json. 'start' leaves out what only development or some installations need; a 'test'
 * installation serves all of them.
 * @param {'start' | 'test'} asked
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(asked, say = () => undefined) {
  const mode = forSomeAlone.some((name) => process.env[name]) ? 'test' : asked;
  if (isInstalled(mode)) return;
  await exclusively('install', async () => {
    if (isInstalled(mode)) return;
    say('Installing packages…');
    await npmCi(mode);
    writeStamp(mode);
  });
}

function isInstalled(mode) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = readJson(stampFile);
  if (stamp?.lock === hash(lock) && stamp.platform === platform() && (stamp.mode === 'test' || mode === 'start'))
    return true;
  return isInstalledByHand(mode, lock);
}

/** Someone's own `npm ci` left npm's list of what it installed. */
function isInstalledByHand(mode, lock) {
  const found = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!found) return false;
  for (const [path, wanted] of Object.entries(JSON.parse(lock).packages)) {
    if (
      !path.includes('node_modules/') ||
      wanted.link ||
      wanted.optional ||
      (mode === 'start' && (wanted.dev || wanted.devOptional))
    )
      continue;
    if (found[path]?.version !== wanted.version) return false;
  }
  writeStamp(mode);
  return true;
}

function writeStamp(mode) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  try {
    writeFileSync(stampFile, JSON.stringify({ lock: hash(lock), platform: platform(), mode }));
  } catch {
    // A read-only checkout is only looked at longer the next time.
  }
}

async function npmCi(mode) {
  const scope = mode === 'start' ? ['--omit=dev'] : ['--include=dev'];
  const args = [
    'ci',
    ...scope,
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
  ];
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const { code, output } = await run(program, [...first, ...args]);
  if (code === 0) return;
  const tail = output.trim().split('\n').slice(-15).join('\n');
  throw new BootstrapError(
    `npm could not install Muster's packages: check the network and the disk, then try again.\n${tail}`,
  );
}

/** Runs a program in the checkout and keeps what it says. */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error.message) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Two starts at once must not install or build over each other. The link's target names its holder, which may have been killed. */
export async function exclusively(what, work) {
  const link = join(tmpdir(), `muster-${what}-${process.geteuid?.() ?? 0}-${hash(root).slice(0, 12)}`);
  while (!take(link)) await sleep(100);
  try {
    return await work();
  } finally {
    unlinkSync(link);
  }
}

function take(link) {
  try {
    symlinkSync(`${process.pid}.${startOf(process.pid)}`, link);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new BootstrapError(`${tmpdir()} cannot be written (${error.code}): set TMPDIR to a folder that can.`);
  }
  try {
    const [pid, started] = readlinkSync(link).split('.');
    if (startOf(Number(pid)) !== started) unlinkSync(link);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

/** Tells a process from a later one under the same number, as far as the system shows it. */
function startOf(pid) {
  try {
    process.kill(pid, 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch (error) {
    return error.code === 'ESRCH' ? 'gone' : 'alive';
  }
}

function platform() {
  return `${process.platform}-${process.arch}`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

export function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** For the scripts that are commands: the sentence alone, and a failing exit. */
export async function asCommand(work) {
  try {
    await work();
  } catch (error) {
    const isTold = error instanceof BootstrapError || error?.name === 'StartupError';
    process.stderr.write(`${isTold ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await asCommand(async () => {
    requireNode();
    await ensureInstalled(process.argv[2] === 'test' ? 'test' : 'start', console.log);
  });
}
