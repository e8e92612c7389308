import { readFileSync } from 'node:fs';

const tests = '\\.test\\.ts$|/testing/|^server/test/';

/** The layers, from below: an import points down, never up. */
const above = {
  lib: ['db', 'kernel', 'features', 'files', 'backup', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  db: ['kernel', 'features', 'files', 'backup', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  kernel: ['features', 'files', 'backup', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  files: ['features', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  backup: ['features', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  features: ['files', 'backup', 'http', 'worker', 'delivery', 'cli', 'demo', 'main'],
  http: ['features', 'worker', 'delivery', 'cli', 'demo', 'main'],
  worker: ['features', 'http', 'delivery', 'cli', 'demo', 'main'],
  delivery: ['features', 'files', 'http', 'worker', 'cli', 'demo', 'main'],
  cli: ['features', 'http', 'worker', 'delivery', 'demo', 'main'],
  demo: ['http', 'worker', 'delivery', 'cli', 'main'],
};

const layers = Object.entries(above).map(([name, over]) => ({
  name: `layer-${name}`,
  comment: `${name} knows nothing of what stands above it.`,
  severity: 'error',
  from: { path: `^server/src/${name}/`, pathNot: tests },
  to: { path: `^server/src/(${over.join('|')})/` },
}));

/** Folders of features in the order of the catalogue. */
function featuresInOrder() {
  const text = readFileSync(new URL('server/src/main/catalogue.ts', import.meta.url), 'utf8');
  const faces = [...text.matchAll(/import \{ (\w+) \} from '\.\.\/features\/([\w-]+)\/index\.ts'/g)];
  const folders = new Map(faces.map(([, name, folder]) => [name, folder]));
  const list = /catalogueOf\(\[([\s\S]*?)\]\)/.exec(text)?.[1] ?? '';
  return list.split(',').flatMap((name) => folders.get(name.trim()) ?? []);
}

const order = featuresInOrder().map((feature, index, all) => ({
  name: `order-${feature}`,
  comment: 'A feature uses those before it in the catalogue alone.',
  severity: 'error',
  from: { path: `^server/src/features/${feature}/`, pathNot: tests },
  to: { path: `^server/src/features/(${all.slice(index + 1).join('|') || '$^'})/` },
}));

export default {
  forbidden: [
    ...layers,
    ...order,
    {
      name: 'face',
      comment: 'A feature is used by its face, index.ts, alone.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'The product knows nothing of its tests.',
      severity: 'error',
      from: { path: '^(server|console|sdk)/src/', pathNot: tests },
      to: { path: '^(server|console|sdk)/test/|\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'no-circle',
      comment:
        'No circle of imports, of types either: a file is understood by those below it. A command is loaded later.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-circle-in-the-console',
      comment: 'A screen, loaded later, does not know the list that loads it.',
      severity: 'error',
      from: { path: '^console/' },
      to: { circular: true },
    },
    {
      name: 'texts-below-screens',
      comment: 'Texts know the records of the client, not the screens that show them.',
      severity: 'error',
      from: { path: '^console/src/texts/' },
      to: { path: '^console/src/(screens|shell|ui)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    includeOnly: '^(server|console|sdk|packages)/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'], conditionNames: ['import'] },
  },
};
