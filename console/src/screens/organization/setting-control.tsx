import type { ReactNode } from 'react';
import { type Bound, CheckField, type Option, SelectField, TextField } from '../../ui/field.tsx';
import { type SettingField, type SettingsForm, weekdayName, weekdays } from './fields.ts';
import { PlaceField } from './place-field.tsx';

/** The control that fits a setting's kind. */
export function SettingControl({
  field,
  form,
}: {
  readonly field: SettingField;
  readonly form: SettingsForm;
}): ReactNode {
  const { key, label, hint, kind, options = [], empty } = field;
  const bound: unknown = form.bind(key);
  const isOptional = empty !== undefined;
  switch (kind) {
    case 'check':
      return <CheckField field={bound as Bound<boolean>} label={label} hint={hint} />;
    case 'select':
      return <SelectField field={bound as Bound<string>} label={label} hint={hint} options={options} />;
    case 'weekdays':
      return (
        <ChoicesField
          field={bound as Bound<readonly string[]>}
          label={label}
          hint={hint}
          options={weekdays.map((day) => ({ value: day, label: weekdayName(day) }))}
        />
      );
    case 'choices':
      return <ChoicesField field={bound as Bound<readonly string[]>} label={label} hint={hint} options={options} />;
    case 'date':
      return <TextField field={bound as Bound<string>} label={label} hint={hint} isOptional={isOptional} type="date" />;
    case 'coordinate':
      return <PlaceField field={field} form={form} />;
    case 'number':
    case 'hours':
      return (
        <TextField
          field={bound as Bound<string>}
          label={label}
          hint={hint}
          isOptional={isOptional}
          inputMode={kind === 'hours' ? 'text' : 'decimal'}
        />
      );
    case 'text':
      return <TextField field={bound as Bound<string>} label={label} hint={hint} isOptional={isOptional} />;
  }
}

function ChoicesField({
  field,
  label,
  hint,
  options,
}: {
  readonly field: Bound<readonly string[]>;
  readonly label: string;
  readonly hint: string | undefined;
  readonly options: readonly Option[];
}): ReactNode {
  const values = options.map(({ value }) => value);
  return (
    <fieldset className="field form__wide">
      <legend className="field__label">{label}</legend>
      <div className="weekdays">
        {options.map(({ value, label: name }) => (
          <CheckField
            key={value}
            label={name}
            field={{
              name: `${field.name} ${value}`,
              value: field.value.includes(value),
              error: null,
              set: (isChosen) =>
                field.set(values.filter((other) => (other === value ? isChosen : field.value.includes(other)))),
            }}
          />
        ))}
      </div>
      {hint !== undefined && <div className="field__hint">{hint}</div>}
      {field.error !== null && <p className="field__error">{field.error}</p>}
    </fieldset>
  );
}
