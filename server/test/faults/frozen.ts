import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, startEngine } from '../../src/db/engine.ts';

/** A PostgreSQL of a suite's own, which can be frozen: it holds its connections, takes new ones, and says nothing. */
export class FreezableEngine {
  readonly engine: Engine;
  readonly #dataDir: string;

  private constructor(engine: Engine, dataDir: string) {
    this.engine = engine;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<FreezableEngine> {
    const dataDir = mkdtempSync(join(tmpdir(), 'muster-frozen-'));
    return new FreezableEngine(await startEngine({ dataDir }), dataDir);
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** Dies frozen; its supervisor starts another. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.engine.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** The main process first, so that it starts no more. */
  #signal(signal: NodeJS.Signals): void {
    const [text] = readFileSync(join(this.#dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const main = Number(text);
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const backends = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, ppid]) => ppid === main);
    for (const pid of [main, ...backends.map(([pid = 0]) => pid)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // Gone meanwhile.
      }
    }
  }
}
