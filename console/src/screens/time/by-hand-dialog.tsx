import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { timeTexts } from '../../texts/time.ts';
import { handTexts as texts } from '../../texts/time-by-hand.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, TextAreaInput, TimeInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { fullName } from '../../words.ts';
import { instantAt } from '../../zone-times.ts';
import { BreakInputs } from './break-inputs.tsx';
import { endOf, type EntryValues, initialOf, pausesOf, timesOf } from './entry-values.ts';
import type { Entry } from './week-model.ts';
import './time.css';

interface Values extends EntryValues {
  user_id: NamedPerson | null;
  reason: string;
}

interface ByHandProps {
  /** What is to be put right; null: hours that are not there. */
  readonly entry: Entry | null;
  /** Whose they are; without it the form asks. */
  readonly person?: NamedPerson;
  readonly day?: string;
  readonly onClose: () => void;
}

/** Hours of someone whom one leads, with the reason that they are told. Without an end they are still at work. */
export function ByHandDialog({ entry, person, day, onClose }: ByHandProps): ReactNode {
  const format = useFormat();
  const record = useWrite('post', '/time-entries/record-for');
  const correct = useWrite('post', '/time-entries/{id}/correct');
  const isRunning = entry?.clock_out === null;
  const before = initialOf(entry, format);
  const initial: Values = {
    ...before,
    ...(entry === null && { clock_out: '', ...(day !== undefined && { day }) }),
    user_id: person ?? null,
    reason: '',
  };
  return (
    <FormDialog<Values>
      title={entry !== null ? texts.correctTitle : person ? texts.recordFor(fullName(person)) : texts.record}
      action={entry === null ? texts.record : texts.correct}
      initial={initial}
      done={entry === null ? texts.recorded : texts.corrected}
      onClose={onClose}
      onSubmit={(values) => {
        const pauses = pausesOf(entry, values, format);
        const reason = values.reason.trim();
        if (entry !== null) {
          const body = { ...timesOf(values, before, format.timeZone), ...pauses, reason };
          return correct.mutateAsync({ path: { id: entry.id }, body });
        }
        const isOver = values.clock_out !== '';
        const body = {
          user_id: values.user_id?.id ?? '',
          clock_in: instantAt(values.day, values.clock_in, format.timeZone),
          ...(isOver && { clock_out: endOf(values, format.timeZone) }),
          ...((isOver || pauses.break_minutes !== 0) && pauses),
          reason,
        };
        return record.mutateAsync({ body, idempotencyKey: crypto.randomUUID() });
      }}
    >
      {entry === null && person === undefined && <PersonInput name="user_id" label={texts.person} isRequired />}
      <DayInput name="day" label={timeTexts.day} isRequired />
      <div className="entry-times">
        <TimeInput name="clock_in" label={timeTexts.from} isRequired />
        <TimeInput
          name="clock_out"
          label={timeTexts.to}
          isRequired={entry !== null && !isRunning}
          isOptional={entry === null || isRunning}
        />
      </div>
      {(entry === null || isRunning) && <p className="quiet">{texts.stillAtWork}</p>}
      <BreakInputs />
      <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} isRequired={texts.reasonNeeded} />
    </FormDialog>
  );
}
