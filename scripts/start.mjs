import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

await asCommand(async () => {
  requireNode();
  await ensureInstalled('start', console.log);
  await ensureBuilt({ say: console.log });
  stopWithNpm();
  // In this very process, so that Ctrl-C and SIGTERM reach the product itself.
  const { start } = await import(pathToFileURL(join(root, 'server/dist/start.js')).href);
  await start();
});

/** A SIGTERM sent to npm ends npm and its shell without a word to us: losing them counts as the signal. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}
