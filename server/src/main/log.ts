import { type Logger, pino } from 'pino';

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

export function createLog(level: string, stream: 'stdout' | 'stderr' = 'stdout'): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
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
