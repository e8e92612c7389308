import { ApiError, unreachable } from './error.ts';

/** By the end of its name, for the browsers that do not tell. */
const typesByEnd: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  csv: 'text/csv',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

const typeOf = ({ type, name }: File): string =>
  type === '' ? (typesByEnd[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream') : type;

/** What the server takes as it is. */
export const maxUploadBytes = 25_000_000;

export interface UploadOptions {
  /** The share that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Breaks it off; the upload then fails with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The same for each try with the same file: it arrives once, however often its answer is lost. */
  readonly idempotencyKey?: string;
  /** Whose it is, if it was kept for a while. */
  readonly person?: string | undefined;
}

/** Sends a file as it is, and answers what the server did. Fetch does not tell how much of a body has left, so this is an XMLHttpRequest. */
export function uploadFile(
  path: string,
  file: File,
  query: Readonly<Record<string, string>>,
  { onProgress, signal, idempotencyKey, person }: UploadOptions = {},
): Promise<object> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/app/api${path}?${new URLSearchParams({ ...query, file_name: file.name }).toString()}`);
    request.setRequestHeader('X-Muster-App', '1');
    request.setRequestHeader('Content-Type', typeOf(file));
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (person !== undefined) request.setRequestHeader('X-Muster-Person', person);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve(bodyOf(request.responseText));
      else reject(new ApiError(request.status, bodyOf(request.responseText), request.getResponseHeader('Retry-After')));
    });
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function bodyOf(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
