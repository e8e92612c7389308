import { scopeNames, scopes } from '../../../kernel/scopes.ts';
import { errorMeaning, errorStatus } from '../../../lib/errors.ts';
import { roleOrAbove } from '../../../lib/texts/en/names.ts';
import { envelopeFields } from '../event-webhooks.ts';
import type { Section } from '../introduction.ts';
import { errorCodes, failureExample } from '../refusals.ts';
import { type Document, mediaOf, nameOf, type OperationPart, resolve } from './document.ts';
import type { FieldTables } from './fields.ts';
import { anchored, escape, factList, inline, json, prose, sample } from './html.ts';

/** A section of the introduction: words on one side, commands on the other. */
export function introductionSection({ id, title, blocks }: Section): string {
  const words = blocks.map((block) => {
    if (typeof block === 'string') return `<p>${inline(block)}</p>`;
    return 'list' in block ? `<ul>${block.list.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>` : '';
  });
  const samples = blocks
    .filter((block) => typeof block !== 'string' && 'code' in block)
    .map(({ title: head, language, code }) =>
      sample(head, language === 'json' ? json(JSON.parse(code)) : escape(code)),
    );
  return `<section class="operation" id="${id}"><div class="words">${anchored(2, id, title)}${words.join('')}</div>
<div class="samples">${samples.join('')}</div></section>`;
}

export function errorsSection(): string {
  const rows = errorCodes.map(
    (code) =>
      `<tr id="error-${code}"><th scope="row"><code>${code}</code> <span class="type">${String(errorStatus[code])}</span></th><td>${inline(errorMeaning[code])}</td></tr>`,
  );
  return `<section class="operation" id="errors"><div class="words">${anchored(2, 'errors', 'Errors')}
<p>A refused request answers with a code to branch on, a message for people, which may be reworded, and often with <code>details</code>.</p>
<div class="fields"><table><tbody>${rows.join('')}</tbody></table></div></div>
<div class="samples">${sample(`Answer <span class="code-status code-status--bad">422</span>`, json(failureExample('VALIDATION_FAILED')))}</div></section>`;
}

export function scopesSection(): string {
  const rows = scopeNames.map(
    (scope) => `<tr><th scope="row"><code>${scope}</code></th><td>${escape(roleOrAbove(scopes[scope]))}</td></tr>`,
  );
  return `<section class="operation" id="scopes"><div class="words">${anchored(2, 'scopes', 'Scopes')}
<p>Each scope with the roles whose tokens can use it.</p>
<div class="fields"><table><tbody>${rows.join('')}</tbody></table></div></div><div class="samples"></div></section>`;
}

/** A record: what its fields mean. */
export function recordSection(document: Document, fields: FieldTables, name: string, example: unknown): string {
  const schema = document.components.schemas[name] ?? {};
  return `<section class="operation record" id="record-${escape(name)}"><div class="words">
${anchored(2, `record-${name}`, name)}
${prose(schema.description ?? '')}
<h3>Fields</h3>
${fields.ofSchema(schema, 'response')}</div>
<div class="samples">${sample('Record', json(example))}</div></section>`;
}

/** What all events have in common. */
export const envelopeSection = (fields: FieldTables): string =>
  `<section class="operation" id="event-envelope"><div class="words">
${anchored(2, 'event-envelope', 'The envelope of every event')}
<p>Each delivery is a POST with this body and the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code>. <a href="#events">How to check the signature</a>.</p>
<h3>Fields</h3>
${fields.ofSchema({ properties: envelopeFields }, 'response')}</div><div class="samples"></div></section>`;

interface EventParts {
  readonly record: string | null;
  readonly previous: readonly string[];
  readonly example: { readonly data: { readonly object: unknown } } | undefined;
}

export function partsOfEvent(document: Document, event: OperationPart): EventParts {
  const media = event.requestBody && mediaOf(event.requestBody);
  const { data, previous } = resolve(document, media?.schema ?? {}).properties ?? {};
  const object = resolve(document, data ?? {}).properties?.['object'] ?? {};
  return {
    record: nameOf(object.anyOf?.[0] ?? object),
    previous: Object.keys(previous?.properties ?? {}),
    example: media?.example as EventParts['example'],
  };
}

export function eventSection(document: Document, type: string, event: OperationPart): string {
  const { record, previous, example } = partsOfEvent(document, event);
  const { 'x-required-scope': scope, 'x-module': module } = event;
  const [when = ''] = event.description.split('\n\n');
  return `<section class="operation" id="event-${escape(type)}"><div class="words">
${anchored(2, `event-${type}`, type)}
<p>${inline(when)}</p>
${factList({
  Scope: scope === null ? 'none' : `<code>${escape(scope)}</code>`,
  ...(module !== undefined && { Module: `<code>${escape(module)}</code>` }),
  ...(record !== null && { 'data.object': `<a href="#record-${escape(record)}">${escape(record)}</a>` }),
})}
${previous.length > 0 ? `<h3>previous may hold</h3><p>${previous.map((name) => `<code>${escape(name)}</code>`).join(' ')}</p>` : ''}</div>
<div class="samples">${sample('Body', json(example))}</div></section>`;
}
