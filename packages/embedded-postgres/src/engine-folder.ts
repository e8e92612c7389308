import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';

/** Where everything of one embedded database lies. */
export interface EngineFolder {
  product: Product;
  dataDir: string;
  cluster: string;
  lock: string;
  register: string;
  log: string;
}

export function openFolder(path: string, product: Product): EngineFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(path);
  return {
    product,
    dataDir,
    cluster: join(dataDir, 'postgres'),
    lock: join(dataDir, 'engine.lock'),
    register: join(dataDir, 'engine.json'),
    log: join(dataDir, 'postgres.log'),
  };
}
