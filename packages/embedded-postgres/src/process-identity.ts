import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

/** A process that cannot be mistaken for a later one under the same number. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

const onLinux = process.platform === 'linux';
let bootId: string | undefined;

/** Null when no such process lives. A zombie is dead: under a first process that reaps nothing it would stay for ever. */
export function identify(pid: number): ProcessIdentity | null {
  const started = onLinux ? startedOnLinux(pid) : startedElsewhere(pid);
  return started === null ? null : { pid, started };
}

export function isAlive(who: ProcessIdentity): boolean {
  const now = identify(who.pid);
  return now !== null && (now.started === who.started || now.started === 'unknown');
}

export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function startedOnLinux(pid: number): string | null {
  const stat = readStat(pid);
  // Other users' processes may be hidden from /proc (hidepid).
  if (stat === null) return isNumberTaken(pid) ? 'unknown' : null;
  if (stat.state === 'Z' || stat.state === 'X') return null;
  bootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8);
  return `${bootId}-${stat.startTicks}`;
}

function startedElsewhere(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'latin1' }).trim();
    return line === '' || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '').replace(/\W+/g, '-');
  } catch {
    return null;
  }
}

function readStat(pid: number): { command: string; state: string; startTicks: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command stands in parentheses and may itself hold spaces and parentheses.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return { command: text.slice(text.indexOf('(') + 1, end), state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** Whether this is a postgres process working in that folder. If that cannot be looked up, its name decides. */
export function isPostgresIn(folder: string, pid: number): boolean {
  if (!onLinux) return commandElsewhere(pid).endsWith('postgres');
  if (readStat(pid)?.command !== 'postgres') return false;
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return theirs.dev === ours.dev && theirs.ino === ours.ino;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/** Every postgres process working in that folder: after the main one was killed, its children may live on for a while. */
export function listPostgresIn(folder: string): number[] {
  if (!onLinux) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgresIn(folder, pid));
}

function commandElsewhere(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
