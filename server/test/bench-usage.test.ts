import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './deploy/known.ts';

it.skipIf(!existsSync('/proc/self/stat'))(
  'what PostgreSQL has used is read while its backends come and go',
  async () => {
    const { postgresMs } = (await import(pathToFileURL(`${root}bench/usage.mjs`).href)) as {
      postgresMs: (pid: string) => number;
    };
    const parent = spawn('sh', ['-c', 'while :; do sleep 0.001 & sleep 0.001 & sleep 0.002 & wait; done']);
    onTestFinished(async () => {
      parent.kill('SIGKILL');
      await once(parent, 'close');
    });
    let last = 0;
    for (let i = 0; i < 25; i++) {
      last = postgresMs(String(parent.pid));
      await sleep(1);
    }
    expect(last).toBeGreaterThan(0);
  },
);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('what a benchmark has started ends with it: %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-test-'));
  const script = join(folder, 'bench.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { rmSync } from 'node:fs';
     import { atEnd, endsWithUs } from ${JSON.stringify(pathToFileURL(`${root}bench/ends.mjs`).href)};
     atEnd(async () => rmSync(${JSON.stringify(folder)}, { recursive: true }));
     atEnd(async () => { throw new Error('an end that fails keeps no other from ending'); });
     const child = endsWithUs(spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']));
     child.kill('SIGSTOP');
     console.log(child.pid);
     setInterval(() => undefined, 1000);`,
  );
  const bench = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(bench.stdout, 'data')) as [Buffer];
  const started = Number(line);
  expect(isThere(started)).toBe(true);
  bench.kill(signal);
  const [code] = (await once(bench, 'exit')) as [number];
  expect(code).toBeGreaterThan(128);
  expect(isThere(started)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

it('every benchmark starts processes and PostgreSQL where they end with it', () => {
  const folder = `${root}bench/`;
  const starts = /(?<!endsWithUs\(\s*)\b(?:spawn|fork)\(|\bstartEngine\(/g;
  const elsewhere = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap(
      (name) =>
        readFileSync(folder + name, 'utf8')
          .match(starts)
          ?.map((found) => `${name}: ${found}`) ?? [],
    );
  expect(elsewhere).toEqual(['arena.mjs: startEngine(']);
});
