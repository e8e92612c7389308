import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../server/test/longest-first.ts';

// From its sources, as everything that is tested.
const engine = fileURLToPath(new URL('../packages/embedded-postgres/src/index.ts', import.meta.url));

/** Tests without a browser build no console and start no PostgreSQL. */
const folder = new URL('test/', import.meta.url);
const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
const opensBrowser = (name: string): boolean =>
  readFileSync(new URL(name, folder), 'utf8').includes("from './browser.ts'");
const pathOf = (name: string): string => `test/${name}`;

export default defineConfig({
  resolve: { alias: { '@muster-workforce/embedded-postgres': engine } },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: tests.filter((name) => !opensBrowser(name)).map(pathOf) } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: tests.filter(opensBrowser).map(pathOf),
          globalSetup: ['test/build.ts', '../server/test/database.ts'],
        },
      },
    ],
    pool: 'forks',
    execArgv: ['--max-semi-space-size=64', '--interrupt-budget=800000'],
    // The server is read in once for all the files of a worker; each file opens one of its own.
    isolate: false,
    // What a run has transformed is there for the next: half of the time of a single file.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // For what hangs, as the 60 s that a locator waits (profiles.ts).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than CI has cores: a test and its browser wait for each other, and for the server.
    maxWorkers: 3,
  },
});
