// Lets Node load the TypeScript sources as they are, types left out; `npm run check` is what checks the types.
// By the bundler's own transform, which is native: the compiler in JavaScript took most of the time of `npm run generate`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const sourceCondition = '@muster-workforce/source';

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, await readFile(path, 'utf8'), {
    target: 'es2023',
    sourcemap: true,
  });
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const sourceMap = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  return { format: 'module', source: `${code}\n${sourceMap}`, shortCircuit: true };
}

/** The packages of this repository from their sources, too. */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, { ...context, conditions: [sourceCondition, ...context.conditions] });
}
