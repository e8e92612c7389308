import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Account } from './account.ts';
import { unsupportedPlatform } from './binaries.ts';
import { EngineError, isFault } from './engine-error.ts';
import type { Product } from './product.ts';

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

interface Setting {
  folder: string;
  account: Account;
  product: Product;
  input: string;
}

/** Runs a program of PostgreSQL inside a folder, out of reach of a Ctrl-C meant for Node. */
export function runProgram(program: string, args: string[], setting: Setting): Promise<Outcome> {
  const { folder, account, product, input } = setting;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: programEnvironment, detached: true, ...account });
    let output = '';
    const collect = (text: Buffer): void => {
      output += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(explainSpawnFault(error, program, product)));
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
export function explainSpawnFault(error: Error, program: string, product: Product): Error {
  if (isFault(error, 'ENOENT', 'ENOEXEC') && existsSync(program)) return unsupportedPlatform(product);
  if (isFault(error, 'EACCES', 'EPERM')) {
    return new EngineError(
      `${program} may not be started by this user (${error.message}): start ${product.title} as an ordinary user or ${product.advice.otherServer}.`,
    );
  }
  return error;
}
