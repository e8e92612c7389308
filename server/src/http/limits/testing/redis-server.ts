import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../test/processes.ts';

/** Where redis-server lies; null on a machine without one, where the tests that need it are skipped. */
export const redisServerPath = findOnPath('redis-server');

/** A real Redis on a loopback port, with nothing kept on disk. */
export class RedisServer {
  readonly port: number;
  #process: ChildProcess;

  private constructor(port: number, process: ChildProcess) {
    this.port = port;
    this.#process = process;
  }

  static async start(): Promise<RedisServer> {
    const port = Number(await freePort());
    return new RedisServer(port, await launch(port));
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exited;
  }

  /** Starts afresh and empty, on the same port. */
  async restart(): Promise<void> {
    await this.stop();
    this.#process = await launch(this.port);
  }

  /** Keeps its connections open and says nothing, until resumed. */
  pause(): void {
    this.#process.kill('SIGSTOP');
  }

  resume(): void {
    this.#process.kill('SIGCONT');
  }
}

async function launch(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  const server = spawn(redisServerPath ?? 'redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) return server;
  }
  throw new Error(`redis-server did not start on port ${port}`);
}

function findOnPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return null;
}
