import type { Catalogue } from '../../kernel/catalogue.ts';
import { eventsTag } from './event-webhooks.ts';
import { introductionOf } from './introduction.ts';
import { openApiSteps } from './openapi.ts';
import { runToEnd, type Steps } from '../slices.ts';
import type { Document } from './page/document.ts';
import { FieldTables } from './page/fields.ts';
import { anchored, escape, prose } from './page/html.ts';
import { operationSection, successOf, type Entry } from './page/operation.ts';
import { script } from './page/script.ts';
import {
  envelopeSection,
  errorsSection,
  eventSection,
  introductionSection,
  partsOfEvent,
  recordSection,
  scopesSection,
} from './page/sections.ts';
import { style } from './page/style.ts';

/** What the page links to, by name beside it; so that its content policy can forbid everything inline. */
export const referenceAssets: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  'reference.css': { type: 'text/css; charset=utf-8', body: style },
  'reference.js': { type: 'text/javascript; charset=utf-8', body: script },
};

interface Group {
  readonly title: string;
  readonly description: string;
  readonly entries: Entry[];
  /** Records first shown here, each with an example. */
  readonly records: ReadonlyMap<string, unknown>;
}

function groupsOf(document: Document): Group[] {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const seen = new Set<string>();
  return document.tags
    .filter(({ name }) => name !== eventsTag)
    .map(({ name, description }) => {
      const own = entries.filter(({ operation }) => operation.tags.includes(name));
      const shown = own.map(({ operation }) => successOf(document, operation));
      return { title: name, description, entries: own, records: unseen(seen, shown) };
    });
}

/** Records of which the reader has not been told yet. */
function unseen(
  seen: Set<string>,
  shown: readonly { readonly recordName: string | null; readonly example: unknown }[],
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const { recordName, example } of shown) {
    if (recordName === null || seen.has(recordName)) continue;
    seen.add(recordName);
    found.set(recordName, example);
  }
  return found;
}

function eventRecords(document: Document, groups: readonly Group[]): Map<string, unknown> {
  const parts = Object.values(document.webhooks).map(({ post }) => partsOfEvent(document, post));
  return unseen(
    new Set(groups.flatMap(({ records }) => [...records.keys()])),
    parts.map(({ record, example }) => ({ recordName: record, example: example?.data.object })),
  );
}

const slug = (title: string): string => `group-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** The API reference as one page of HTML, written from the OpenAPI document. Expects its assets at `/docs/…`. */
export const referencePageOf = (catalogue: Catalogue, baseUrl: string): string =>
  runToEnd(referencePageSteps(catalogue, baseUrl));

export function* referencePageSteps(catalogue: Catalogue, baseUrl: string): Steps<string> {
  const document = (yield* openApiSteps(catalogue, baseUrl)) as unknown as Document;
  const groups = groupsOf(document);
  const ofEvents = eventRecords(document, groups);
  const records = [...groups.flatMap((group) => [...group.records.keys()]), ...ofEvents.keys()];
  const fields = new FieldTables(document, new Set(records));
  const recordSections = (shown: ReadonlyMap<string, unknown>): string[] =>
    [...shown].map(([name, example]) => recordSection(document, fields, name, example));
  const operationSections: string[] = [];
  for (const group of groups) {
    operationSections.push(groupHead(slug(group.title), group.title, group.description));
    for (const entry of group.entries) {
      operationSections.push(operationSection(document, fields, entry));
      yield;
    }
    operationSections.push(...recordSections(group.records));
    yield;
  }
  const main = [
    headSection(document, baseUrl),
    ...introductionOf(baseUrl).map(introductionSection),
    errorsSection(),
    scopesSection(),
    ...operationSections,
    groupHead(slug(eventsTag), eventsTag, 'What Muster posts to your webhook endpoints.'),
    envelopeSection(fields),
    ...Object.entries(document.webhooks).map(([type, { post }]) => eventSection(document, type, post)),
    ...recordSections(ofEvents),
  ];
  return pageOf(navigation(document, groups, ofEvents, baseUrl), main.join('\n'));
}

const headSection = ({ info }: Document, baseUrl: string): string =>
  `<header class="operation" id="top"><div class="words"><h1>${escape(info.title)}</h1>
<p class="lead">${escape(info.summary)}</p>
<p>Base address <code>${escape(baseUrl)}</code>. Also as <a href="${escape(baseUrl)}/openapi.json">OpenAPI 3.1</a> and as a <a href="${escape(baseUrl)}/postman.json">Postman collection</a>.</p></div><div class="samples"></div></header>`;

const fixed = [
  { id: 'errors', title: 'Errors' },
  { id: 'scopes', title: 'Scopes' },
];

const groupHead = (id: string, title: string, description: string): string =>
  `<section class="group" id="${id}">${anchored(2, id, title)}${prose(description)}</section>`;

const link = (id: string, content: string): string => `<li><a href="#${escape(id)}">${content}</a></li>`;
const list = (title: string, items: readonly string[]): string =>
  `<details open><summary>${escape(title)}</summary><ul>${items.join('')}</ul></details>`;

const recordLinks = (records: ReadonlyMap<string, unknown>): string[] =>
  [...records.keys()].map((name) => link(`record-${name}`, `<span class="method">{ }</span>${escape(name)}`));

function navigation(
  { info, webhooks }: Document,
  groups: readonly Group[],
  ofEvents: ReadonlyMap<string, unknown>,
  baseUrl: string,
): string {
  const introduction = [...introductionOf(baseUrl), ...fixed].map(({ id, title }) => link(id, escape(title)));
  const lists = groups.map(({ title, entries, records }) =>
    list(title, [
      ...entries.map(({ method, operation }) => {
        const verb = method === 'delete' ? 'DEL' : method.toUpperCase();
        return link(operation.operationId, `<span class="method ${method}">${verb}</span>${escape(operation.summary)}`);
      }),
      ...recordLinks(records),
    ]),
  );
  const events = Object.keys(webhooks).map((type) => link(`event-${type}`, `<code>${escape(type)}</code>`));
  return `<nav aria-label="Reference"><p class="brand"><a href="#top">${escape(info.title)}</a> <small>${escape(info.version)}</small></p>
<input type="search" id="filter" placeholder="Filter…" aria-label="Filter the list" hidden>
${list('Introduction', introduction)}
${lists.join('\n')}
${list(eventsTag, [link('event-envelope', 'The envelope'), ...events, ...recordLinks(ofEvents)])}
</nav>`;
}

const pageOf = (nav: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Muster API reference</title>
<link rel="stylesheet" href="/docs/reference.css">
<script src="/docs/reference.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
<details class="menu"><summary>Contents</summary></details>
${nav}
<main id="main">
${main}
</main>
</body>
</html>
`;
