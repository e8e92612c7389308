import { sdkPackage } from '../../../../package.ts';
import type { Document, Entry } from '../document.ts';
import { escape } from '../html.ts';
import { type SampleCall, sampleCallOf } from './call.ts';
import { pythonOf } from './python.ts';

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
function typescriptOf({ operationId, baseUrl, ids, query, body, isFile, isList }: SampleCall): string {
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

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as one would type it. */
function curlOf({ method, baseUrl, path, query, body, isWrite, isFile }: SampleCall): string {
  const verb = isWrite && !(method === 'POST' && body !== undefined) ? `-X ${method} ` : '';
  const search = new URLSearchParams(query).toString();
  const url = `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
  return [
    `curl ${isFile ? '-OJ ' : ''}${verb}${search === '' ? url : quoted(url)}`,
    '-H "Authorization: Bearer $MUSTER_TOKEN"',
    ...(isWrite ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`,
        ]),
  ].join(' \\\n  ');
}

const languages = [
  { id: 'curl', title: 'cURL', write: curlOf },
  { id: 'typescript', title: 'TypeScript', write: typescriptOf },
  { id: 'python', title: 'Python', write: pythonOf },
] as const;

/** One call in each language. Without a script the first is shown; with one, the reader chooses. */
export function requestSamples(document: Document, entry: Entry): string {
  const call = sampleCallOf(document, entry);
  const blocks = languages.map(
    ({ id, title, write }, index) =>
      `<div data-language="${id}" data-title="${title}"${index === 0 ? '' : ' hidden'}><pre tabindex="0"><code>${escape(write(call))}</code></pre></div>`,
  );
  return `<figure class="sample"><figcaption>Request</figcaption>${blocks.join('')}</figure>`;
}
