#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the command line follows the sources; an installed package brings its build.
const scripts = new URL('../../scripts/', import.meta.url);
if (existsSync(new URL('build.mjs', scripts)) && existsSync(new URL('../src/', import.meta.url))) {
  const { asCommand, ensureInstalled, requireNode } = await import(new URL('install.mjs', scripts).href);
  await asCommand(async () => {
    requireNode();
    await ensureInstalled('start');
    const { ensureBuilt } = await import(new URL('build.mjs', scripts).href);
    await ensureBuilt({ only: 'server' });
  });
}
await import('../dist/cli.js');
