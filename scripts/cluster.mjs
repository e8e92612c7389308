// `npm run test:cluster`: Muster on a PostgreSQL cluster whose parts are killed under load. Takes about ten minutes; `-- -t 'a serve'` runs one scenario.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { forCluster, installMissing, sayWhatIsMissing } from './debian-packages.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root } from './install.mjs';

await asCommand(async () => {
  requireNode();
  sayWhatIsMissing(forCluster, console.log);
  await ensureInstalled('test', console.log);
  const { missing, reason } = await installMissing(forCluster);
  if (missing.length > 0) throw new BootstrapError(`The cluster needs ${missing.join(', ')}: ${reason}`);
  await ensureBuilt({ only: 'server', say: console.log });
  const vitest = dirname(createRequire(join(root, 'server/package.json')).resolve('vitest/package.json'));
  const args = [join(vitest, 'vitest.mjs'), 'run', '--config', 'vitest.cluster.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: join(root, 'server'), stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
