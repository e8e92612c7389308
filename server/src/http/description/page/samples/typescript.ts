import { sdkPackage } from '../../../../package.ts';
import type { SampleCall } from './call.ts';

const asKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

function literal(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([name, item]) => `${deeper}${asKey(name)}: ${literal(item, deeper)},\n`);
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    : JSON.stringify(value);
}

/** With our SDK: ids first, then the body or the query. */
export function typescriptOf({ operationId, baseUrl, ids, query, body, isFile, isList }: SampleCall): string {
  const given = [
    ...Object.values(ids).map((id) => literal(id, '')),
    ...(body === undefined ? [] : [literal(body, '')]),
    ...(Object.keys(query).length === 0 ? [] : [literal(query, '')]),
  ];
  const call = `muster.${operationId}(${given.join(', ')})`;
  return [
    `import { Muster } from '${sdkPackage}';`,
    '',
    `const muster = new Muster({ baseUrl: '${baseUrl}', token: process.env.MUSTER_TOKEN! });`,
    ...usedIn(call, isFile, isList),
  ].join('\n');
}

function usedIn(call: string, isFile: boolean, isList: boolean): string[] {
  if (isList) return [`for await (const record of ${call}) {`, '  console.log(record);', '}'];
  return [isFile ? `const { body, fileName } = await ${call};` : `const { data } = await ${call};`];
}
