import type { ReactNode } from 'react';
import { type Data, write } from '../../client/hooks.ts';
import { useSession } from '../../session.tsx';
import { askChangeTexts as texts } from '../../texts/me.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';
import { TierFields } from '../people/edit-tier.tsx';
import { tierChanges, valuesOf } from '../people/tier-values.ts';
import { addressFields, contactFields, personalTier } from '../people/tiers.tsx';

type Me = Data<'/me'>;

/** What people do not change themselves: the rest stands in “Edit my details”. */
const own = new Set([...contactFields, ...addressFields].map(({ key }) => key));
const askable = personalTier.fields.filter(({ key }) => !own.has(key));

/** Whether there is anything that the organization lets people ask for here. */
export const isAnythingAsked = (offered: readonly string[]): boolean =>
  ['first_name', 'last_name', ...askable.map(({ key }) => key)].some((name) => offered.includes(name));

/** Asks those who keep the records to change one's own; they accept it in their inbox. */
export function AskChangeDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }): ReactNode {
  const { organization } = useSession();
  const isOffered = (field: string): boolean => organization.self_service_fields.some((name) => name === field);
  const asked = askable.filter(({ key }) => isOffered(key));
  const personal = valuesOf(me, asked);
  const before = { ...personal, first_name: me.first_name, last_name: me.last_name };
  return (
    <FormDialog
      title={texts.title}
      action={texts.ask}
      initial={before}
      done={texts.asked}
      onClose={onClose}
      onSubmit={async ({ first_name, last_name, ...rest }) => {
        const path = { id: me.id };
        const names = {
          ...(first_name !== before.first_name && { first_name }),
          ...(last_name !== before.last_name && { last_name }),
        };
        const details = tierChanges(personal, rest);
        // Two parts of the record, each asked for by itself.
        if (Object.keys(names).length > 0) {
          await write('patch', '/users/{id}', { path, query: { propose: true }, body: names });
        }
        if (Object.keys(details).length > 0 || Object.keys(names).length === 0) {
          await write('patch', '/users/{id}/personal', { path, query: { propose: true }, body: details });
        }
      }}
    >
      <p>{texts.note}</p>
      <div className="form__grid">
        {isOffered('first_name') && <TextInput name="first_name" label={texts.firstName} maxLength={100} isRequired />}
        {isOffered('last_name') && <TextInput name="last_name" label={texts.lastName} maxLength={100} isRequired />}
      </div>
      <TierFields fields={asked} isOwn />
    </FormDialog>
  );
}
