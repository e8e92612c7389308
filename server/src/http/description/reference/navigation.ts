import { escape } from '../page/html.ts';
import { type Area, overviewPath, type Plan } from './plan.ts';

const link = (href: string, content: string): string => `<li><a href="${escape(href)}">${content}</a></li>`;

const verbOf = (method: string): string => (method === 'delete' ? 'DEL' : method.toUpperCase());

const operationLinks = ({ path, entries, records }: Area): string[] => [
  ...entries.map(({ method, operation }) =>
    link(
      `${path}#${operation.operationId}`,
      `<span class="method method--${method}">${verbOf(method)}</span> ${escape(operation.summary)}`,
    ),
  ),
  ...[...records.keys()].map((name) =>
    link(`${path}#record-${name}`, `<span class="method">{ }</span> ${escape(name)}`),
  ),
];

const eventLinks = (plan: Plan): string[] => [
  link(`${plan.events.path}#event-envelope`, 'The envelope'),
  ...Object.keys(plan.document.webhooks).map((type) =>
    link(`${plan.events.path}#event-${type}`, `<code>${escape(type)}</code>`),
  ),
  ...operationLinks(plan.events),
];

const introductionLinks = ({ introduction }: Plan): string[] => [
  ...introduction.map(({ id, title }) => link(`${overviewPath}#${id}`, escape(title))),
  link(`${overviewPath}#errors`, 'Errors'),
  link(`${overviewPath}#scopes`, 'Scopes'),
];

interface Item {
  readonly path: string;
  readonly title: string;
  readonly inside?: () => string[];
}

/** A page, and what stands on it if it is the one that is open. */
function entry({ path, title, inside }: Item, current: string): string {
  const isHere = path === current;
  const parts = isHere ? (inside?.() ?? []) : [];
  const list = parts.length === 0 ? '' : `<ul>${parts.join('')}</ul>`;
  return `<li><a href="${escape(path)}"${isHere ? ' aria-current="page"' : ''}>${escape(title)}</a>${list}</li>`;
}

const group = (title: string, items: readonly Item[], current: string): string =>
  items.length === 0
    ? ''
    : `<h2>${escape(title)}</h2><ul class="docs-pages">${items.map((item) => entry(item, current)).join('')}</ul>`;

/** Every page, and the parts of the one that is open. */
export function navigationOf(plan: Plan, current: string): string {
  const { areas, events, guides } = plan;
  const overview = { path: overviewPath, title: 'Introduction', inside: () => introductionLinks(plan) };
  const ofAreas = areas.map((area) => ({ ...area, inside: () => operationLinks(area) }));
  return `<details open><summary>Contents</summary>
${group('Start here', [overview], current)}
${group('API', [...ofAreas, { ...events, inside: () => eventLinks(plan) }], current)}
${group('Guides', guides, current)}
</details>`;
}
