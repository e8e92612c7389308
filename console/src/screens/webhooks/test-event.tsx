import type { ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
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
  const toast = useToast();
  const subscribed = types.data?.filter(
    ({ type }) => type !== 'webhook.test' && (endpoint.events.includes('*') || endpoint.events.includes(type)),
  );
  const submit = async ({ type }: { type: string }): Promise<void> => {
    await test.mutateAsync({ path: { id: endpoint.id }, body: { type } });
    toast('The example is on its way.');
    onClose();
  };
  return (
    <Dialog title="Send the example of an event" onClose={onClose} isWide>
      {types.error && <Failure error={types.error} retry={types.reload} />}
      {types.isLoading && <Skeleton lines={6} />}
      {subscribed && (
        <Form initial={{ type: subscribed[0]?.type ?? '' }} onSubmit={submit} label="Send an example">
          <p>The receiver gets it as it would get a real one, with ids that exist nowhere.</p>
          <SelectInput
            name="type"
            label="Kind of event"
            options={subscribed.map(({ type }) => ({ value: type, label: type }))}
          />
          <ChosenExample />
          <div className="form__actions form__actions--end">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" isBusy={test.isPending}>
              Send the example
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

const ChosenExample = (): ReactNode => <EventExample type={useFormValues<{ type: string }>().type} />;
