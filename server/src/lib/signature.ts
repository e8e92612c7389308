import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export const newSigningSecret = (): string => prefix + randomBytes(32).toString('base64');

/** Standard Webhooks: one signature for each secret in force, in the order given, newest first. */
export function signatureHeader(
  secrets: readonly string[],
  id: string,
  timestampSeconds: number,
  body: string,
): string {
  const content = `${id}.${timestampSeconds}.${body}`;
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    })
    .join(' ');
}
