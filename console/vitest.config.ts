import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../server/test/longest-first.ts';

// From its sources, as everything that is tested.
const engine = fileURLToPath(new URL('../packages/embedded-postgres/src/index.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@muster-workforce/embedded-postgres': engine } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/build.ts', '../server/test/database.ts'],
    pool: 'forks',
    execArgv: ['--max-semi-space-size=64'],
    // The server is read in once for all the files of a worker; each file opens one of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For what hangs, as the 60 s that a locator waits (profiles.ts).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than CI has cores: a test and its browser wait for each other, and for the server.
    maxWorkers: 3,
  },
});
