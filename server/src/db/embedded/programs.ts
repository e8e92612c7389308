import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Account } from './account.ts';
import { unsupportedPlatform } from './binaries.ts';
import { isFault, StartupError } from './startup-error.ts';

/** PostgreSQL speaks English to us and takes nothing from the operator's own PG… variables. */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs a program of PostgreSQL inside a folder, out of reach of a Ctrl-C meant for Node. */
export function runProgram(
  program: string,
  args: string[],
  folder: string,
  account: Account,
  input: string,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: programEnvironment, detached: true, ...account });
    let output = '';
    const collect = (text: Buffer): void => {
      output += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(explainSpawnFault(error, program)));
    child.on('close', (code) => resolve({ code, output }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/**
 * Another account may be unable to walk down to the cluster (a data folder under /root), but it starts inside: the working directory
 * is entered before the account changes.
 */
export function clusterArgument(cluster: string, account: Account): string {
  return account ? '/proc/self/cwd' : cluster;
}

/** A program that is there and yet not found lacks its loader: another C library (musl). */
export function explainSpawnFault(error: Error, program: string): Error {
  if (isFault(error, 'ENOENT', 'ENOEXEC') && existsSync(program)) return unsupportedPlatform();
  if (isFault(error, 'EACCES', 'EPERM')) {
    return new StartupError(
      `${program} may not be started by this user (${error.message}): start Muster as an ordinary user or set DATABASE_URL.`,
    );
  }
  return error;
}
