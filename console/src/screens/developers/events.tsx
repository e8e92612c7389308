import { type ReactNode, useState } from 'react';
import { type Item, useRead } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { eventNames, subjectNames } from '../../texts/codes.ts';
import { eventsTexts } from '../../texts/developers.ts';
import { fieldNames } from '../../texts/field-names.ts';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { State } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { nameIn } from '../../words.ts';
import { EventExample } from './event-example.tsx';
import '../tokens/tokens.css';
import './developers.css';

type EventType = Item<'/webhook-events'>;

/** Everything an endpoint can be told, by the record it is about. */
export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/webhook-events');
  const [search] = useSearch<'q'>();
  const words = (search.q ?? '').toLowerCase();
  const found = data?.filter(({ type }) => `${type} ${nameIn(eventNames, type)}`.toLowerCase().includes(words)) ?? [];
  const areas = [...new Set(found.map(({ object }) => object))];
  return (
    <Page
      title={eventsTexts.events}
      lead={eventsTexts.eventsLead}
      actions={<CopyAsCurl operation="webhookEvents.list" />}
    >
      <FilterBar filters={[]} searches={eventsTexts.searchEvents} />
      {!data && <PendingPanel read={{ error, reload }} />}
      {data && areas.length === 0 && (
        <State icon="info" title={eventsTexts.nothingFits} children={eventsTexts.tryOtherWords} />
      )}
      {areas.map((object) => (
        <Panel key={object} title={nameIn(subjectNames, object)}>
          <ul className="event-list">
            {found
              .filter((event) => event.object === object)
              .map((event) => (
                <Event key={event.type} event={event} />
              ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}

function Event({ event }: { readonly event: EventType }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(toggled) => setIsOpen(toggled.currentTarget.open)}>
        <summary>
          <code>{event.type}</code> <span className="quiet">{nameIn(eventNames, event.type)}</span>
        </summary>
        {isOpen && (
          <div>
            <Facts
              facts={[
                [
                  eventsTexts.scope,
                  event.required_scope === null ? eventsTexts.none : <code key="scope">{event.required_scope}</code>,
                ],
                [eventsTexts.holds, event.is_thin ? eventsTexts.theIdOfTheRecord : eventsTexts.theRecordAsTheOwner],
                [eventsTexts.oldValuesOf, event.previous.map((name) => nameIn(fieldNames, name)).join(', ')],
              ]}
            />
            <EventExample type={event.type} />
          </div>
        )}
      </details>
    </li>
  );
}
