// `npm run dev`: the server from its sources, started again when they change, and the console with Vite in front of it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { asCommand, ensureInstalled, requireNode, root } from './install.mjs';

const settleMs = 200;
const port = process.env.PORT ?? '8080';
/** `npm run dev -- --inspect` opens Node's debugger in the server; other options go there, too. */
const nodeOptions = process.argv.slice(2).filter((option) => option.startsWith('--'));

await asCommand(async () => {
  requireNode();
  await ensureInstalled('test', console.log);
  const server = keepRunning();
  const frontend = startConsole();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      frontend.kill('SIGTERM');
      server.stop();
    });
  }
});

function startConsole() {
  const vite = join(
    dirname(createRequire(join(root, 'console/package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const env = { ...process.env, MUSTER_URL: `http://127.0.0.1:${port}` };
  return spawn(process.execPath, [vite, '--clearScreen=false'], { cwd: join(root, 'console'), env, stdio: 'inherit' });
}

/** One server at a time: the next starts when the one before has let go of the data folder. */
function keepRunning() {
  let child = null;
  let isWanted = true;
  let isAgain = false;
  const start = () => {
    child = spawn(process.execPath, [...nodeOptions, join(root, 'server/scripts/dev.mjs')], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      child = null;
      if (isWanted && isAgain) {
        isAgain = false;
        start();
      } else if (isWanted)
        console.log(`The server ended (${code ?? 'killed'}): it starts again when a source changes.`);
    });
  };
  const restart = () => {
    if (!child) return start();
    isAgain = true;
    child.kill('SIGTERM');
  };
  let timer;
  const changed = (_, name) => {
    if (!isWanted || !/\.(ts|sql)$/.test(name ?? '') || /\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${name} changed: starting the server again.`);
      restart();
    }, settleMs);
  };
  const watchers = ['server/src', 'server/migrations', 'packages/embedded-postgres/src'].map((path) =>
    watch(join(root, path), { recursive: true }, changed),
  );
  start();
  return {
    stop: () => {
      isWanted = false;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      child?.kill('SIGTERM');
    },
  };
}
