import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../main/catalogue.ts';
import { runToEnd } from '../../slices.ts';
import { resolve } from '../page/document.ts';
import type { Trial } from '../page/trial.ts';
import { pageSteps, planSteps } from './reference.ts';
import { searchEntriesOf } from './search.ts';

const baseUrl = 'https://muster.example/api/v1';
const assets = { styles: ['/assets/docs.css'], script: '/assets/docs.js' };

function written(base: string): Map<string, string> {
  const planned = runToEnd(planSteps(catalogue, base));
  return new Map([...planned.pages.values()].map((page) => [page.path, runToEnd(pageSteps(planned, page, assets))]));
}

const pages = written(baseUrl);
const { plan } = runToEnd(planSteps(catalogue, baseUrl));
const all = [...pages];
const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const publicOperations = catalogue.operations.filter(({ surface }) => surface === 'api');

describe('the pages of the reference', () => {
  test('show every operation, event, error and record under an anchor of its own, on one page', () => {
    const ids = all.flatMap(([, html]) => idsOf(html));
    for (const { id } of publicOperations)
      expect(
        ids.filter((found) => found === id),
        id,
      ).toHaveLength(1);
    for (const { type } of catalogue.events) expect(ids).toContain(`event-${type}`);
    for (const [path, html] of all) expect(idsOf(html), path).toEqual([...new Set(idsOf(html))]);
  });

  test('link only to pages and anchors that exist', () => {
    const broken = all.flatMap(([path, html]) =>
      [...html.matchAll(/<a[^>]* href="(\/docs[^"]*|#[^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => {
          const [page = '', anchor] = href.split('#');
          const target = pages.get(page === '' ? path : page);
          return target === undefined || (anchor !== undefined && !idsOf(target).includes(decodeURIComponent(anchor)));
        })
        .map((href) => `${path}: ${href}`),
    );
    expect(broken).toEqual([]);
    for (const [path, html] of all) {
      const hrefs = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(
        hrefs.filter((href) => !/^(\/|#|https?:\/\/)/.test(href)),
        path,
      ).toEqual([]);
    }
  });

  test('need nothing but their own files: nothing inline, nothing from elsewhere', () => {
    for (const [path, html] of all) {
      const loaded = [...html.matchAll(/<(?:link|script|img)\b[^>]*(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
      expect(loaded, path).toEqual(['/favicon.svg', '/assets/docs.css', '/theme.js', '/assets/docs.js']);
      expect(/<style|<script>|<[^>]* style="|<[^>]* on[a-z]+="/.exec(html)?.[0], path).toBeUndefined();
    }
  });

  test('each has one title of its own and one heading of the first level; headings skip no level', () => {
    const titles = all.map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(titles).toEqual([...new Set(titles)]);
    for (const [path, html] of all) {
      const main = html.slice(html.indexOf('<main'));
      const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const leaps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
      expect(leaps, path).toEqual([]);
    }
  });

  test('write what descriptions hold as text, not as markup', () => {
    for (const [, html] of written('https://x.example/<b>"&/api/v1')) expect(html.includes('<b>"')).toBe(false);
  });

  test('an area stays small enough to be read on a phone network', () => {
    for (const [path, html] of all) expect(html.length, path).toBeLessThan(900_000);
  });
});

describe('parameters', () => {
  test('that are lists of values show them, and the trial offers them', () => {
    const lists = plan.areas.flatMap((area) =>
      area.entries.flatMap(({ operation }) =>
        (operation.parameters ?? []).flatMap((parameter) => {
          const items = resolve(plan.document, resolve(plan.document, parameter).schema).items;
          const values = items ? (resolve(plan.document, items).enum ?? []) : [];
          return values.length > 0 ? [{ area, operation, name: parameter.name, values }] : [];
        }),
      ),
    );
    expect(lists.length).toBeGreaterThan(70);
    for (const { area, operation, name, values } of lists) {
      const html = pages.get(area.path) ?? '';
      const section = html.slice(html.indexOf(` id="${operation.operationId}"`)).split('</section>', 1)[0] ?? '';
      const shown = `Any of ${values.map((value) => `<code>${String(value)}</code>`).join(' ')}.`;
      expect(section.includes(shown), `${operation.operationId} ${name}`).toBe(true);
      const trial = JSON.parse(/data-trial="([^"]*)"/.exec(section)?.[1]?.replaceAll('&quot;', '"') ?? '{}') as Trial;
      expect(trial.fields.find((field) => field.name === name)).toMatchObject({ values, takesSeveral: true });
    }
  });

  test('every parameter that takes several is an array in the description', () => {
    const texts = plan.areas.flatMap((area) =>
      area.entries.flatMap(({ operation }) =>
        (operation.parameters ?? [])
          .map((parameter) => resolve(plan.document, parameter))
          .filter(({ description = '', schema }) => /comma/i.test(description) && schema.type !== 'array')
          .map(({ name }) => `${operation.operationId} ${name}`),
      ),
    );
    expect(texts).toEqual([]);
  });
});

describe('samples', () => {
  test('each operation in three languages, with the method and address of the call', () => {
    for (const area of plan.areas) {
      const html = pages.get(area.path) ?? '';
      for (const language of ['curl', 'typescript', 'python']) {
        expect(html.split(`data-language="${language}"`).length - 1, area.title).toBe(area.entries.length);
      }
    }
    const people = pages.get('/docs/people') ?? '';
    expect(people).toContain('muster.users.list(');
    expect(people).toContain('for record in muster.users.list():');
  });
});

describe('the search', () => {
  test('leads to every operation, to fields, errors, events and guides, and nowhere else', () => {
    const entries = searchEntriesOf(plan);
    const titles = new Set(entries.map(({ title }) => title));
    for (const { summary } of publicOperations) expect(titles.has(summary), summary).toBe(true);
    for (const title of ['email', 'VALIDATION_FAILED', 'user.created', 'Authentication'])
      expect(titles).toContain(title);
    for (const { url } of entries) {
      const [page = '', anchor] = url.split('#');
      const html = pages.get(page);
      expect(html !== undefined && (anchor === undefined || idsOf(html).includes(anchor)), url).toBe(true);
    }
  });
});
