import { useState, type ReactNode } from 'react';
import { send } from '../../api.ts';
import type { WholePerson } from '../../records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { contactsOf, tierChanges, valuesOf, type Contact, type TierValues } from './tier-values.ts';
import type { Tier } from './tiers.tsx';

interface EditTierProps {
  readonly person: WholePerson;
  readonly tier: Tier;
  readonly onSaved: (person: WholePerson) => void;
  readonly onClose: () => void;
}

export function EditTierDialog({ person, tier, onSaved, onClose }: EditTierProps): ReactNode {
  const before = valuesOf(person, tier);
  const known = contactsOf(person);
  const [contacts, setContacts] = useState<readonly Contact[]>(known);
  const form = useForm<TierValues>({
    initial: before,
    submit: async (values) => {
      const body = tierChanges(before, values, { before: known, after: contacts });
      onSaved(await send<WholePerson>('PATCH', `/users/${person.id}/${tier.editing.path}`, body));
    },
  });
  return (
    <Dialog title={tier.title} onClose={onClose}>
      <FormView form={form}>
        <div className="form__grid">
          {tier.fields.map(({ key, label, type = 'text' }) => (
            <TextField key={key} field={form.bind(key)} label={label} type={type} />
          ))}
        </div>
        {tier.editing.hasContacts && <ContactFields contacts={contacts} onChange={setContacts} />}
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            Save
          </Button>
        </div>
      </FormView>
    </Dialog>
  );
}

const parts = [
  { name: 'name', label: 'Name' },
  { name: 'relationship', label: 'Relationship' },
  { name: 'phone', label: 'Phone' },
] as const;

function ContactFields({
  contacts,
  onChange,
}: {
  readonly contacts: readonly Contact[];
  readonly onChange: (contacts: readonly Contact[]) => void;
}): ReactNode {
  return (
    <div className="form__group">
      {contacts.map((contact, index) => (
        <fieldset key={index} className="form__group">
          <legend className="field__label">Emergency contact {index + 1}</legend>
          <div className="form__grid">
            {parts.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                field={{
                  name: `contact ${index + 1} ${name}`,
                  value: contact[name],
                  error: null,
                  set: (value) => onChange(contacts.map((one, at) => (at === index ? { ...one, [name]: value } : one))),
                }}
              />
            ))}
          </div>
          <div>
            <Button size="small" kind="quiet-danger" onClick={() => onChange(contacts.filter((_, at) => at !== index))}>
              Remove<span className="only-read-aloud"> emergency contact {index + 1}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...contacts, { name: '', relationship: '', phone: '' }])}
        >
          Add an emergency contact
        </Button>
      </div>
    </div>
  );
}
