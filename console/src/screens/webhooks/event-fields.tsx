import type { ReactNode } from 'react';
import type { Item } from '../../client/hooks.ts';
import { eventNames, subjectNames } from '../../texts/codes.ts';
import { eventFieldsTexts, everyEvent } from '../../texts/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/field.tsx';
import { nameIn } from '../../words.ts';
import '../tokens/tokens.css';

type EventType = Item<'/webhook-events'>;

/** A test goes out on request alone: nothing to subscribe to. */
const isChosen = ({ type }: EventType): boolean => type !== 'webhook.test';

function areasOf(types: readonly EventType[]): [title: string, types: EventType[]][] {
  const areas = new Map<string, EventType[]>();
  for (const type of types.filter(isChosen)) areas.set(type.object, [...(areas.get(type.object) ?? []), type]);
  return [...areas].map(([object, of]) => [nameIn(subjectNames, object), of]);
}

/** Everything, or kinds of events by the record they are about. */
export function EventFields({
  types,
  value,
  set,
}: {
  readonly types: readonly EventType[];
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
}): ReactNode {
  const isEverything = value.includes('*');
  return (
    <div className="scopes">
      <CheckField
        label={everyEvent}
        field={{
          name: '*',
          value: isEverything,
          error: null,
          set: (all) => set(all ? ['*'] : []),
        }}
      />
      {!isEverything &&
        areasOf(types).map(([title, of]) => <Area key={title} title={title} types={of} value={value} set={set} />)}
    </div>
  );
}

function Area({
  title,
  types,
  value,
  set,
}: {
  readonly title: string;
  readonly types: readonly EventType[];
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
}): ReactNode {
  const names = types.map(({ type }) => type);
  const others = value.filter((type) => !names.includes(type));
  const hasAll = names.every((type) => value.includes(type));
  return (
    <div role="group" aria-label={eventFieldsTexts.eventsAbout(title)}>
      <div className="scopes__head">
        <h3>{title}</h3>
        <Button
          size="small"
          kind="quiet"
          aria-label={hasAll ? eventFieldsTexts.noneAbout(title) : eventFieldsTexts.allAbout(title)}
          onClick={() => set(hasAll ? others : [...others, ...names])}
        >
          {hasAll ? eventFieldsTexts.none : eventFieldsTexts.all}
        </Button>
      </div>
      <div className="scopes__list">
        {types.map(({ type }) => (
          <CheckField
            key={type}
            label={type}
            hint={nameIn(eventNames, type)}
            field={{
              name: type,
              value: value.includes(type),
              error: null,
              set: (isOn) => set(isOn ? [...value, type] : value.filter((other) => other !== type)),
            }}
          />
        ))}
      </div>
    </div>
  );
}
