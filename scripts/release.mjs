// `npm run release`: all that is released together, from one version. docs/operate/releases.md tells how.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root, run } from './install.mjs';
import { pack } from './pack.mjs';

const number = String.raw`\d+\.\d+\.\d+`;
/** Where the version of package.json stands besides: a pattern with what is before it, and how often it is there. */
const places = [
  ...['server', 'console', 'sdk', 'packages/embedded-postgres', 'packages/n8n-nodes-muster'].map((name) => [
    `${name}/package.json`,
    '^  "version": "',
    1,
  ]),
  ['server/package.json', '"@muster-workforce/embedded-postgres": "', 1],
  ['deploy/Dockerfile', 'image\\.version="', 1],
  ['deploy/helm/muster/Chart.yaml', '^(?:version|appVersion): ', 2],
  ['docs/operate/deploy.md', 'muster-workforce-muster-', 3],
  ['docs/guide/first-call-n8n.md', 'n8n-nodes-muster-', 1],
  ['sdk/README.md', 'muster-workforce-sdk-', 1],
  ['sdk/python/src/muster_workforce/version.py', '^VERSION = "', 1],
];
const ownPackages = ['', 'server', 'console', 'sdk', 'packages/embedded-postgres'];

/** Where a version other than that of package.json stands. */
export function strangeVersions(read = readText) {
  const { version } = JSON.parse(read('package.json'));
  const strange = places.filter(([path, before, times]) => {
    const found = [...read(path).matchAll(new RegExp(`${before}(${number})`, 'gm'))].map(([, one]) => one);
    return found.length !== times || found.some((one) => one !== version);
  });
  const { packages } = JSON.parse(read('package-lock.json'));
  return [
    ...strange.map(([path]) => path),
    ...(ownPackages.every((path) => packages[path].version === version) ? [] : ['package-lock.json']),
    ...(JSON.parse(read('docs/reference/openapi.json')).info.version === version
      ? []
      : ['docs/reference/openapi.json']),
  ];
}

/** The part of the changelog that is about one release, without its heading; null: there is none. */
export function notesOf(changelog, version) {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((one) => new RegExp(`^${version.replaceAll('.', '\\.')}\\s`).test(one));
  const text = part?.slice(part.indexOf('\n')).trim();
  return text ? `${text}\n` : null;
}

/** What is under "Unreleased" gets the heading of the release, and empty headings stay for what comes. */
export function releasedChangelog(changelog, version, day) {
  const [head, unreleased, ...others] = changelog.split(/^## /m);
  const body = unreleased
    .replace(/^Unreleased\n/, '')
    .replaceAll(/^### \w+\n+(?=### |$(?![\s\S]))/gm, '')
    .trim();
  if (body === '')
    throw new BootstrapError('CHANGELOG.md has nothing under "Unreleased": there is nothing to release.');
  const empty = 'Unreleased\n\n### Added\n\n### Changed\n\n### Fixed\n\n';
  return [head, empty, `${version} (${day})\n\n${body}\n\n`, ...others].join('## ').trimEnd() + '\n';
}

/** Writes a version wherever it stands. The lock file and the description follow from it. */
async function setVersion(version) {
  if (!new RegExp(`^${number}$`).test(version))
    throw new BootstrapError('Name the version as major.minor.patch, such as 1.1.0.');
  const changelog = readText('CHANGELOG.md');
  if (notesOf(changelog, version) === null)
    writeText('CHANGELOG.md', releasedChangelog(changelog, version, new Date().toISOString().slice(0, 10)));
  for (const [path, before] of [['package.json', '^  "version": "'], ...places])
    writeText(path, readText(path).replaceAll(new RegExp(`(${before})${number}`, 'gm'), `$1${version}`));
  const lock = JSON.parse(readText('package-lock.json'));
  lock.version = version;
  for (const path of ownPackages) lock.packages[path].version = version;
  lock.packages.server.dependencies['@muster-workforce/embedded-postgres'] = version;
  writeText('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  await done('The references could not be written', run('npm', ['run', '-s', 'generate']));
  console.log(`Muster is ${version}. Look at CHANGELOG.md, commit, and tag it v${version}.`);
}

async function release(to, isTrial) {
  const { version } = JSON.parse(readText('package.json'));
  const strange = strangeVersions();
  if (strange.length > 0)
    throw new BootstrapError(
      `Not ${version}, or not as often as it should be: ${strange.join(', ')}. Run "npm run release -- --set ${version}".`,
    );
  const notes = notesOf(readText('CHANGELOG.md'), version);
  if (notes === null) throw new BootstrapError(`CHANGELOG.md has no part for ${version}.`);
  const { output } = await run('git', ['status', '--porcelain']);
  if (output.trim() !== '' && !isTrial)
    throw new BootstrapError('The checkout has changes: commit them, or add --trial to see what would be made.');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await pack({ to, say: console.log });
  for (const name of ['sdk', 'packages/embedded-postgres']) {
    await ensureBuilt({ only: name, say: console.log });
    await done(
      `${name} could not be packed`,
      run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], { cwd: join(root, name) }),
    );
  }
  // A chart is its folder, packed under its name: what "helm package" makes.
  await done(
    'The chart could not be packed',
    run('tar', ['-czf', join(to, `muster-${version}.tgz`), '-C', join(root, 'deploy/helm'), 'muster']),
  );
  await makeImage(to, version);
  writeFileSync(join(to, 'NOTES.md'), `# Muster ${version}\n\n${notes}`);
  const sums = readdirSync(to)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(to, name)))
          .digest('hex')}  ${name}\n`,
    );
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
  console.log([...readdirSync(to)].sort().join('\n'));
}

/** Where no engine runs, what one needs to make it anywhere. */
async function makeImage(to, version) {
  const engine = await run('docker', ['info']);
  if (engine.code !== 0) {
    const context = join(to, `muster-image-${version}-context.tgz`);
    return done(
      'The sources could not be packed',
      run('git', ['archive', '--format=tar.gz', `--output=${context}`, 'HEAD']),
    );
  }
  const tag = `muster:${version}`;
  await done('The image could not be built', run('docker', ['build', '-f', 'deploy/Dockerfile', '-t', tag, '.']));
  return done(
    'The image could not be kept',
    run('docker', ['save', '-o', join(to, `muster-image-${version}.tar`), tag]),
  );
}

async function done(what, ran) {
  const { code, output } = await ran;
  if (code !== 0) throw new BootstrapError(`${what}.\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}

function writeText(path, text) {
  writeFileSync(join(root, path), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await asCommand(async () => {
    requireNode();
    await ensureInstalled('test', console.log);
    const [option, value] = process.argv.slice(2);
    if (option === '--set') return setVersion(value ?? '');
    return release(join(root, 'dist/release'), option === '--trial');
  });
}
