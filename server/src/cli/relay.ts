import type { Outcome } from './command.ts';
import type { Request } from './program.ts';
import type { Failure } from './typed-names.ts';

/**
 * A running server does commands for anyone who can open its socket, which lies in the data folder and is closed to
 * everyone but its owner. It has everything loaded and connected, so that a command costs milliseconds.
 */
export interface RelayPlace {
  readonly socket: string;
  /** Same database, same key, same build; otherwise the caller does the command itself. */
  readonly fingerprint: string;
}

export interface RelayRequest extends Request {
  readonly fingerprint: string;
}

export type RelayReply = { outcome: Outcome | null } | { failure: Failure } | { declined: true };

/** The address of a Unix socket has room for about a hundred bytes. */
export const fitsSocket = (path: string): boolean => Buffer.byteLength(path) <= 103;
