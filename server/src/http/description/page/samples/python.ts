import type { SampleCall } from './call.ts';

const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** JSON as Python writes it. */
function literal(value: unknown, indent: string): string {
  const deeper = `${indent}    `;
  const inside = (parts: readonly string[], open: string, close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value)) {
    return inside(
      value.map((item) => literal(item, deeper)),
      '[',
      ']',
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literal(item, deeper)}`);
    return inside(entries, '{', '}');
  }
  const text = JSON.stringify(value);
  return words[text] ?? text;
}

const snake = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** With our package: ids first, then the body, then filters by name. */
export function pythonOf({ operationId, baseUrl, ids, query, body, isFile, isList }: SampleCall): string {
  const given = [
    ...Object.values(ids).map((id) => literal(id, '')),
    ...(body === undefined ? [] : [literal(body, '')]),
    ...Object.entries(query).map(([name, value]) => `${name}=${literal(value, '')}`),
  ];
  const call = `muster.${snake(operationId)}(${given.join(', ')})`;
  return [
    'import os',
    'from muster_workforce import Muster',
    '',
    `muster = Muster(${JSON.stringify(baseUrl)}, os.environ["MUSTER_TOKEN"])`,
    ...usedIn(call, isFile, isList),
  ].join('\n');
}

function usedIn(call: string, isFile: boolean, isList: boolean): string[] {
  if (isList) return [`for record in ${call}:`, '    print(record)'];
  return isFile ? [`file = ${call}`, 'print(file.file_name, len(file.read()))'] : [`data = ${call}.data`];
}
