import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataDirWithDemo } from './demo.ts';
import { ensureProductBuilt, type Environment, freePort, muster, startProduct, stopAll } from './processes.ts';

/** Every shell block of every guide, run in order as a reader runs them, against the demo. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const guidesFolder = join(root, 'docs/guide');
const guides = readdirSync(guidesFolder).filter((name) => name.endsWith('.md'));
const blocksOf = (text: string): string[] => [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

/** Blocks that are not run here, by how they begin, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'npx ': 'downloads a program',
  'npm run -s muster -- token create': 'names a person of the reader; cli.test.ts runs it',
  'npm run -s muster -- import': 'reads a file of the reader; cli.test.ts runs it',
  'npm run -s muster -- listen': 'runs until it is stopped; listen.test.ts runs it',
};
const textOf = (name: string): string => readFileSync(join(guidesFolder, name), 'utf8');
const isRun = (block: string): boolean => !Object.keys(exceptions).some((start) => block.startsWith(start));

const folder = mkdtempSync(join(tmpdir(), 'muster-guides-'));
const receiver = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
let environment: Environment;

beforeAll(async () => {
  await ensureProductBuilt();
  const dataDir = await dataDirWithDemo();
  const product = await startProduct({
    PORT: await freePort(),
    MUSTER_DATA_DIR: dataDir,
    MUSTER_WEBHOOK_ALLOW_PRIVATE: '1',
  }).ready();
  await vi.waitFor(() => expect(product.stdout).toContain('Ctrl-C'), 20_000);
  // Notes the status of each answer beside what the block asked for.
  const curl = join(folder, 'curl');
  const real = spawnSync('bash', ['-c', 'command -v curl'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(
    curl,
    `#!/bin/bash\nexec ${real} -w '%{stderr}answered %{http_code} %{method} %{url_effective}\\n' "$@"\n`,
  );
  chmodSync(curl, 0o755);
  // The guides that say so work in a sandbox.
  const own = { MUSTER_DATA_DIR: dataDir };
  const organization = /org_[0-9A-Z]{26}/.exec((await muster(['org', 'list', '--json'], own)).stdout)?.[0] ?? '';
  const email = /[\w.-]+@[\w.-]+/.exec(product.stdout)?.[0] ?? '';
  const named = ['--organization', organization, '--name', 'Guides', '--email', email, '--json'];
  const made = await muster(['sandbox', 'create', ...named], own);
  expect(made.code, made.stderr).toBe(0);
  environment = {
    TEST_TOKEN: (JSON.parse(made.stdout) as { token: string }).token,
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    TOKEN: /mst_[0-9A-Za-z]{46}/.exec(product.stdout)?.[0] ?? '',
    PASSWORD: /\bdemo-[0-9A-Za-z-]+/.exec(product.stdout)?.[0] ?? '',
    MUSTER: `${product.origin}/api/v1`,
    APP: `${product.origin}/app/api`,
  };
}, 600_000);

afterAll(async () => {
  await stopAll();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

/** With what a reader replaces by their own. */
const filledIn = (block: string): string =>
  block
    .split('\n')
    .filter((line) => !/^export .*(MUSTER|APP|TOKEN|PASSWORD)=/.test(line))
    .join('\n')
    .replaceAll(/https:\/\/muster\.example(\.com)?\/api\/v1/g, '$MUSTER')
    .replace('https://example.com/', `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/`);

const run = (program: string): Promise<{ isWell: boolean; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', program],
      { cwd: folder, env: environment },
      (error, _out, stderr) => {
        resolve({ isWell: error === null, stderr });
      },
    );
  });

/** A delivery that is still under way is not sent once more, as the guide says. */
const announced = /^answered 409 POST \S+\/redeliver$/;

describe('the shell blocks of', () => {
  it.each(guides.filter((name) => blocksOf(textOf(name)).some(isRun)))(
    '%s run, and none of their calls is refused',
    async (name) => {
      const blocks = blocksOf(textOf(name)).filter(isRun).map(filledIn);
      const { isWell, stderr } = await run(blocks.join('\n'));
      expect(isWell, stderr).toBe(true);
      const answers = [...stderr.matchAll(/^answered .*$/gm)].map(([line]) => line);
      expect(answers.length > 0).toBe(blocks.some((block) => block.includes('curl ')));
      expect(answers.filter((line) => !/^answered [23]/.test(line) && !announced.test(line))).toEqual([]);
    },
    120_000,
  );
});

it('every exception is of a block that there is', () => {
  const all = guides.flatMap((name) => blocksOf(textOf(name)));
  const unused = Object.keys(exceptions).filter((start) => !all.some((block) => block.startsWith(start)));
  expect(unused).toEqual([]);
});

it('links of the guides lead to files that there are', () => {
  for (const place of ['docs/guide', 'docs/using', 'docs/using/fr']) {
    for (const name of readdirSync(join(root, place)).filter((file) => file.endsWith('.md'))) {
      const path = join(root, place, name);
      const hrefs = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
      for (const href of hrefs.filter((address) => !/^(https?:|#)/.test(address)))
        expect(existsSync(join(dirname(path), href.split('#')[0] ?? '')), `${place}/${name}: ${href}`).toBe(true);
    }
  }
});
