import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const engine = fileURLToPath(new URL('../packages/embedded-postgres/src/index.ts', import.meta.url));

// `npm run test:cluster`: minutes long, with programs of Debian's. No part of `npm test`.
export default defineConfig({
  resolve: { alias: { '@muster-workforce/embedded-postgres': engine } },
  test: {
    include: ['test/cluster/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 420_000,
    hookTimeout: 900_000,
  },
});
