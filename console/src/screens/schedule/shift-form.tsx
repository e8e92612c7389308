import { type ReactNode, useEffect, useState } from 'react';
import { write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import type { Format } from '../../format.ts';
import { useFormat } from '../../format.ts';
import { sayWarning, scheduleTexts as texts, shiftFormTexts } from '../../texts/schedule.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import {
  DayInput,
  NumberInput,
  orNull,
  SelectInput,
  TextAreaInput,
  TextInput,
  TimeInput,
  useFormValues,
} from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullName } from '../../words.ts';
import { instantAt, wallTime } from '../../zone-times.ts';
import { addDays } from '../leave/days.ts';
import { CandidateList } from './candidates.tsx';
import { type PlannedShift, type Warning, type Week } from './planned.ts';

/** The values of the form; a type, not an interface, as forms want it. */
export interface ShiftValues {
  readonly user_id: string;
  readonly department_id: string;
  readonly day: string;
  readonly starts: string;
  readonly ends: string;
  readonly break_minutes: string;
  readonly title: string;
  readonly location: string;
  readonly notes: string;
}

export const valuesOf = (format: Format, shift: PlannedShift): ShiftValues => ({
  user_id: shift.user_id ?? '',
  department_id: shift.department_id ?? '',
  day: format.dayOf(shift.starts_at),
  starts: wallTime(shift.starts_at, format.timeZone),
  ends: wallTime(shift.ends_at, format.timeZone),
  break_minutes: typedNumber(shift.break_minutes),
  title: shift.title ?? '',
  location: shift.location ?? '',
  notes: shift.notes ?? '',
});

/** null while the times are not whole. An end that is not after the start lies on the next day. */
export function spanOf(
  format: Format,
  { day, starts, ends }: ShiftValues,
): { starts_at: string; ends_at: string } | null {
  if (day === '' || starts === '' || ends === '') return null;
  const lastDay = ends <= starts ? addDays(day, 1) : day;
  return {
    starts_at: instantAt(day, starts, format.timeZone),
    ends_at: instantAt(lastDay, ends, format.timeZone),
  };
}

export const breakOf = ({ break_minutes: text }: ShiftValues): number => readNumber(text) ?? 0;

/** For which department the shift as typed would be worked; as the server has it, that of its person if none is chosen. */
function departmentOf(week: Week, { department_id: chosen, user_id: userId }: ShiftValues): string | null {
  if (chosen !== '') return chosen;
  const own = week.people.find(({ id }) => id === userId)?.department_id ?? null;
  return week.departments.some(({ id }) => id === own) ? own : null;
}

export function ShiftFields({ week, shiftId }: { readonly week: Week; readonly shiftId?: string }): ReactNode {
  const format = useFormat();
  const people = week.people.filter(({ is_plannable: isPlannable }) => isPlannable);
  const values = useFormValues<ShiftValues>();
  const { user_id: userId } = values;
  const [span, department, pause] = [spanOf(format, values), departmentOf(week, values), breakOf(values)];
  const wanted =
    span === null || department === null || !Number.isInteger(pause)
      ? null
      : { ...span, department_id: department, break_minutes: pause, title: orNull(values.title), shift_id: shiftId };
  return (
    <>
      <SelectInput
        name="user_id"
        label={texts.person}
        empty={texts.nobody}
        options={people.map((person) => ({ value: person.id, label: fullName(person) }))}
      />
      <SelectInput
        name="department_id"
        label={texts.department}
        isRequired={userId === '' ? shiftFormTexts.anOpenShiftIsOffered : false}
        empty={userId === '' ? texts.chooseADepartment : texts.departmentOfPerson}
        options={week.departments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DayInput name="day" label={texts.day} isRequired />
      <div className="shift-form__row">
        <TimeInput name="starts" label={texts.starts} isRequired />
        <TimeInput name="ends" label={texts.ends} isRequired hint={texts.endsHint} />
        <NumberInput name="break_minutes" label={texts.break} hint={texts.breakHint} />
      </div>
      <CandidateList name="user_id" shift={wanted} />
      <div className="shift-form__row">
        <TextInput name="title" label={texts.shiftTitle} hint={texts.shiftTitleHint} isOptional />
        <TextInput name="location" label={texts.location} isOptional />
      </div>
      <TextAreaInput name="notes" label={texts.notes} hint={texts.notesHint} isOptional rows={2} />
    </>
  );
}

export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }): ReactNode {
  const format = useFormat();
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul>
        {warnings.map((warning) => (
          <li key={warning.kind}>{sayWarning(format, warning)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What the shift as typed would meet; asked when typing rests. */
export function LiveWarnings({ shiftId }: { readonly shiftId: string | undefined }): ReactNode {
  const format = useFormat();
  const values = useFormValues<ShiftValues>();
  const span = spanOf(format, values);
  const minutes = breakOf(values);
  const asked = useSettled(
    span === null || values.user_id === '' || !Number.isInteger(minutes)
      ? ''
      : JSON.stringify({ user_id: values.user_id, ...span, break_minutes: minutes, shift_id: shiftId }),
  );
  const [found, setFound] = useState<{ readonly asked: string; readonly warnings: readonly Warning[] } | null>(null);
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    write('post', '/schedule/check', { body: JSON.parse(asked) as never })
      .then(({ data }) => isCurrent && setFound({ asked, warnings: data.warnings }))
      // What is wrong with the values is said when they are sent.
      .catch(() => isCurrent && setFound(null));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return <Warnings warnings={found?.asked === asked ? found.warnings : []} />;
}
