import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { editEndpointTexts } from '../../texts/webhooks.ts';
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
      title={editEndpointTexts.editTheEndpoint}
      action={editEndpointTexts.save}
      done={editEndpointTexts.theEndpointIsChanged}
      initial={initial}
      needs={types}
      isWide
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
        label={editEndpointTexts.newAddress}
        type="url"
        hint={editEndpointTexts.urlHint}
        isOptional
      />
      <TextInput name="description" label={editEndpointTexts.description} maxLength={200} isOptional />
      <PersonInput name="owner_id" label={editEndpointTexts.owner} />
      <CustomInput<readonly string[]>
        name="events"
        label={editEndpointTexts.kindsOfEvents}
        isRequired={editEndpointTexts.chooseAtLeastOneKind}
      >
        {({ value, set }) => <EventFields types={types.data ?? []} value={value} set={set} />}
      </CustomInput>
    </FormDialog>
  );
}
