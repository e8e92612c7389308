import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { newEndpointTexts } from '../../texts/webhooks.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CustomInput, Form, orNull, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { EventFields } from './event-fields.tsx';
import { SecretOnce } from './secret-once.tsx';

const initial = { url: '', description: '', events: [] as readonly string[] };
const back = { to: '/developers/webhooks', label: newEndpointTexts.webhooks };

export function Screen(): ReactNode {
  const types = useRead('/webhook-events');
  const [{ account: accountId }] = useSearch<'account'>();
  const account = useRead(
    '/service-accounts/{id}',
    { path: { id: accountId ?? '' } },
    { isEnabled: accountId !== undefined },
  );
  const create = useWrite('post', '/webhooks');
  const [created, setCreated] = useState<Data<'/webhooks', 'post'> | null>(null);

  const submit = async ({ url, description, events }: typeof initial): Promise<void> => {
    setCreated(
      await create.mutateAsync({
        body: {
          url: url.trim(),
          description: orNull(description),
          events: [...events],
          ...(accountId !== undefined && { owner_id: accountId }),
        },
      }),
    );
    window.scrollTo(0, 0);
  };
  if (created) {
    return (
      <Page key="created" title={newEndpointTexts.yourNewEndpoint} back={back} isNarrow>
        <Panel title={created.url}>
          <SecretOnce secret={created.signing_secret} />
          <div className="form__actions">
            <ButtonLink to={`/developers/webhooks/${created.id}`} kind="primary">
              {newEndpointTexts.openTheEndpoint}
            </ButtonLink>
          </div>
        </Panel>
      </Page>
    );
  }
  return (
    <Page
      title={newEndpointTexts.addAnEndpoint}
      back={back}
      isNarrow
      lead={account.data ? newEndpointTexts.endpointOfAccount(account.data.name) : newEndpointTexts.addAnEndpointLead}
    >
      {account.error && <Failure error={account.error} retry={account.reload} />}
      <Form initial={initial} onSubmit={submit} label={newEndpointTexts.newEndpoint} guardsChanges>
        <Panel title={newEndpointTexts.receiver}>
          <TextInput
            name="url"
            label={newEndpointTexts.address}
            type="url"
            placeholder={newEndpointTexts.urlPlaceholder}
            hint={newEndpointTexts.urlHint}
            isRequired={newEndpointTexts.sayWhereMessagesGo}
            autoFocus
          />
          <TextInput
            name="description"
            label={newEndpointTexts.description}
            hint={newEndpointTexts.whatItIsFor}
            maxLength={200}
            isOptional
          />
        </Panel>
        <Panel title={newEndpointTexts.events} note={newEndpointTexts.eventsNote}>
          {types.error && <Failure error={types.error} retry={types.reload} />}
          {types.isLoading && <Skeleton lines={6} />}
          {types.data && (
            <CustomInput<readonly string[]>
              name="events"
              label={newEndpointTexts.kindsOfEvents}
              isRequired={newEndpointTexts.chooseAtLeastOneKind}
            >
              {({ value, set }) => <EventFields types={types.data ?? []} value={value} set={set} />}
            </CustomInput>
          )}
        </Panel>
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={create.isPending}>
            {newEndpointTexts.addEndpoint}
          </Button>
          <ButtonLink to="/developers/webhooks">{newEndpointTexts.cancel}</ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
