import type { SampleCall } from './call.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as one would type it. */
export function curlOf({ method, baseUrl, path, query, body, isWrite, isFile }: SampleCall): string {
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
