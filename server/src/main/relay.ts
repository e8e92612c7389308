import { mkdirSync } from 'node:fs';
import { openRelay, type Relay } from '../cli/relay-server.ts';
import type { Installation } from '../kernel/installation.ts';
import { program } from './commands/index.ts';
import type { Config } from './config.ts';
import { relayPlace } from './relay-place.ts';

const preloadMs = 1000;

/** Only a convenience: a server that cannot offer it, on a read-only disk for one, serves all the same. */
export async function openRelayFor(installation: Installation, config: Config): Promise<Relay | null> {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const relay = await openRelay(program, installation, relayPlace(config));
    if (relay) preload();
    return relay;
  } catch (error) {
    installation.log.debug({ err: error }, 'this server does no commands for the command line');
    return null;
  }
}

/** The first command should be as quick as the second. */
function preload(): void {
  setTimeout(() => {
    Promise.all(Object.values(program.commands).map((load) => load())).catch(() => undefined);
  }, preloadMs).unref();
}
