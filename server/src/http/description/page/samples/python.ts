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

/** With requests, the library that most reach for. */
export function pythonOf({ method, baseUrl, path, query, body, isWrite, isFile }: SampleCall): string {
  const indent = '    ';
  const headers = [
    `"Authorization": f"Bearer {os.environ['MUSTER_TOKEN']}",`,
    ...(isWrite ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  return [
    'import os',
    ...(isWrite ? ['import uuid'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `${indent}${JSON.stringify(baseUrl + path)},`,
    `${indent}headers={`,
    ...headers.map((line) => indent + indent + line),
    `${indent}},`,
    ...(Object.keys(query).length > 0 ? [`${indent}params=${literal(query, indent)},`] : []),
    ...(body === undefined ? [] : [`${indent}json=${literal(body, indent)},`]),
    `${indent}timeout=30,`,
    ')',
    'response.raise_for_status()',
    isFile ? 'content = response.content' : 'data = response.json()["data"]',
  ].join('\n');
}
