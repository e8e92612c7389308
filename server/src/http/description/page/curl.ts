import { mediaOf, resolve, type Document } from './document.ts';
import type { Entry } from './operation.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as one would type it. */
export function curlOf(document: Document, { method, path, operation }: Entry): string {
  const examples = new Map(
    (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .map(({ name, example }) => [name, typeof example === 'string' ? example : name]),
  );
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => examples.get(name) ?? name);
  const body = operation.requestBody && mediaOf(operation.requestBody)?.example;
  const isWrite = method !== 'get';
  const isFile = Object.entries(operation.responses).some(
    ([status, part]) => status === '200' && !mediaOf(resolve(document, part)),
  );
  const verb = isWrite && !(method === 'post' && body !== undefined) ? `-X ${method.toUpperCase()} ` : '';
  return [
    `curl ${isFile ? '-OJ ' : ''}${verb}${document.servers[0]?.url ?? ''}${url}`,
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
