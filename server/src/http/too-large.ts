import { maxBodyBytes } from '../lib/body-bounds.ts';
import { Refusal } from '../lib/errors.ts';
import { say } from '../lib/texts/texts.ts';

function sizeText(bytes: number): string {
  if (bytes > maxBodyBytes) return `${String(Math.floor(bytes / 1_000_000))} MB`;
  return bytes === maxBodyBytes ? '1 MB' : `${String(Math.floor(bytes / 1024))} KB`;
}

export const tooLarge = (bytes: number): Refusal =>
  new Refusal('PAYLOAD_TOO_LARGE', say('request.tooLarge', { size: sizeText(bytes) }));
