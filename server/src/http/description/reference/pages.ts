import type { Steps } from '../../slices.ts';
import { FieldTables } from '../page/fields.ts';
import { escape, prose } from '../page/html.ts';
import { operationSection } from '../page/operation.ts';
import {
  envelopeSection,
  errorsSection,
  eventSection,
  introductionSection,
  recordSection,
  scopesSection,
} from '../page/sections.ts';
import type { Guide } from './guides.ts';
import { type Area, eventsPath, overviewPath, type Plan } from './plan.ts';

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly write: () => Steps<string>;
}

const head = (title: string, lead: string): string =>
  `<header class="docs-head"><h1>${escape(title)}</h1>${lead === '' ? '' : `<div class="lead">${lead}</div>`}</header>`;

const cards = (title: string, pages: readonly { path: string; title: string; text: string }[]): string =>
  `<section class="cards"><h2>${escape(title)}</h2><ul>${pages
    .map(
      ({ path, title: name, text }) =>
        `<li><a href="${escape(path)}"><strong>${escape(name)}</strong><span>${escape(text)}</span></a></li>`,
    )
    .join('')}</ul></section>`;

function* overviewOf({ document, introduction, areas, events, guides }: Plan): Steps<string> {
  const url = escape(document.servers[0]?.url ?? '');
  const also = `<p>Base address <code>${url}</code>. Also as <a href="/api/v1/openapi.json">OpenAPI 3.1</a> and as a <a href="/api/v1/postman.json">Postman collection</a>.</p>`;
  yield;
  return [
    head('Introduction', `<p>${escape(document.info.summary)}</p>${also}`),
    cards(
      'Parts of the API',
      [...areas, events].map(({ path, title, description }) => ({ path, title, text: description })),
    ),
    ...(guides.length === 0
      ? []
      : [
          cards(
            'Guides',
            guides.map(({ path, title, lead }) => ({
              path,
              title,
              text: lead.length > 140 ? `${lead.slice(0, 139)}…` : lead,
            })),
          ),
        ]),
    ...introduction.map(introductionSection),
    errorsSection(),
    scopesSection(),
  ].join('\n');
}

function* areaOf({ document }: Plan, area: Area, fields: FieldTables): Steps<string> {
  const sections = [head(area.title, prose(area.description))];
  for (const entry of area.entries) {
    sections.push(operationSection(document, fields, entry));
    yield;
  }
  for (const [name, example] of area.records) {
    sections.push(recordSection(document, fields, name, example));
    yield;
  }
  return sections.join('\n');
}

function* eventsOf({ document, events }: Plan, fields: FieldTables): Steps<string> {
  const sections = [head(events.title, prose(events.description)), envelopeSection(fields)];
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    sections.push(eventSection(document, type, post));
    yield;
  }
  for (const [name, example] of events.records) sections.push(recordSection(document, fields, name, example));
  return sections.join('\n');
}

function* guideOf({ title, html }: Guide): Steps<string> {
  yield;
  return `${head(title, '')}<article class="guide">${html}</article>`;
}

/** Links to what stands on another page name that page. */
const withPlaces = (html: string, path: string, places: Plan['places']): string =>
  html.replaceAll(/ href="#([^"]+)"/g, (all, anchor: string) => {
    const page = places.get(anchor);
    return page === undefined || page === path ? all : ` href="${page}#${anchor}"`;
  });

export function pagesOf(plan: Plan): Page[] {
  const records = [...plan.areas, plan.events].flatMap((area) => [...area.records.keys()]);
  const fields = new FieldTables(plan.document, new Set(records));
  const page = (path: string, title: string, write: () => Steps<string>): Page => ({
    path,
    title,
    *write() {
      return withPlaces(yield* write(), path, plan.places);
    },
  });
  return [
    page(overviewPath, 'Introduction', () => overviewOf(plan)),
    ...plan.areas.map((area) => page(area.path, area.title, () => areaOf(plan, area, fields))),
    page(eventsPath, plan.events.title, () => eventsOf(plan, fields)),
    ...plan.guides.map((guide) => page(guide.path, guide.title, () => guideOf(guide))),
  ];
}
