import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../python/', import.meta.url));
const env = { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' };

test('the Python package keeps the contract, by threads and on an event loop', async () => {
  const { stderr } = await run('python3', ['-m', 'unittest', '-b'], { cwd: folder, env });
  expect(stderr).toMatch(/Ran \d+ tests[\s\S]*\nOK\n/);
});

test('its types hold, as strictly as pyright checks, for the oldest Python that is supported', async () => {
  const pyright = createRequire(import.meta.url)
    .resolve('pyright/package.json')
    .replace(/package\.json$/, 'index.js');
  const { stdout } = await run(process.execPath, [pyright, '-p', 'pyproject.toml'], { cwd: folder, env });
  expect(stdout).toContain('0 errors');
}, 300_000);
