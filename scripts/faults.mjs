// `npm run test:faults`: what must hold when processes are killed and receivers misbehave, at full size.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

await asCommand(async () => {
  requireNode();
  await ensureInstalled('test', console.log);
  await ensureBuilt({ only: 'server', say: console.log });
  const vitest = dirname(createRequire(join(root, 'server/package.json')).resolve('vitest/package.json'));
  // One at a time: the suites measure.
  const args = [join(vitest, 'vitest.mjs'), 'run', 'test/faults', '--no-file-parallelism'];
  const env = { ...process.env, MUSTER_FAULTS: 'full' };
  const child = spawn(process.execPath, args, { cwd: join(root, 'server'), env, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
