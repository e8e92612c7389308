import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RelayPlace } from '../cli/relay.ts';
import { packageFolder } from '../package.ts';
import type { Config } from './config.ts';

/** Where the server of this installation does commands, and how both know that they mean the same one. */
export function relayPlace(config: Config): RelayPlace {
  const means = [
    config.databaseUrl,
    config.dataDir,
    config.isProduction,
    config.secretKey,
    config.previousKeys,
    readBuild(),
  ];
  return {
    socket: join(config.dataDir, 'muster.sock'),
    fingerprint: createHash('sha256').update(JSON.stringify(means)).digest('base64url'),
  };
}

/** A server that was started from an older build does not know what a newer command line means. */
function readBuild(): string {
  try {
    const stamp = JSON.parse(readFileSync(new URL('dist/.build.json', packageFolder), 'utf8')) as { content?: string };
    return stamp.content ?? '';
  } catch {
    return '';
  }
}
