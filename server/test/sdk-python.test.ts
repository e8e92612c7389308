import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { usableScopes } from '../src/kernel/scopes.ts';
import { originOf } from './assistants.ts';
import { openHarness } from './harness.ts';

const run = promisify(execFile);
const { server, world } = await openHarness();
const folder = fileURLToPath(new URL('../../sdk/python/', import.meta.url));
const ada = await world.executive({ first_name: 'Ada' });
await world.employee({ department: 'Kitchen' });
await world.employee({ department: 'Bar' });
const env = {
  PATH: process.env['PATH'] ?? '',
  PYTHONPATH: join(folder, 'src'),
  PYTHONDONTWRITEBYTECODE: '1',
  MUSTER_BASE_URL: `${await originOf(server)}/api/v1`,
  MUSTER_TOKEN: await world.token(ada.id, usableScopes('EXECUTIVE')),
};

test('the Python package does against the running product what the one for TypeScript does', async () => {
  const { stderr } = await run('python3', ['-m', 'tests.live'], { cwd: folder, env });
  expect(stderr).toMatch(/Ran 6 tests[\s\S]*\nOK\n/);
});

test('the tour in its README runs as it stands there', async () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const tour = readme.slice(readme.indexOf('<!-- tour -->'), readme.indexOf('<!-- end of tour -->'));
  const program = [...tour.matchAll(/```python\n([\s\S]*?)```/g)].map((match) => match[1] ?? '').join('\n');
  const place = mkdtempSync(join(tmpdir(), 'muster-python-tour-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  writeFileSync(join(place, 'tour.py'), program);
  const { stdout } = await run('python3', [join(place, 'tour.py')], { env });
  expect(stdout.trim().split('\n')).toEqual([
    'Northwind Kitchens counts its days in America/Toronto',
    expect.stringMatching(/^\d+ people$/),
    '1 True',
    'created Test bakery',
    'somebody was faster',
    expect.stringMatching(/^look at name, and quote req_…$/),
    'opening.txt Lights. Ovens.',
  ]);
});
