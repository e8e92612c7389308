import type { Steps } from '../../slices.ts';
import { eventsTag } from '../event-webhooks.ts';
import { introductionOf, type Section } from '../introduction.ts';
import type { Document, Entry } from '../page/document.ts';
import { successOf } from '../page/operation.ts';
import { partsOfEvent } from '../page/sections.ts';
import { errorCodes } from '../refusals.ts';
import { type Guide, readGuides } from './guides.ts';

/** Operations and records of one part of the API: a page. */
export interface Area {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly Entry[];
  /** Records first shown here, each with an example. */
  readonly records: ReadonlyMap<string, unknown>;
}

/** What stands on which page. */
export interface Plan {
  readonly document: Document;
  readonly introduction: readonly Section[];
  readonly areas: readonly Area[];
  readonly events: Area;
  readonly guides: readonly Guide[];
  /** Every anchor with its page. */
  readonly places: ReadonlyMap<string, string>;
}

export const overviewPath = '/docs';
export const eventsPath = '/docs/events';

const slug = (title: string): string => `/docs/${title.toLowerCase().replaceAll(/\W+/g, '-')}`;

function entriesOf({ paths }: Document): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
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

export function* planOf(document: Document, baseUrl: string, guidesFolder?: string): Steps<Plan> {
  const seen = new Set<string>();
  const entries = entriesOf(document);
  const areas: Area[] = [];
  for (const { name, description } of document.tags.filter((tag) => tag.name !== eventsTag)) {
    const own = entries.filter(({ operation }) => operation.tags.includes(name));
    const records = unseen(
      seen,
      own.map(({ operation }) => successOf(document, operation)),
    );
    areas.push({ path: slug(name), title: name, description, entries: own, records });
    yield;
  }
  const parts = Object.values(document.webhooks).map(({ post }) => partsOfEvent(document, post));
  const events: Area = {
    path: eventsPath,
    title: eventsTag,
    description: 'What Muster posts to your webhook endpoints.',
    entries: [],
    records: unseen(
      seen,
      parts.map(({ record, example }) => ({ recordName: record, example: example?.data.object })),
    ),
  };
  const introduction = introductionOf(baseUrl);
  const plan = { document, introduction, areas, events, guides: yield* readGuides(guidesFolder) };
  return { ...plan, places: placesOf(plan) };
}

function placesOf({ document, introduction, areas, events }: Omit<Plan, 'places'>): Map<string, string> {
  const onOverview = [
    ...introduction.map(({ id }) => id),
    'errors',
    'scopes',
    ...errorCodes.map((code) => `error-${code}`),
  ];
  return new Map([
    ...onOverview.map((id): [string, string] => [id, overviewPath]),
    ...[...areas, events].flatMap(({ path, entries, records }) => [
      ...entries.map(({ operation }): [string, string] => [operation.operationId, path]),
      ...[...records.keys()].map((name): [string, string] => [`record-${name}`, path]),
    ]),
    ['event-envelope', eventsPath],
    ...Object.keys(document.webhooks).map((type): [string, string] => [`event-${type}`, eventsPath]),
  ]);
}
