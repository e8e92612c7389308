import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { vendorFiles } from '../../scripts/vendor.mjs';
import { vendoredPaths } from '../../scripts/vendored.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What `npm start` of a clean clone installs here, with a little room: 161 packages, 149 MB, 10,465 files. Who needs more says why in the change that raises it. */
const budget = { packages: 165, megabytes: 152, files: 10_800 };

interface Locked {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
}

/** By npm's rule for `--omit=dev --include=optional`: what only development needs, and binaries of other machines, stay away. */
function startPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const isMusl = !(process.report.getReport() as { header: { glibcVersionRuntime?: string } }).header
    .glibcVersionRuntime;
  const fits = ({ os, cpu, libc }: Locked): boolean =>
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libc?.includes(isMusl ? 'musl' : 'glibc') ?? true);
  return Object.entries(packages)
    .filter(([path, one]) => path.includes('node_modules/') && !one.link && !one.dev && fits(one))
    .map(([path]) => path);
}

/** Without the packages within it, which are counted themselves. */
function filesOf(folder: string): number[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path);
    return entry.isFile() ? [statSync(path).size] : [];
  });
}

it('a first start installs no more packages, bytes and files than its budget', () => {
  const packages = startPackages();
  const sizes = packages.flatMap((path) => filesOf(join(root, path)));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  // Of another machine than this one a binary may be larger: what is counted is held everywhere.
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.length).toBeLessThanOrEqual(budget.packages);
  if (process.platform === 'linux' && process.arch === 'x64') expect(megabytes).toBeLessThanOrEqual(budget.megabytes);
  expect(sizes.length).toBeLessThanOrEqual(budget.files);
});

it.each(['server', 'console'])('what %s has of libraries is what the locked versions make', async (workspace) => {
  const folder = join(root, workspace, 'vendor');
  const made = await vendorFiles(workspace);
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) {
    const isSame = Buffer.from(content).equals(readFileSync(join(folder, name)));
    expect(isSame, `${workspace}/vendor/${name}: run "node scripts/vendor.mjs" and commit what it writes`).toBe(true);
  }
});

it('every name that a source takes from such a library is in its file', async () => {
  const paths = vendoredPaths('server');
  const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, 'server/src', name), 'utf8'));
  const taken =
    /(?:^import (?!type )(?:(?<first>\w+),? ?)?(?:\{(?<fixed>[^}]*)\} )?from |const \{(?<later>[^}]*)\} = await import\()'(?<id>[^']+)'/gm;
  const seen = new Set<string>();
  for (const { groups = {} } of sources.flatMap((text) => [...text.matchAll(taken)])) {
    const path = paths[groups['id'] ?? ''];
    if (path === undefined) continue;
    seen.add(path);
    const has = Object.keys((await import(path)) as object);
    const names = `${groups['fixed'] ?? ''},${groups['later'] ?? ''}`.split(',').map((name) => name.trim());
    const wanted = names
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/ as |: /)[0]);
    if (groups['first'] !== undefined) wanted.push('default');
    expect(has, groups['id']).toEqual(expect.arrayContaining(wanted));
  }
  expect(seen.size).toBeGreaterThan(5);
});
