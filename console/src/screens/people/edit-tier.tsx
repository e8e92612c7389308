import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type Data, useWrite } from '../../client/hooks.ts';
import { countries } from '../../countries.ts';
import { editTierTexts } from '../../texts/people/profile.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/forms.tsx';
import { tierChanges, valuesOf } from './tier-values.ts';
import type { Tier, TierField } from './tiers.tsx';

interface EditTierProps {
  readonly person: Data<'/users/{id}'>;
  readonly tier: Tier;
  readonly onClose: () => void;
}

export function EditTierDialog({ person, tier, onClose }: EditTierProps): ReactNode {
  const save = useWrite('patch', tier.path);
  const before = valuesOf(person, tier.fields);
  return (
    <FormDialog
      title={tier.title}
      action={editTierTexts.save}
      done={editTierTexts.saved[tier.name]}
      initial={before}
      isWide
      onClose={onClose}
      onSubmit={(values) => save.mutateAsync({ path: { id: person.id }, body: tierChanges(before, values) })}
    >
      <TierFields fields={tier.fields} />
      {tier.hasContacts && <ContactFields />}
    </FormDialog>
  );
}

export const TierFields = ({
  fields,
  isOwn = false,
}: {
  readonly fields: readonly TierField[];
  /** Browser autofill: the fields are about the signed-in person. */
  readonly isOwn?: boolean;
}): ReactNode => (
  <div className="form__grid">
    {fields.map(({ key, label, type = 'text', autoComplete = 'off', isCountry }) =>
      isCountry === true ? (
        <CountryInput key={key} name={key} label={label} />
      ) : (
        <TextInput key={key} name={key} label={label} type={type} autoComplete={isOwn ? autoComplete : 'off'} />
      ),
    )}
  </div>
);

/** What an earlier version kept and is no country stays among the choices until another one is chosen. */
function CountryInput({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const [kept] = useState(String(useFormContext().getValues(name) ?? ''));
  const known = countries();
  const isUnknown = kept !== '' && !known.some(({ value }) => value === kept);
  return (
    <SelectInput
      name={name}
      label={label}
      options={isUnknown ? [{ value: kept, label: kept }, ...known] : known}
      empty={editTierTexts.noCountry}
    />
  );
}

/** As many emergency contacts as there are, each with a way out. */
export function ContactFields(): ReactNode {
  const { fields, append, remove } = useFieldArray({ name: 'emergency_contacts' });
  return (
    <div className="form__group">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form__group">
          <legend className="field__label">{editTierTexts.emergencyContact(index + 1)}</legend>
          <div className="form__grid">
            <TextInput name={`emergency_contacts.${String(index)}.name`} label={editTierTexts.name} isRequired />
            <TextInput
              name={`emergency_contacts.${String(index)}.relationship`}
              label={editTierTexts.relationship}
              isOptional
            />
            <TextInput
              name={`emergency_contacts.${String(index)}.phone`}
              label={editTierTexts.phone}
              type="tel"
              isRequired
            />
          </div>
          <div>
            <Button
              size="small"
              kind="quiet-danger"
              aria-label={editTierTexts.removeEmergencyContact(index + 1)}
              onClick={() => remove(index)}
            >
              {editTierTexts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => append({ name: '', relationship: '', phone: '' })}>
          {editTierTexts.addAnEmergencyContact}
        </Button>
      </div>
    </div>
  );
}
