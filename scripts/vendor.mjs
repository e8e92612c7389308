// `node scripts/vendor.mjs`: libraries of which we use a part, bundled from the versions of the lock file into server/vendor and
// console/vendor, so that a start need not install the whole of them. Whenever one of them changes, or another name of theirs is used.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { asCommand, ensureInstalled, root } from './install.mjs';
import { vendored } from './vendored.mjs';

const mark = '\0vendored:';

/** @returns {Promise<Map<string, string | Buffer>>} the files of a workspace's vendor folder, by name */
export async function vendorFiles(workspace) {
  const home = join(root, workspace);
  const files = new Map();
  const licences = new Map();
  for (const { file, from, copy, external, standIns } of vendored[workspace]) {
    if (copy) {
      const path = createRequire(join(home, 'package.json')).resolve(copy);
      files.set(file, readFileSync(path));
      keepLicence(path, licences);
      continue;
    }
    const { code, modules } = await bundled({ home, file, from: await namesOf(from, home), external, standIns });
    files.set(file, code);
    for (const path of modules) keepLicence(path, licences);
  }
  const told = [...licences].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return files.set('LICENSES.txt', `${told.join(`\n${'-'.repeat(80)}\n\n`)}`);
}

/** One file with what is asked of one library, and all that it needs. */
async function bundled({ home, file, from, external = [], standIns = {} }) {
  const { rolldown } = await imported('rolldown');
  const entry = Object.entries(from).map(
    ([id, names]) => `export ${names.includes('*') ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(id)};`,
  );
  const build = await rolldown({
    cwd: home,
    input: mark + file,
    platform: home.endsWith('console') ? 'browser' : 'node',
    external: (id) => isBuiltin(id) || external.includes(id),
    plugins: [
      {
        name: 'vendored',
        // From where the workspace would find it, with what its package says of side effects.
        resolveId(id, importer) {
          if (id.startsWith(mark)) return id;
          if (standIns[id]) return importer === mark + id ? { id, external: true } : mark + id;
          return importer?.startsWith(mark) ? this.resolve(id, join(home, 'package.json')) : undefined;
        },
        load: (id) =>
          id === mark + file ? entry.join('\n') : id.startsWith(mark) ? standIns[id.slice(mark.length)] : undefined,
      },
    ],
    onLog: (level, log, otherwise) => {
      if (level !== 'warn') otherwise(level, log);
    },
  });
  const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
  const { output } = await build.generate({ format: 'esm', minify, codeSplitting: false });
  await build.close();
  const [chunk] = output;
  return { code: chunk.code, modules: chunk.moduleIds.filter((id) => id.includes(`${sep}node_modules${sep}`)) };
}

const imported = async (name) =>
  import(pathToFileURL(createRequire(join(root, 'server/package.json')).resolve(name)).href);

async function namesOf(from) {
  return Object.fromEntries(
    Object.entries(from).map(([id, names]) => [id, typeof names === 'function' ? names() : names]),
  );
}

/** Each package once, by the folder that its file lies in. */
function keepLicence(path, licences) {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? [];
  if (!folder || licences.has(relative(root, folder))) return;
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : String(license);
  licences.set(relative(root, folder), `${name} ${version}\n\n${text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await asCommand(async () => {
    await ensureInstalled('test', console.log);
    for (const workspace of Object.keys(vendored)) {
      const folder = join(root, workspace, 'vendor');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of await vendorFiles(workspace)) {
        writeFileSync(join(folder, name), content);
        console.log(`${workspace}/vendor/${name} ${Math.round(content.length / 1000)} KB`);
      }
    }
  });
}
