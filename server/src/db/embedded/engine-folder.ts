import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Where everything of one embedded database lies. */
export interface EngineFolder {
  dataDir: string;
  cluster: string;
  lock: string;
  register: string;
  log: string;
}

export function openFolder(path: string): EngineFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(path);
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    lock: join(dataDir, 'engine.lock'),
    register: join(dataDir, 'engine.json'),
    log: join(dataDir, 'postgres.log'),
  };
}
