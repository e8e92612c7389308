import { type Logger, pino } from 'pino';
import { readableStream } from './readable-log.ts';

/** A database error quotes the values it stumbled over; its class and place are enough. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint, routine, severity } = error as Error & Record<string, unknown>;
  const isFromDatabase = severity !== undefined;
  const stack = error.stack
    ?.split('\n')
    .slice(1, 9)
    .map((line) => line.trim());
  return {
    type: error.name,
    ...(!isFromDatabase && { message: error.message }),
    code,
    table,
    constraint,
    routine,
    stack,
  };
}

export interface LogOptions {
  readonly stream?: 'stdout' | 'stderr';
  /** Shown to a person there, in place of JSON lines. */
  readonly screen?: { write(text: string): unknown } | undefined;
}

/** A person at a terminal reads it while they develop. In production a program does, even if a container has a terminal. */
export const isReadByPerson = (isProduction: boolean, stream: 'stdout' | 'stderr'): boolean =>
  !isProduction && process[stream].isTTY;

export function createLog(level: string, { stream = 'stdout', screen }: LogOptions = {}): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  if (screen) return pino(options, readableStream(screen));
  // Gathered for a moment, so that a busy server does not pay a system call a line; written out when the process ends.
  const destination = pino.destination({
    fd: stream === 'stdout' ? 1 : 2,
    sync: false,
    minLength: 8192,
    periodicFlush: 200,
  });
  process.once('exit', () => {
    destination.flushSync();
  });
  return pino(options, destination);
}
