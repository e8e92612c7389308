import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Sandbox } from '../src/features/sandboxes/record.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { originOf } from './assistants.ts';
import { openHarness } from './harness.ts';

/** The pages “First call in five minutes”, as they stand there, each against a sandbox of its own; guides.test.ts runs the one with curl. */
const { world, installation, server } = await openHarness();
const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

let base: string;
beforeAll(async () => {
  base = `${await originOf(server)}/api/v1`;
});

function programIn(guide: string, language: string): string {
  const text = readFileSync(join(root, 'docs/guide', guide), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
    .map(([, code = '']) => code)
    .join('\n');
}

function placeFor(name: string, program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-first-call-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), program);
  return join(folder, name);
}

async function tokenOfNew(name: string): Promise<string> {
  const app = await (await world.administrator()).app();
  const { id } = (await app.post('/sandboxes', { name, people: 0 })).data as Sandbox;
  await runJobsOnce(installation);
  return (await app.post(`/sandboxes/${id}/tokens`, { name: 'First call' })).data.token as string;
}

const environmentOf = async (name: string) => ({
  PATH: process.env['PATH'] ?? '',
  MUSTER_BASE_URL: base,
  MUSTER_TOKEN: await tokenOfNew(name),
});

const said = (name: string): unknown[] => [
  name,
  expect.stringMatching(/^Developer /),
  'made Test kitchen',
  'refused: CONFLICT',
  'asked for 1 event',
  'heard of department.created',
  'heard of leave.approved',
];

describe('first call in five minutes', () => {
  test('in TypeScript', async () => {
    const { ensureBuilt } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
      ensureBuilt: (options: { only: 'sdk' }) => Promise<void>;
    };
    await ensureBuilt({ only: 'sdk' });
    const compilerOptions = {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    };
    const { outputText } = ts.transpileModule(programIn('first-call-typescript.md', 'ts'), { compilerOptions });
    const sdk = pathToFileURL(join(root, 'sdk/dist/index.js')).href;
    const file = placeFor('first.mjs', outputText.replace("'@muster-workforce/sdk'", JSON.stringify(sdk)));
    const { stdout } = await run(process.execPath, [file], { env: await environmentOf('In TypeScript') });
    expect(stdout.trim().split('\n')).toEqual(said('In TypeScript'));
  });

  test('in Python', async () => {
    const file = placeFor('first.py', programIn('first-call-python.md', 'python'));
    const env = { ...(await environmentOf('In Python')), PYTHONPATH: join(root, 'sdk/python/src') };
    const { stdout } = await run('python3', [file], { env });
    expect(stdout.trim().split('\n')).toEqual(said('In Python'));
  });
});
