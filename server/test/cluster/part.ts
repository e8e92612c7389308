import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const nobody = 65534;
/** PostgreSQL refuses to run as root. */
export const account = process.geteuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export const own = (path: string): string => {
  if ('uid' in account) chownSync(path, nobody, nobody);
  return path;
};

/** Of one run; its logs stay if MUSTER_CLUSTER_KEEP is set. */
export const folder = own(mkdtempSync(join(tmpdir(), 'muster-cluster-')));

export function folderOf(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return own(path);
}

export function removeFolder(): void {
  if (process.env['MUSTER_CLUSTER_KEEP'] === undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  else console.log(`Logs are in ${folder}.`);
}

const started = new Set<Part>();

/** What a start that failed has left: Patroni takes its PostgreSQL along when it is told to stop. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map((part) => part.end('SIGTERM')));
}

/** A program of the cluster that can be killed, frozen and started again on the data it had. */
export class Part {
  readonly name: string;
  readonly #command: readonly [string, ...string[]];
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;

  constructor(name: string, command: readonly [string, ...string[]], env: Record<string, string> = {}) {
    this.name = name;
    this.#command = command;
    this.#env = env;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  start(): this {
    const [program, ...args] = this.#command;
    const log = createWriteStream(join(folder, `${this.name}.log`), { flags: 'a' });
    this.#child = spawn(program, args, {
      cwd: folder,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder, LC_ALL: 'C.UTF-8', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
    this.#child.stdout?.pipe(log, { end: false });
    this.#child.stderr?.pipe(log, { end: false });
    started.add(this);
    return this;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Waits for what other processes bring about. */
export async function until<T>(
  what: string,
  withinMs: number,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const untilMs = performance.now() + withinMs;
  for (;;) {
    const found = await look().catch(() => null);
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > untilMs) throw new Error(`Not within ${String(withinMs / 1000)} s: ${what}`);
    await sleep(100);
  }
}
