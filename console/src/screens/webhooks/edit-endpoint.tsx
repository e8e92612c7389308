import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, orNull, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { EventFields } from './event-fields.tsx';
import type { Endpoint } from './status.tsx';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly owner_id: NamedPerson | null;
}

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
  const [initial] = useState<Values>({
    url: '',
    description: endpoint.description ?? '',
    events: endpoint.events,
    owner_id: endpoint.owner,
  });
  return (
    <FormDialog
      title="Edit the endpoint"
      action="Save"
      done="The endpoint is changed."
      initial={initial}
      needs={types}
      isWide
      guardsChanges
      onClose={onClose}
      onSubmit={({ url, description, events, owner_id: owner }) =>
        update.mutateAsync({
          path: { id: endpoint.id },
          body: {
            description: orNull(description),
            ...(url.trim() !== '' && { url: url.trim() }),
            ...(events !== initial.events && { events: [...events] }),
            ...(owner !== null && owner.id !== endpoint.owner.id && { owner_id: owner.id }),
          },
        })
      }
    >
      <TextInput
        name="url"
        label="New address"
        type="url"
        hint="Leave it empty to keep the one it has. The whole of it is not shown, as it may hold a secret."
        isOptional
      />
      <TextInput name="description" label="Description" maxLength={200} isOptional />
      <PersonInput name="owner_id" label="Owner" />
      <CustomInput<readonly string[]> name="events" label="Kinds of events" isRequired="Choose at least one kind.">
        {({ value, set }) => <EventFields types={types.data ?? []} value={value} set={set} />}
      </CustomInput>
    </FormDialog>
  );
}
