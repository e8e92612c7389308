import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Body } from '../../client/hooks.ts';
import { readMinutes } from '../../format.ts';
import { whatIfTexts as texts } from '../../texts/what-if.ts';
import { readNumber } from '../../typed-numbers.ts';
import { DayInput, Form, NumberInput, SelectInput, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import { settingGroups, weekdayName, weekdays } from '../organization/fields.ts';

export type Tried = NonNullable<Body<'/what-if', 'post'>>;
type Settings = Tried['settings'];

interface Values {
  readonly from: string;
  readonly to: string;
  readonly overtime_mode: string;
  readonly overtime_daily_minutes: string;
  readonly overtime_weekly_minutes: string;
  readonly overtime_multiplier: string;
  readonly time_rounding_increment: string;
  readonly time_rounding_mode: string;
  /** null: as it was. */
  readonly weekend_days: readonly string[] | null;
  readonly department_id: string;
  readonly person: { readonly id: string } | null;
}

const fields = new Map(settingGroups.flatMap((group) => group.fields).map((field) => [field.key, field]));
/** As the settings themselves call them. */
const labelOf = (key: keyof Settings): string => fields.get(key)?.label ?? key;
const optionsOf = (key: keyof Settings) => fields.get(key)?.options ?? [];

const hoursProblem = (typed: string): string | null => (readMinutes(typed) === null ? texts.hoursProblem : null);

function settingsOf(values: Values): Settings {
  const minutes = (typed: string): number | undefined => readMinutes(typed) ?? undefined;
  const [daily, weekly] = [minutes(values.overtime_daily_minutes), minutes(values.overtime_weekly_minutes)];
  const multiplier = readNumber(values.overtime_multiplier);
  return {
    ...(values.overtime_mode !== '' && {
      overtime_mode: values.overtime_mode as NonNullable<Settings['overtime_mode']>,
    }),
    ...(daily !== undefined && { overtime_daily_minutes: daily }),
    ...(weekly !== undefined && { overtime_weekly_minutes: weekly }),
    ...(multiplier !== null && { overtime_multiplier: multiplier }),
    ...(values.time_rounding_increment !== '' && {
      time_rounding_increment: Number(values.time_rounding_increment) as NonNullable<
        Settings['time_rounding_increment']
      >,
    }),
    ...(values.time_rounding_mode !== '' && {
      time_rounding_mode: values.time_rounding_mode as NonNullable<Settings['time_rounding_mode']>,
    }),
    ...(values.weekend_days && { weekend_days: values.weekend_days as NonNullable<Settings['weekend_days']> }),
  };
}

export function Question({
  from,
  to,
  onAsk,
}: {
  readonly from: string;
  readonly to: string;
  readonly onAsk: (tried: Tried) => Promise<void>;
}): ReactNode {
  return (
    <Form<Values>
      initial={{
        from,
        to,
        overtime_mode: '',
        overtime_daily_minutes: '',
        overtime_weekly_minutes: '',
        overtime_multiplier: '',
        time_rounding_increment: '',
        time_rounding_mode: '',
        weekend_days: null,
        department_id: '',
        person: null,
      }}
      onSubmit={(values) =>
        onAsk({
          from: values.from,
          to: values.to,
          settings: settingsOf(values),
          ...(values.person ? { user_ids: [values.person.id] } : {}),
          ...(values.department_id !== '' && !values.person ? { department_ids: [values.department_id] } : {}),
        })
      }
    >
      <div className="what-if-fields">
        <DayInput name="from" label={texts.from} isRequired />
        <DayInput name="to" label={texts.to} isRequired />
        <SelectInput
          name="department_id"
          label={texts.department}
          empty={texts.everyone}
          options={{ path: '/departments' }}
        />
        <PersonInput name="person" label={texts.person} isOptional />
        <SelectInput
          name="overtime_mode"
          label={texts.overtimeCounts}
          empty={texts.asItWas}
          options={optionsOf('overtime_mode')}
        />
        {(['overtime_daily_minutes', 'overtime_weekly_minutes'] as const).map((name) => (
          <TextInput key={name} name={name} label={labelOf(name)} hint={texts.hoursHint} problemOf={hoursProblem} />
        ))}
        <NumberInput name="overtime_multiplier" label={labelOf('overtime_multiplier')} hint={texts.multiplierHint} />
        {(['time_rounding_increment', 'time_rounding_mode'] as const).map((name) => (
          <SelectInput key={name} name={name} label={labelOf(name)} empty={texts.asItWas} options={optionsOf(name)} />
        ))}
      </div>
      <Weekend />
      <div className="form__actions">
        <SubmitButton>{texts.ask}</SubmitButton>
      </div>
    </Form>
  );
}

/** Which days no one works on; as it was until one is chosen. */
function Weekend(): ReactNode {
  const { field } = useController<Values, 'weekend_days'>({ name: 'weekend_days' });
  const chosen = field.value;
  return (
    <fieldset className="what-if-weekend">
      <legend>{texts.weekend}</legend>
      <label>
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={(event) => field.onChange(event.target.checked ? null : ['SATURDAY', 'SUNDAY'])}
        />
        {texts.weekendAsItWas}
      </label>
      {chosen !== null &&
        weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={(event) =>
                field.onChange(event.target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            />
            {weekdayName(day)}
          </label>
        ))}
    </fieldset>
  );
}
