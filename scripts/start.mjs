import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

await asCommand(async () => {
  requireNode();
  await ensureInstalled('start', console.log);
  await ensureBuilt({ say: console.log });
  // In this very process, so that Ctrl-C and SIGTERM reach the product itself.
  const { start } = await import(pathToFileURL(join(root, 'server/dist/start.js')).href);
  await start();
});
