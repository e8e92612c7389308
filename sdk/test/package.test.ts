import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'muster-workforce-sdk-'));
const project = join(folder, 'project');
const options = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
const readme = readFileSync(join(root, 'sdk/README.md'), 'utf8');

beforeAll(async () => {
  const { ensureBuilt } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
    ensureBuilt: (options: { only: 'sdk' }) => Promise<void>;
  };
  await ensureBuilt({ only: 'sdk' });
  await installInProject();
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('weighs 20 KB gzipped at most, with what it depends on, and needs nothing of Node', async () => {
  const bundle = await rolldown({
    input: join(root, 'sdk/dist/index.js'),
    platform: 'browser',
    // What a browser does not have would be left outside.
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ minify: true });
  const bytes = output.reduce((sum, part) => sum + gzipSync('code' in part ? part.code : part.source).length, 0);
  expect(output.flatMap((part) => ('imports' in part ? part.imports : []))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(20 * 1024);
});

test('what connects an app weighs 3 KB at most, and depends on nothing', async () => {
  const bundle = await rolldown({ input: join(root, 'sdk/dist/connect.js'), platform: 'browser' });
  const { output } = await bundle.generate({ minify: true });
  expect(output.flatMap((part) => ('imports' in part ? part.imports : []))).toEqual([]);
  const [{ code }] = output;
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(3 * 1024);
});

/** What the README shows, as one program. */
function programOf(text: string): string {
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  return `declare const process: { env: Record<string, string | undefined> };\n${blocks.join('\n')}\nexport {};\n`;
}

test('packed, it installs without the network and type-checks in an empty strict project', async () => {
  expect(readdirSync(join(project, 'node_modules/@muster-workforce/sdk')).sort()).toEqual([
    'README.md',
    'dist',
    'package.json',
  ]);

  const [tour = '', rest = ''] = readme.split('<!-- end of tour -->');
  const given =
    'import type { Muster } from "@muster-workforce/sdk";\ndeclare const muster: Muster, leaveId: string, secret: string;\n';
  writeFileSync(join(project, 'tour.ts'), programOf(tour));
  writeFileSync(join(project, 'rest.ts'), given + programOf(rest));
  writeFileSync(join(project, 'wrong.ts'), wrong);
  const compilerOptions = { ...options, target: 'ES2022', module: 'NodeNext', noEmit: true, types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  expect(await compile(project)).toBe('');

  const check = `import { Muster, webhooks } from '@muster-workforce/sdk'; console.log(typeof Muster, typeof webhooks.verify);`;
  const ran = await run(process.execPath, ['--input-type=module', '--eval', check], { cwd: project });
  expect(ran.stdout).toBe('function function\n');
});

test('in a project in CommonJS it type-checks by the rules that refuse a `require` of an ES module, and runs', async () => {
  const commonjs = join(project, 'commonjs');
  mkdirSync(commonjs);
  writeFileSync(join(commonjs, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }));
  writeFileSync(join(commonjs, 'main.ts'), inCommonJs);
  const older = { ...options, target: 'ES2022', module: 'Node16', types: [] };
  writeFileSync(join(commonjs, 'tsconfig.json'), JSON.stringify({ compilerOptions: older, include: ['*.ts'] }));
  expect(await compile(commonjs)).toBe('');
  expect(readFileSync(join(commonjs, 'main.js'), 'utf8')).toContain('require("@muster-workforce/sdk")');
  expect((await run(process.execPath, ['main.js'], { cwd: commonjs })).stdout).toBe('CONFLICT function\n');
});

const inCommonJs = `import { ApiError, isApiError, Muster, webhooks, type Person } from '@muster-workforce/sdk';
export const emailOf = (person: Person): string => person.email;
const answer = { error: { code: 'CONFLICT', message: 'x', details: {}, request_id: 'x' } };
const fetch = async (): Promise<Response> => Response.json(answer, { status: 409 });
const muster = new Muster({ baseUrl: 'https://muster.example/api/v1', token: 'x', retries: 0, fetch });
muster.users.get('usr_1').catch((error: unknown) => {
  if (isApiError(error) && error instanceof ApiError) console.log(error.code, typeof webhooks.verify);
});
`;

/** Mistakes that the types must find: an expected error that does not come is an error. */
const wrong = `import { Muster, webhooks } from '@muster-workforce/sdk';
const muster = new Muster({ baseUrl: 'https://muster.example/api/v1', token: 'x' });
// @ts-expect-error an unknown filter
muster.users.list({ colour: 'red' });
// @ts-expect-error a state that there is not
muster.leaves.list({ status: 'DONE' });
// @ts-expect-error a field that is required
await muster.departments.create({ description: 'x' });
// @ts-expect-error an id is a text
await muster.users.get(7);
const { data } = await muster.users.get('usr_1');
// @ts-expect-error a field that there is not
data.shoe_size;
const event = webhooks.verify({ body: '', headers: {}, secret: 's' });
// @ts-expect-error an event that there is not
if (event.type === 'user.promoted') throw new Error();
`;

/** Packed, and installed from the packages alone. */
async function installInProject(): Promise<void> {
  const dependencies = ['standardwebhooks', '@stablelib/base64', 'fast-sha256'];
  const places = dependencies.map((name) => homeOf(name));
  const packing = ['pack', '--ignore-scripts', '--pack-destination', folder, join(root, 'sdk'), ...places];
  await npm(packing, root);
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const tarballOf = (name: string): string =>
    `file:../${tarballs.find((file) => file.startsWith(`${name.replace('@', '').replace('/', '-')}-`)) ?? ''}`;
  mkdirSync(project);
  const names = ['@muster-workforce/sdk', ...dependencies];
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(names.map((name) => [name, tarballOf(name)])),
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], project);
}

/** What the compiler says of a project. */
async function compile(place: string): Promise<string> {
  const tsc = join(homeOf('typescript'), 'bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', place]).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout;
}

/** Where a package is installed. */
function homeOf(name: string): string {
  let place = dirname(require.resolve(name));
  while (!readdirSync(place).includes('package.json')) place = dirname(place);
  return place;
}

async function npm(args: string[], cwd: string): Promise<void> {
  const own = process.env['npm_execpath'];
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // Of the surrounding npm nothing but the program is taken over.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  await run(program, [...first, ...args, '--loglevel=error'], { cwd, env });
}
