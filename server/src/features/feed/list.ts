import { type Static, Type } from 'typebox';
import { eventTypeMark } from '../../kernel/events.ts';
import { CommaList } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { readInstantMs } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { cursorOf, placeOf } from './place.ts';
import { readFeed, startAt } from './read.ts';
import { chooseTypes } from './types.ts';
import { readOrWait } from './wait.ts';

const anything = (description: string) => Type.Object({}, { additionalProperties: true, description });

/** As `kernel/rendering/envelope.ts` writes it. */
const FeedEvent = Type.Object(
  {
    id: Id('evt', 'The same as in deliveries to webhook endpoints.'),
    type: Type.String({ description: 'What happened.', examples: ['department.updated'] }),
    api_version: Type.Literal('v1', { description: 'The version of the API whose records the event holds.' }),
    created_at: Type.String({
      format: 'date-time',
      description: 'When it happened.',
      examples: ['2026-03-09T18:05:00.000Z'],
    }),
    organization_id: Id('org', 'Where it happened.'),
    data: Type.Object(
      {
        object: anything(
          'The record as the owner of the token sees it, at its standard tier; as the event’s type describes it under Events.',
        ),
      },
      { description: 'What it happened to.' },
    ),
    previous: Type.Optional(anything('Old values of the fields that changed; absent when there is nothing to report.')),
  },
  { $id: 'FeedEvent', description: 'An event, as a webhook endpoint of the token’s owner would get it.' },
);
type FeedEvent = Static<typeof FeedEvent>;

function readSince(text: string | undefined): number | 'now' | null {
  if (text === undefined || text === 'now') return text ?? null;
  const instantMs = readInstantMs(text);
  if (instantMs === null) throw invalid('since', 'feed.since');
  return instantMs;
}

export const listEvents = listOperation({
  id: 'events.list',
  route: 'GET /events',
  summary: 'Read the change feed',
  description: [
    'What happened, in an order that never changes: the events that webhooks send, for those who would rather ask.',
    'Each is byte for byte what an endpoint of the token’s owner would be sent, under the same id, by the rights of now.',
    '`next_cursor` is always there, also when `has_more` is false: keep it, and ask again with it.',
    'Without a cursor the feed starts at the oldest event that is kept, or at `since`.',
    'No event ever appears behind a cursor that was handed out. A page may hold fewer events than asked for, or none, while `has_more` is true.',
    '`meta.withheld_types` names the types that are left out because the token lacks their scope.',
    'A cursor older than `events_retention_days` answers 422 with `details.reason` `cursor_expired`.',
  ].join(' '),
  scope: null,
  query: Strict({
    types: Type.Optional(
      CommaList(
        Type.String({ minLength: 1, maxLength: 100, examples: ['user.created'], [eventTypeMark]: 'feed' }),
        'Only these types of events, several by commas; see `GET /webhook-events`.',
      ),
    ),
    subject_id: Type.Optional(
      Type.String({ description: 'Only events about the record with this id.', minLength: 1, maxLength: 100 }),
    ),
    since: Type.Optional(
      Type.String({
        description: 'Where to start without a cursor: an instant, inclusive, or `now`. With a cursor it is ignored.',
        maxLength: 40,
        examples: ['now'],
      }),
    ),
    wait: Type.Optional(
      Type.Integer({
        description:
          'Seconds to wait for an event if nothing is new. One waiting request a token: a second one answers 409.',
        minimum: 0,
        maximum: 30,
        default: 0,
        examples: [0],
      }),
    ),
  }),
  cursorIgnores: ['since', 'wait'],
  // Consumers keep their cursor for good: those handed out while it was a text fit as well.
  cursorReadsAsText: ['types'],
  returns: FeedEvent,
  order: 'in which events became visible; it never changes',
  refuses: ['SCOPE_MISSING', 'CONFLICT'],

  async run({ services, actor, db, origin, nowMs, query, page, answerMeta, actorNow, onGone }) {
    const since = readSince(query.since);
    const { catalogue, clock } = services;
    chooseTypes(catalogue, actor, query.types);
    const start =
      page.after === null ? await startAt(db, actor, since, nowMs) : placeOf(page.after, actor.organization, nowMs);
    const { texts, place, isMore } = await readOrWait({
      services,
      actor,
      actorNow,
      onGone,
      reader: origin.tokenId ?? origin.sessionHash?.toString('base64url') ?? '',
      seconds: query.wait ?? 0,
      read: (reader, from) => {
        const { types, withheld } = chooseTypes(catalogue, reader, query.types);
        answerMeta.withheld_types = withheld;
        return readFeed(services, db, reader, from ?? start, { types, subjectId: query.subject_id }, page.limit);
      },
    });
    const items = texts.map((text) => JSON.parse(text) as FeedEvent);
    return { items, next: cursorOf(place, clock.nowMs()), hasMore: isMore };
  },
});
