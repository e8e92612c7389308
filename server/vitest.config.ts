import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

// From its sources, as everything that is tested.
const engine = fileURLToPath(new URL('../packages/embedded-postgres/src/index.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@muster-workforce/embedded-postgres': engine } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // With a configuration of its own: `npm run test:cluster`.
    exclude: ['**/node_modules/**', 'test/cluster/**'],
    globalSetup: ['test/database.ts'],
    pool: 'forks',
    // What a request leaves is collected young: with more room for it, a fifth of a worker's processor time is saved.
    // Most of what runs here runs a few times: left to itself, V8 spends a sixth of that time on making it fast. What is hot is still optimized.
    execArgv: ['--max-semi-space-size=64', '--interrupt-budget=800000'],
    // The server is read in once for all the files of a worker; each file opens one of its own.
    isolate: false,
    // What a run has transformed is there for the next: half of the time of a single file.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // For a machine that does something else as well: what a test says of time, it says itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than CI has cores: several files mostly wait, for timeouts, leases and processes.
    maxWorkers: 3,
  },
});
