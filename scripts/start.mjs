import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

await asCommand(async () => {
  requireNode();
  await ensureInstalled('start', console.log);
  const { serverBuilt, allBuilt } = beginBuild();
  await serverBuilt;
  // In this very process, so that Ctrl-C and SIGTERM reach the product itself.
  const { start } = await import(pathToFileURL(join(root, 'server/dist/start.js')).href);
  await start({ isJson: false, consoleBuilt: allBuilt });
});

/** The database is made by the server's build alone, on one processor, while another builds the console. */
function beginBuild() {
  let allBuilt;
  const serverBuilt = new Promise((resolve, reject) => {
    allBuilt = ensureBuilt({ say: console.log, onBuilt: (name) => name === 'server' && resolve() });
    allBuilt.catch(reject);
  });
  return { serverBuilt, allBuilt };
}
