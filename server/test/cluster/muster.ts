import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Build } from '../faults/builds.ts';
import { type Environment, freePort, Running } from '../processes.ts';
import { folder, until } from './part.ts';

export type Role = 'serve' | 'worker';

/** `muster serve` or `muster worker`: comes back under the same address, of whichever build and with whichever settings. */
export class Muster {
  readonly role: Role;
  readonly name: string;
  readonly port: string;
  #build: Build;
  #env: Environment;
  #running: Running | null = null;

  private constructor(role: Role, name: string, port: string, build: Build, env: Environment) {
    this.role = role;
    this.name = name;
    this.port = port;
    this.#build = build;
    this.#env = env;
  }

  static async start(role: Role, name: string, build: Build, env: Environment): Promise<Muster> {
    const muster = new Muster(role, name, await freePort(), build, env);
    await muster.start();
    return muster;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    // As a supervisor does: what cannot start, since there is no leader at the moment, is started again.
    await until(`${this.name} is ready`, 120_000, async () => {
      this.#running = this.#launch();
      const isReady = await Promise.race([this.ready(), this.#running.ended.then(() => false)]);
      if (!isReady) await sleep(1000);
      return isReady;
    });
  }

  async ready(): Promise<true> {
    return until(`${this.name} answers`, 120_000, async () => {
      const response = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(5000) });
      return response.ok;
    });
  }

  async kill(): Promise<void> {
    await this.#running?.stop('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#running?.child.exitCode === null) await this.#running.stop();
  }

  /** Stops as a deployment does, and comes back as this build with these settings. */
  async replace(build: Build, env: Environment): Promise<void> {
    await this.stop();
    this.#build = build;
    this.#env = env;
    await this.start();
  }

  #launch(): Running {
    const port = this.role === 'serve' ? { PORT: this.port } : { PORT: this.port, MUSTER_WORKER_PORT: this.port };
    const running = new Running([this.#build.program, this.role], { ...this.#env, ...port });
    const log = createWriteStream(join(folder, `${this.name}.log`), { flags: 'a' });
    running.child.stdout?.pipe(log, { end: false });
    running.child.stderr?.pipe(log, { end: false });
    return running;
  }
}
