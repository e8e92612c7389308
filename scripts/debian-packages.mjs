// Programs that tests use beside npm's packages: said first, then installed if that is possible and wanted.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './install.mjs';

/** Any one of the programs will do: a name is looked for in PATH. */
export const forTests = [
  { package: 'redis-server', programs: ['redis-server'], for: 'rate limits that several processes share' },
  { package: 'python3', programs: ['python3'], for: "the webhook guide's receiver in Python" },
  { package: 'golang-go', programs: ['go'], for: "the webhook guide's receiver in Go" },
  { package: 'openssl', programs: ['openssl'], for: 'certificates of webhook receivers' },
  { package: 'procps', programs: ['ps'], for: 'the embedded PostgreSQL that is killed and frozen' },
  {
    package: 'chromium-headless-shell',
    programs: ['chromium-headless-shell'],
    for: 'browser tests, which also run in Chromium or Chrome, at twice the processor time',
    isNeeded: () => existsSync(join(root, 'console/test')),
  },
];

export const forMatrix = [
  {
    package: 'postgresql-15',
    programs: ['/usr/lib/postgresql/15/bin/initdb'],
    for: 'tests on the oldest PostgreSQL that is supported',
  },
];

/** For `npm run test:cluster`. Debian starts some of them as services; the tests start their own, on other ports. */
export const forCluster = [
  {
    package: 'postgresql-15',
    programs: ['/usr/lib/postgresql/15/bin/initdb'],
    for: 'a leader and two standbys',
  },
  { package: 'patroni', programs: ['patroni'], for: 'which of them leads' },
  { package: 'etcd-server', programs: ['etcd'], for: 'what Patroni agrees by' },
  { package: 'haproxy', programs: ['/usr/sbin/haproxy'], for: 'a port for the leader, one for replicas' },
  { package: 'pgbouncer', programs: ['/usr/sbin/pgbouncer'], for: 'a pooler between Muster and the leader' },
  { package: 'redis-server', programs: ['redis-server'], for: 'rate limits that several processes share' },
];

const isMissing = ({ programs, isNeeded = () => true }) => isNeeded() && !programs.some(isThere);

/** What keeps packages from being installed here; null if nothing does. */
function findHindrance() {
  if (process.env.MUSTER_TEST_INSTALL === '0') return 'MUSTER_TEST_INSTALL=0 says to go without';
  if (!existsSync('/etc/debian_version') || !isThere('apt-get')) return 'this is no Debian';
  return process.geteuid?.() === 0 ? null : 'only root can install packages';
}

/**
 * Before anything else happens: what is missing, what it is for, whether it will be installed, and how to go without.
 * @param {typeof forTests} pieces
 * @param {(line: string) => void} say
 */
export function sayWhatIsMissing(pieces, say) {
  const missing = pieces.filter(isMissing);
  if (missing.length === 0) return;
  const hindrance = findHindrance();
  const names = missing.map((piece) => piece.package).join(' ');
  say('Debian packages that tests use and this machine lacks:');
  for (const piece of missing) say(`  ${piece.package.padEnd(14)} ${piece.for}`);
  say(
    hindrance === null
      ? 'They will be installed with apt-get. To go without, set MUSTER_TEST_INSTALL=0: tests that need them are skipped or fail.'
      : `They are not installed: ${hindrance}. Tests that need them are skipped or fail. To have them: apt-get install ${names}`,
  );
}

/**
 * Installs what is missing if that is possible and wanted. Answers with what is missing still, and why.
 * @param {typeof forTests} pieces
 * @returns {Promise<{ missing: string[], reason: string }>}
 */
export async function installMissing(pieces) {
  const names = pieces.filter(isMissing).map((piece) => piece.package);
  let reason = findHindrance();
  if (names.length > 0 && reason === null) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
    const { output } = await run('apt-get', args, { env });
    reason = output.trim().split('\n').slice(-3).join('\n');
  }
  return { missing: pieces.filter(isMissing).map((piece) => piece.package), reason: reason ?? '' };
}

function isThere(program) {
  const paths = program.startsWith('/')
    ? [program]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.some((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
