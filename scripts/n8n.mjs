// `node scripts/n8n.mjs pack | lint`: the package for n8n, and its rules. What they need comes from npm into a temporary folder; nothing of it
// is part of an installation or of `npm test`.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root, run } from './install.mjs';

const source = join(root, 'packages/n8n-nodes-muster');

async function done(failure, running) {
  const { code, output } = await running;
  if (code !== 0) throw new BootstrapError(`${failure}\n${output.trim()}`);
  return output;
}

/** Builds the package and packs it; answers with the tarball. */
async function packNodes({ to }) {
  rmSync(join(source, 'dist'), { recursive: true, force: true });
  await done(
    'The nodes for n8n could not be built.',
    run(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '-p', source]),
  );
  cpSync(join(source, 'nodes/Muster/muster.svg'), join(source, 'dist/nodes/Muster/muster.svg'));
  mkdirSync(to, { recursive: true });
  await done(
    'The nodes for n8n could not be packed.',
    run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], { cwd: source }),
  );
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  return join(to, `${name}-${version}.tgz`);
}

/** A temporary folder with packages from npm in it, gone when the work is done. `MUSTER_N8N_FOLDER` names one that stays. */
async function withPackages(packages, work) {
  const kept = process.env['MUSTER_N8N_FOLDER'];
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'muster-n8n-'));
  try {
    if (!existsSync(join(folder, 'node_modules'))) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
      console.log(`Fetching ${packages.join(', ')}…`);
      const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--omit=dev'];
      await done('npm could not fetch it.', run('npm', ['install', ...flags, ...packages], { cwd: folder }));
    }
    await work(folder);
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

const rules = `
const off = (...names) => Object.fromEntries(names.map((name) => ['n8n-nodes-base/' + name, 'off']));
module.exports = {
  root: true, parser: '@typescript-eslint/parser', parserOptions: { sourceType: 'module', extraFileExtensions: ['.json'] },
  plugins: ['eslint-plugin-n8n-nodes-base'],
  overrides: [
    { files: ['package.json'], extends: ['plugin:n8n-nodes-base/community'] },
    // Those two are for nodes that are part of n8n.
    { files: ['./credentials/**/*.ts'], extends: ['plugin:n8n-nodes-base/credentials'],
      rules: off('cred-class-field-documentation-url-missing', 'cred-class-field-documentation-url-miscased') },
    { files: ['./nodes/**/*.ts'], extends: ['plugin:n8n-nodes-base/nodes'] },
  ],
};`;

const lint = () =>
  withPackages(
    ['eslint@8', 'eslint-plugin-n8n-nodes-base@1', '@typescript-eslint/parser@8', 'typescript@5'],
    async (folder) => {
      const copy = join(folder, 'package');
      rmSync(copy, { recursive: true, force: true });
      cpSync(source, copy, { recursive: true, filter: (path) => !path.endsWith('dist') });
      writeFileSync(join(copy, '.eslintrc.cjs'), rules);
      const program = join(folder, 'node_modules/eslint/bin/eslint.js');
      await done(
        'The rules of n8n are not kept.',
        run(process.execPath, [program, '--ext', '.ts,.json', 'package.json', 'nodes', 'credentials'], {
          cwd: copy,
          env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
        }),
      );
      console.log('The rules of n8n are kept.');
    },
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await asCommand(async () => {
    requireNode();
    await ensureInstalled('test', console.log);
    if (process.argv[2] === 'pack') console.log(await packNodes({ to: join(root, 'dist') }));
    else if (process.argv[2] === 'lint') await lint();
    else throw new BootstrapError('Say what: pack or lint.');
  });
}
