import type { ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { testEventTexts } from '../../texts/webhooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput, useFormValues } from '../../ui/forms.tsx';
import { EventExample } from '../developers/event-example.tsx';
import type { Endpoint } from './status.tsx';
import '../tokens/tokens.css';

/** Sends the example of one type, so that a receiver can be tried out before anything happens. */
export function TestEvent({
  endpoint,
  onClose,
}: {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}): ReactNode {
  const types = useRead('/webhook-events');
  const test = useWrite('post', '/webhooks/{id}/test-event');
  const subscribed = (types.data ?? []).filter(
    ({ type }) => type !== 'webhook.test' && (endpoint.events.includes('*') || endpoint.events.includes(type)),
  );
  return (
    <FormDialog
      title={testEventTexts.sendTheExample}
      action={testEventTexts.sendTheExampleAction}
      done={testEventTexts.theExample}
      initial={{ type: subscribed[0]?.type ?? '' }}
      needs={types}
      isWide
      onClose={onClose}
      onSubmit={({ type }) => test.mutateAsync({ path: { id: endpoint.id }, body: { type } })}
    >
      <p>{testEventTexts.theReceiverGets}</p>
      <SelectInput
        name="type"
        label={testEventTexts.kindOfEvent}
        options={subscribed.map(({ type }) => ({ value: type, label: type }))}
      />
      <ChosenExample />
    </FormDialog>
  );
}

const ChosenExample = (): ReactNode => <EventExample type={useFormValues<{ type: string }>().type} />;
