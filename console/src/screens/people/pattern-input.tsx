import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { patternTexts } from '../../texts/people/pattern.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { minutesOfWeek, mondaysOfCycle, shortWeekday, weekdays } from '../../working-pattern.ts';
import {
  fullWeekOf,
  keptPattern,
  type PatternForm,
  patternOf,
  patternProblem,
  presetsOf,
  standardPattern,
} from './pattern-values.ts';
import './people.css';

/** When someone works: as the organization does, by a preset, or by hours of their own for one week or two. */
export function PatternInput({
  name,
  mayKeep = false,
}: {
  readonly name: string;
  /** For many people: leaving it as it is stands first. */
  readonly mayKeep?: boolean;
}): ReactNode {
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: PatternForm) => patternProblem(value) ?? true },
  });
  const { data: settings } = useRead('/settings');
  const fullWeek = fullWeekOf(settings);
  const presets = presetsOf(fullWeek);
  const value = field.value as PatternForm;
  const error = fieldState.error?.message ?? null;
  const choices = [
    ...(mayKeep ? [{ value: 'KEEP', label: patternTexts.keep }] : []),
    { value: 'STANDARD', label: patternTexts.standard },
    { value: 'FOUR_DAYS', label: patternTexts.fourDays },
    { value: 'THREE_DAYS', label: patternTexts.threeDays },
    { value: 'MORNINGS', label: patternTexts.mornings },
    { value: 'OWN', label: patternTexts.own },
  ];
  const isSame = (one: PatternForm): boolean => JSON.stringify(one.weeks) === JSON.stringify(value.weeks);
  const preset = (['FOUR_DAYS', 'THREE_DAYS', 'MORNINGS'] as const).find(
    (one) => value.kind === 'OWN' && isSame(presets[one]),
  );
  const choose = (chosen: string): void => {
    if (chosen === 'KEEP') field.onChange(keptPattern);
    else if (chosen === 'STANDARD') field.onChange(standardPattern);
    else field.onChange(presets[chosen as keyof typeof presets]);
  };
  return (
    <div className="pattern">
      <Field
        label={patternTexts.label}
        name={name}
        error={error}
        hint={value.kind === 'STANDARD' ? patternTexts.standardHint : patternTexts.hint}
      >
        {(wiring) => (
          <span className="select">
            <Choice
              label={patternTexts.label}
              wiring={{ ...wiring, ref: field.ref, onBlur: field.onBlur }}
              value={preset ?? value.kind}
              onChange={choose}
              options={choices}
            />
          </span>
        )}
      </Field>
      {value.kind === 'OWN' && <Weeks value={value} onChange={field.onChange} fullWeek={fullWeek} />}
    </div>
  );
}

interface WeeksProps {
  readonly value: PatternForm;
  readonly onChange: (value: PatternForm) => void;
  readonly fullWeek: ReturnType<typeof fullWeekOf>;
}

function Weeks({ value, onChange, fullWeek }: WeeksProps): ReactNode {
  const format = useFormat();
  const { weeks } = value;
  const [first = []] = weeks;
  const isTwo = weeks.length === 2;
  const mondays = mondaysOfCycle(format.today());
  const set = (week: number, day: number, text: string): void =>
    onChange({
      ...value,
      weeks: weeks.map((texts, index) => (index === week ? texts.map((one, at) => (at === day ? text : one)) : texts)),
    });
  return (
    <>
      {weeks.map((texts, week) => (
        <fieldset key={week === 0 ? 'first' : 'second'} className="pattern__week">
          <legend>{isTwo ? patternTexts.hoursOf(week + 1) : patternTexts.hours}</legend>
          <div className="pattern__days">
            {weekdays.map((weekday, day) => (
              <label key={weekday} className="pattern__day">
                <span>{shortWeekday(format, day)}</span>
                <input
                  className="control tabular"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={isTwo ? patternTexts.dayOf(shortWeekday(format, day), week + 1) : undefined}
                  value={texts[day] ?? ''}
                  onChange={(event) => set(week, day, event.target.value)}
                />
              </label>
            ))}
          </div>
          {isTwo && <p className="quiet">{patternTexts.weekOf(format.day(mondays[week === 0 ? 0 : 1]))}</p>}
        </fieldset>
      ))}
      <div className="pattern__below">
        <label className="pattern__turns">
          <input
            type="checkbox"
            checked={isTwo}
            onChange={(event) => onChange({ ...value, weeks: event.target.checked ? [first, first] : [first] })}
          />
          {patternTexts.twoWeeks}
        </label>
        {isTwo && (
          <Button size="small" onClick={() => onChange({ ...value, weeks: [...weeks].reverse() })}>
            {patternTexts.swap}
          </Button>
        )}
      </div>
      {patternProblem(value) === null && <Total value={value} fullWeek={fullWeek} />}
    </>
  );
}

function Total({ value, fullWeek }: Pick<WeeksProps, 'value' | 'fullWeek'>): ReactNode {
  const format = useFormat();
  const weeks = patternOf(value)?.weeks ?? [];
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  const minutes = mean(weeks.map(minutesOfWeek));
  const days = mean(weeks.map((week) => weekdays.filter((weekday) => week[weekday] > 0).length));
  const share = minutes / (fullWeek.days.length * fullWeek.dayMinutes);
  return (
    <p className="quiet" aria-live="polite">
      {patternTexts.total(format.number(minutes / 60), days, format.percent(share))}
    </p>
  );
}
