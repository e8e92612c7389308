// Lets Node load the TypeScript sources as they are, types left out; `npm run check` is what checks the types.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const sourceCondition = '@muster-workforce/source';

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
};

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions, fileName: fileURLToPath(url) });
  return { format: 'module', source: outputText, shortCircuit: true };
}

/** The packages of this repository from their sources, too. */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, { ...context, conditions: [sourceCondition, ...context.conditions] });
}
