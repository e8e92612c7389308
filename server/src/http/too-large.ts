import { maxBodyBytes } from '../lib/body-bounds.ts';
import { Refusal } from '../lib/errors.ts';

function sizeText(bytes: number): string {
  if (bytes > maxBodyBytes) return `${String(Math.floor(bytes / 1_000_000))} MB`;
  return bytes === maxBodyBytes ? '1 MB' : `${String(Math.floor(bytes / 1024))} KB`;
}

export const tooLarge = (bytes: number): Refusal =>
  new Refusal(
    'PAYLOAD_TOO_LARGE',
    `The body is larger than ${sizeText(bytes)}, the most that this operation takes. Send less at once.`,
  );
