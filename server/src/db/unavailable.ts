import { isReadOnly } from './sql-state.ts';

/** The database cannot be asked right now, or did not answer in time; the request may be tried again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The database cannot be reached or is going down; the request may be tried again. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = (error as { code?: string }).code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES'].includes(code) ||
    /^(08|57P0|53)/.test(code) ||
    isReadOnly(error) ||
    /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}
