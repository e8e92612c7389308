/** Why Muster cannot start, in one sentence that says what to do: printed as it is, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The data that was there is there no more: nothing to wait for. */
export class DataLost extends StartupError {}

export function isFault(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** A failed file step, told to the operator. Anything else passes through unchanged. */
export function explainFileFault(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (isFault(error, 'ENOSPC', 'EDQUOT')) return diskFull(dataDir, error);
  if (isFault(error, 'EROFS')) return readOnly(dataDir, error);
  if (isFault(error, 'EACCES', 'EPERM')) return notAllowed(dest ?? path ?? dataDir, error);
  if (isFault(error, 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'EISDIR')) {
    return new StartupError(`${dataDir} cannot be used as a folder: set MUSTER_DATA_DIR to another one.`, {
      cause: error,
    });
  }
  if (code !== undefined) {
    return new StartupError(
      `${dataDir} cannot be used (${error.message}): set it right or set MUSTER_DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
  return error;
}

export function diskFull(dataDir: string, cause?: unknown): StartupError {
  return new StartupError(`The disk that holds ${dataDir} is full: free some space and start again.`, { cause });
}

export function readOnly(dataDir: string, cause?: unknown): StartupError {
  return new StartupError(
    `${dataDir} lies on a read-only file system: set MUSTER_DATA_DIR to a folder that can be written.`,
    {
      cause,
    },
  );
}

export function notAllowed(path: string, cause?: unknown): StartupError {
  return new StartupError(
    `This user may not write to ${path}: grant it access, start Muster as the folder's owner, or set MUSTER_DATA_DIR to another folder.`,
    { cause },
  );
}
