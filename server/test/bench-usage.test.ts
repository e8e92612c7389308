import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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
