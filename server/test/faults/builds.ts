import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the newest migration was added: what runs beside this build while it is rolled out. */
function previousCommit(): string {
  const files = readdirSync(join(root, 'server/migrations')).filter((name) => name.endsWith('.sql'));
  const newest = files.sort().at(-1) ?? '';
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `server/migrations/${newest}`);
  if (added === '') throw new Error(`No commit added ${newest}.`);
  return git('rev-parse', `${added}^`);
}

export interface Build {
  /** Its command line program. */
  readonly program: string;
  readonly name: string;
}

export const thisBuild: Build = { program: join(root, 'server/dist/cli.js'), name: 'this build' };

/** What the build before needs and this one does no longer. */
function addMissingPackages(folder: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const missing = Object.entries(dependencies).filter(
    ([name]) => !['node_modules', 'server/node_modules'].some((modules) => existsSync(join(root, modules, name))),
  );
  if (missing.length === 0) return;
  const names = missing.map(([name, range]) => `${name}@${range}`);
  const place = join(folder, 'server/dist');
  const options = ['--prefix', place, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'];
  const added = spawnSync('npm', ['install', ...options, ...names], { encoding: 'utf8' });
  if (added.status !== 0) throw new Error(added.stderr);
}

/** The build before this one, built in a folder of its own; or why it cannot be, as in a tarball without history. */
export function buildPrevious(): (Build & { remove: () => void }) | { readonly reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'muster-previous-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const commit = previousCommit();
    const archive = execFileSync('git', ['archive', commit], {
      cwd: root,
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const modules of ['node_modules', 'server/node_modules']) {
      if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
    }
    const script = join(folder, 'scripts/build.mjs');
    // Builds from before the bundle lie file by file.
    const isBundled = readFileSync(script, 'utf8').includes('--bundle-server');
    const built = spawnSync(process.execPath, [script, isBundled ? '--bundle-server' : '--compile-server'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(built.stderr);
    addMissingPackages(folder);
    const program = join(folder, 'server/dist', isBundled ? 'cli.js' : 'main/cli.js');
    return { program, name: `the build of ${commit.slice(0, 7)}`, remove };
  } catch (error) {
    remove();
    return { reason: (error as Error).message.split('\n')[0] ?? 'git is not there' };
  }
}
