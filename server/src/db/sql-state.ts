/** What PostgreSQL says went wrong, by its SQLSTATE; empty for anything else. */
const sqlStateOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** Serialization failure and deadlock: others changed the same rows, and the database asks to try again. */
export const isToBeTriedAgain = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error));

/** The wait for a lock took too long. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === '55P03';

/** One of two that waited for each other. */
export const isDeadlock = (error: unknown): boolean => sqlStateOf(error) === '40P01';

/** Cancelled by the statement deadline. */
export const isStatementTimeout = (error: unknown): boolean => sqlStateOf(error) === '57014';

/** read_only_sql_transaction: the server does not take writes, as one that was a leader and is none any more. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006';
