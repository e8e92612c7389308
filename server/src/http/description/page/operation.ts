import { roles } from '../../../kernel/scopes.ts';
import { roleOrAbove } from '../../../lib/texts/en/names.ts';
import { accessSentence } from '../words.ts';
import {
  type Document,
  type Entry,
  mediaOf,
  nameOf,
  type OperationPart,
  resolve,
  type ResponsePart,
  type Schema,
} from './document.ts';
import type { FieldTables } from './fields.ts';
import { anchored, escape, factList, json, prose, sample } from './html.ts';
import { requestSamples } from './samples/samples.ts';
import { trialOf } from './trial.ts';

interface Success {
  readonly status: string;
  readonly response: ResponsePart;
  readonly record: Schema;
  readonly recordName: string | null;
  readonly isList: boolean;
  /** One record as the answer holds it. */
  readonly example: unknown;
}

export function successOf(document: Document, { responses }: OperationPart): Success {
  const [status, part] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? [];
  if (status === undefined || !part) throw new Error('An operation has no success.');
  const response = resolve(document, part);
  const data = resolve(document, mediaOf(response)?.schema ?? {}).properties?.['data'] ?? {};
  const isList = data.type === 'array' && data.items !== undefined;
  const record = isList ? (data.items ?? {}) : data;
  const shown = (mediaOf(response)?.example as { data?: unknown } | undefined)?.data;
  const example = Array.isArray(shown) && isList ? (shown[0] as unknown) : shown;
  return { status, response, record, recordName: nameOf(record), isList, example };
}

const part = (title: string, content: string): string => (content === '' ? '' : `<h3>${title}</h3>${content}`);

/** One operation: what it does on one side, how to call it on the other. */
export function operationSection(document: Document, fields: FieldTables, entry: Entry): string {
  const { method, path, operation } = entry;
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const tableOf = (place: string): string =>
    fields.ofParameters(parameters.filter((parameter) => parameter.in === place));
  const body = operation.requestBody;
  const success = successOf(document, operation);
  return `<section class="operation" id="${escape(operation.operationId)}" data-trial="${escape(JSON.stringify(trialOf(document, entry)))}">
<div class="words">
${anchored(2, operation.operationId, operation.summary)}
<p class="route"><span class="method method--${method}">${method.toUpperCase()}</span> <code>${escape(path).replaceAll('/', '/<wbr>')}</code></p>
${proseOf(operation)}
${factsOf(operation)}
${part('Path parameters', tableOf('path'))}
${part('Query parameters', tableOf('query'))}
${body ? part(body.required ? 'Body' : 'Body (optional)', fields.ofSchema(mediaOf(body)?.schema ?? {}, 'request')) : ''}
${part('Answer', answerOf(success, fields))}
${part('Errors', errorsOf(document, operation))}
</div>
<div class="samples">
${requestSamples(document, entry)}
${mediaOf(success.response) ? sample(`Answer <span class="code-status">${success.status}</span>`, json(mediaOf(success.response)?.example)) : ''}
</div>
</section>`;
}

/** The description without what the facts below it say. */
function proseOf(operation: OperationPart): string {
  const said = accessSentence({ scope: operation['x-required-scope'], role: operation['x-lowest-role'] });
  const paragraphs = operation.description.split('\n\n').filter((text) => text !== said);
  return prose(paragraphs.filter((text) => text !== `${operation.summary}.`).join('\n\n'));
}

function factsOf(operation: OperationPart): string {
  const { 'x-required-scope': scope, 'x-lowest-role': role, 'x-module': module } = operation;
  return factList({
    Scope: scope === null ? 'none: any token' : `<code>${escape(scope)}</code>`,
    Role: role === roles[0] ? 'any' : escape(roleOrAbove(role)),
    ...(module !== undefined && { Module: `<code>${escape(module)}</code>` }),
  });
}

/** Types of a file that is answered in place of JSON. */
const typesOf = ({ content = {} }: ResponsePart): string =>
  `<ul>${Object.keys(content)
    .map((type) => `<li><code>${escape(type)}</code></li>`)
    .join('')}</ul>`;

function answerOf({ status, response, record, recordName, isList }: Success, fields: FieldTables): string {
  const link = recordName === null ? '' : `<a href="#record-${escape(recordName)}">${escape(recordName)}</a>`;
  const kind =
    recordName === null ? '' : isList ? ` <code>data</code>: array of ${link}` : ` <code>data</code>: ${link}`;
  const text = `<p><span class="code-status">${status}</span> ${escape(response.description)}${kind}</p>`;
  if (!mediaOf(response)) return text + typesOf(response);
  return recordName === null ? text + fields.ofSchema(record, 'response') : text;
}

function errorsOf(document: Document, operation: OperationPart): string {
  const codes = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.keys(mediaOf(resolve(document, response))?.examples ?? {}).map((code) => ({ status, code })),
  );
  return `<ul class="codes">${codes
    .map(({ status, code }) => `<li><a href="#error-${code}"><b>${status}</b> ${code}</a></li>`)
    .join('')}</ul>`;
}
