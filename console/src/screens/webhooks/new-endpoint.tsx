import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CustomInput, Form, orNull, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { EventFields } from './event-fields.tsx';
import { SecretOnce } from './secret-once.tsx';

const initial = { url: '', description: '', events: [] as readonly string[] };
const back = { to: '/developers/webhooks', label: 'Webhooks' };

export function Screen(): ReactNode {
  const types = useRead('/webhook-events');
  const create = useWrite('post', '/webhooks');
  const [created, setCreated] = useState<Data<'/webhooks', 'post'> | null>(null);

  const submit = async ({ url, description, events }: typeof initial): Promise<void> => {
    setCreated(
      await create.mutateAsync({ body: { url: url.trim(), description: orNull(description), events: [...events] } }),
    );
    window.scrollTo(0, 0);
  };
  if (created) {
    return (
      <Page key="created" title="Your new endpoint" back={back} isNarrow>
        <Panel title={created.url}>
          <SecretOnce secret={created.signing_secret} />
          <div className="form__actions">
            <ButtonLink to={`/developers/webhooks/${created.id}`} kind="primary">
              Open the endpoint
            </ButtonLink>
          </div>
        </Panel>
      </Page>
    );
  }
  return (
    <Page
      title="Add an endpoint"
      back={back}
      isNarrow
      lead="You own it: it is sent what you may see, and nothing else."
    >
      <Form initial={initial} onSubmit={submit} label="New endpoint" guardsChanges>
        <Panel title="Receiver">
          <TextInput
            name="url"
            label="Address"
            type="url"
            placeholder="https://example.com/webhooks/muster"
            hint="It answers to POST with a status of 2xx within 10 seconds."
            isRequired="Say where messages go."
            autoFocus
          />
          <TextInput name="description" label="Description" hint="What it is for." maxLength={200} isOptional />
        </Panel>
        <Panel title="Events" note="What it is told of.">
          {types.error && <Failure error={types.error} retry={types.reload} />}
          {types.isLoading && <Skeleton lines={6} />}
          {types.data && (
            <CustomInput<readonly string[]>
              name="events"
              label="Kinds of events"
              isRequired="Choose at least one kind."
            >
              {({ value, set }) => <EventFields types={types.data ?? []} value={value} set={set} />}
            </CustomInput>
          )}
        </Panel>
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={create.isPending}>
            Add endpoint
          </Button>
          <ButtonLink to="/developers/webhooks">Cancel</ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
