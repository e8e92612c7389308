import { useState, type ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CustomInput, Form, orNull, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EventFields } from './event-fields.tsx';
import type { Endpoint } from './status.tsx';

/** Address, owner, description and events. The address in force is not shown: it may hold a secret. */
export function EditEndpoint({
  endpoint,
  onClose,
}: {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}): ReactNode {
  const types = useRead('/webhook-events');
  const update = useWrite('patch', '/webhooks/{id}');
  const toast = useToast();
  const [owner, setOwner] = useState<{ id: string; first_name: string; last_name: string } | null>(endpoint.owner);
  const [initial] = useState({
    url: '',
    description: endpoint.description ?? '',
    events: endpoint.events,
  });
  const submit = async ({ url, description, events }: typeof initial): Promise<void> => {
    await update.mutateAsync({
      path: { id: endpoint.id },
      body: {
        description: orNull(description),
        ...(url.trim() !== '' && { url: url.trim() }),
        ...(events !== initial.events && { events: [...events] }),
        ...(owner !== null && owner.id !== endpoint.owner.id && { owner_id: owner.id }),
      },
    });
    toast('The endpoint is changed.');
    onClose();
  };
  return (
    <Dialog title="Edit the endpoint" onClose={onClose} isWide>
      {types.error && <Failure error={types.error} retry={types.reload} />}
      {types.isLoading && <Skeleton lines={6} />}
      {types.data && (
        <Form initial={initial} onSubmit={submit} label="Edit the endpoint" guardsChanges>
          <TextInput
            name="url"
            label="New address"
            type="url"
            hint="Leave it empty to keep the one it has. The whole of it is not shown, as it may hold a secret."
            isOptional
          />
          <TextInput name="description" label="Description" maxLength={200} isOptional />
          <PersonPicker name="owner_id" label="Owner" chosen={owner} onChoose={setOwner} />
          <CustomInput<readonly string[]> name="events" label="Kinds of events" isRequired="Choose at least one kind.">
            {({ value, set }) => <EventFields types={types.data ?? []} value={value} set={set} />}
          </CustomInput>
          <div className="form__actions form__actions--end">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" isBusy={update.isPending}>
              Save
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
