import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

const say = (line) => console.log(line);

await asCommand(async () => {
  requireNode();
  await ensureInstalled('start', console.log);
  const { built, open, allBuilt } = beginBuild();
  await built.server;
  // In this very process, so that Ctrl-C and SIGTERM reach the product itself.
  const { start, renewConsole } = await import(pathToFileURL(join(root, 'server/dist/start.js')).href);
  await start({ isJson: false, consoleBuilt: built.console });
  open();
  // Whoever speaks another language than the first sees it from the next page on.
  await allBuilt.then(renewConsole, (error) => console.error(error.message));
});

/** The database is made by the server's build alone, on one processor, while another builds the console in its first language. */
function beginBuild() {
  const [server, console] = [promised(), promised()];
  const opened = promised();
  const told = { server, console };
  const allBuilt = ensureBuilt({ say, onBuilt: (name) => told[name]?.resolve(), whenOpen: opened.promise });
  allBuilt.catch((error) => [server, console].forEach(({ reject }) => reject(error)));
  console.promise.catch(() => undefined);
  return { built: { server: server.promise, console: console.promise }, open: opened.resolve, allBuilt };
}

function promised() {
  let settle;
  const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}
