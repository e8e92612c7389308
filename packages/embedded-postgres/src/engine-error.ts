import type { Product } from './product.ts';

/** Why PostgreSQL cannot start, in one sentence for the operator that says what to do: to be printed without a stack trace. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The data that was there is there no more: nothing to wait for. */
export class DataLost extends EngineError {}

export function isFault(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** A failed file step, told to the operator. Anything else passes through unchanged. */
export function explainFileFault(error: unknown, dataDir: string, product: Product): unknown {
  if (!(error instanceof Error) || error instanceof EngineError) return error;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const { otherFolder } = product.advice;
  if (isFault(error, 'ENOSPC', 'EDQUOT')) return diskFull(dataDir, error);
  if (isFault(error, 'EROFS')) return readOnly(dataDir, product, error);
  if (isFault(error, 'EACCES', 'EPERM')) return notAllowed(dest ?? path ?? dataDir, product, error);
  if (isFault(error, 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'EISDIR'))
    return new EngineError(`${dataDir} cannot be used as a folder: ${otherFolder}.`, { cause: error });
  if (code !== undefined) {
    return new EngineError(`${dataDir} cannot be used (${error.message}): set it right or ${otherFolder}.`, {
      cause: error,
    });
  }
  return error;
}

export function diskFull(dataDir: string, cause?: unknown): EngineError {
  return new EngineError(`The disk that holds ${dataDir} is full: free some space and start again.`, { cause });
}

export function readOnly(dataDir: string, { advice }: Product, cause?: unknown): EngineError {
  return new EngineError(`${dataDir} lies on a read-only file system: ${advice.otherFolder}.`, { cause });
}

export function notAllowed(path: string, { title, advice }: Product, cause?: unknown): EngineError {
  return new EngineError(
    `This user may not write to ${path}: grant it access, start ${title} as the folder's owner, or ${advice.otherFolder}.`,
    { cause },
  );
}
