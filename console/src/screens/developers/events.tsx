import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useRead, type Item } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { CopyButton } from '../../ui/button.tsx';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { plainly } from '../../words.ts';
import '../tokens/tokens.css';
import './developers.css';

type EventType = Item<'/webhook-events'>;

/** Everything an endpoint can be told, by the record it is about. */
export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/webhook-events');
  const [search] = useSearch<'q'>();
  const words = (search.q ?? '').toLowerCase();
  const found = data?.filter(({ type, summary }) => `${type} ${summary}`.toLowerCase().includes(words)) ?? [];
  const areas = [...new Set(found.map(({ object }) => object))];
  return (
    <Page
      title="Events"
      lead="What Muster tells webhook endpoints. New kinds may be added at any time: receivers ignore those they do not know."
      actions={<CopyAsCurl operation="webhookEvents.list" />}
    >
      <FilterBar filters={[]} searches="Search events" />
      {error && <Failure error={error} retry={reload} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && areas.length === 0 && <State icon="info" title="Nothing fits" children="Try other words." />}
      {areas.map((object) => (
        <Panel key={object} title={plainly(object)}>
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
          <code>{event.type}</code> <span className="quiet">{event.summary}</span>
        </summary>
        {isOpen && (
          <div>
            <Facts
              facts={[
                ['Scope', event.required_scope === null ? 'None' : <code key="scope">{event.required_scope}</code>],
                ['Holds', event.is_thin ? 'The id of the record alone' : 'The record as the owner sees it'],
                ['Old values of', event.previous.map((name) => plainly(name).toLowerCase()).join(', ')],
              ]}
            />
            <Example type={event.type} />
          </div>
        )}
      </details>
    </li>
  );
}

interface Described {
  readonly webhooks?: Readonly<Record<string, { readonly post?: { readonly requestBody?: unknown } }>>;
}

/** From the description of the API, which is fetched once and only when an example is wanted. */
function Example({ type }: { readonly type: string }): ReactNode {
  const description = useQuery({
    queryKey: ['openapi.json'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await (await fetch('/api/v1/openapi.json', { signal })).json()) as Described,
  });
  const example = exampleIn(description.data?.webhooks?.[type]?.post?.requestBody);
  if (description.isPending) return <Skeleton lines={4} />;
  if (example === undefined) return null;
  const text = JSON.stringify(example, null, 2);
  return (
    <>
      <pre className="example" tabIndex={0} aria-label={`Example of ${type}`}>
        {text}
      </pre>
      <div>
        <CopyButton text={text} label="Copy example" />
      </div>
    </>
  );
}

function exampleIn(body: unknown): unknown {
  const { content } = (body ?? {}) as { content?: Record<string, { example?: unknown; examples?: object }> };
  const json = content?.['application/json'];
  const [first] = Object.values(json?.examples ?? {}) as { value?: unknown }[];
  return json?.example ?? first?.value;
}
