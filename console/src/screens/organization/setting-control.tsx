import type { ReactNode } from 'react';
import { type Bound, CheckField, SelectField, TextField } from '../../ui/field.tsx';
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
      return <WeekdaysField field={bound as Bound<readonly string[]>} label={label} hint={hint} />;
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

function WeekdaysField({
  field,
  label,
  hint,
}: {
  readonly field: Bound<readonly string[]>;
  readonly label: string;
  readonly hint: string | undefined;
}): ReactNode {
  return (
    <fieldset className="field form__wide">
      <legend className="field__label">{label}</legend>
      <div className="weekdays">
        {weekdays.map((day) => (
          <CheckField
            key={day}
            label={weekdayName(day)}
            field={{
              name: `${field.name} ${day}`,
              value: field.value.includes(day),
              error: null,
              set: (isChosen) =>
                field.set(weekdays.filter((other) => (other === day ? isChosen : field.value.includes(other)))),
            }}
          />
        ))}
      </div>
      {hint !== undefined && <div className="field__hint">{hint}</div>}
      {field.error !== null && <p className="field__error">{field.error}</p>}
    </fieldset>
  );
}
