import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

/** A pipe whose reader has gone. */
function brokenPipe(): number {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  closeSync(reader);
  rmSync(folder, { recursive: true });
  return writer;
}

it('what is left of the log is written before the process exits: as it exits, lines that nobody reads are tried for ever', async () => {
  const destination = pino.destination({ fd: brokenPipe(), sync: false, minLength: 8192 });
  const refused = vi.fn<(error: NodeJS.ErrnoException) => void>();
  destination.on('error', refused);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const lifecycle = new Lifecycle();
  const log = pino({}, destination);
  lifecycle.logTo(log);
  log.info('stopping');
  await lifecycle.end(0);
  expect(exit).toHaveBeenCalledWith(0);
  expect(refused.mock.calls.map(([error]) => error.code)).toEqual(['EPIPE']);
  expect(refused.mock.invocationCallOrder[0]).toBeLessThan(exit.mock.invocationCallOrder[0] ?? 0);
  exit.mockRestore();
});
