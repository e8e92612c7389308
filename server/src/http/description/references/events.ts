import type { Catalogue } from '../../../kernel/catalogue.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import { code, page, table } from './markdown.ts';

const payload = ({ isThin, schema, object }: EventDefinition): string =>
  isThin ? `id and object (${object})` : ((schema as { $id?: string }).$id ?? object);

export const eventsReference = (catalogue: Catalogue): string =>
  page(
    'Events',
    'What an endpoint can be subscribed to. `previous` holds the old values of the fields that changed, and is absent when there is nothing to report.',
    table(
      ['event', 'fires when', 'owner needs', 'module', 'data.object', 'previous'],
      catalogue.events.map((event) => [
        code(event.type),
        event.summary,
        event.scope === null ? '' : code(event.scope),
        event.module ?? '',
        payload(event),
        (event.previous ?? []).map(code).join(', '),
      ]),
    ),
  );
