import { type ReactNode, useState } from 'react';
import { batchTexts as texts, scheduleTexts } from '../../texts/schedule.ts';
import { readNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { DayInput, Form, NumberInput, SelectInput, SubmitButton, TextInput, TimeInput } from '../../ui/forms.tsx';
import { fullName } from '../../words.ts';
import { type PlannedShift, type Week } from './planned.ts';
import { type Batch, type BatchAsked } from './use-batch.tsx';

interface SelectionProps {
  readonly week: Week;
  readonly shifts: readonly PlannedShift[];
  readonly batch: Batch;
  readonly onClear: () => void;
}

/** What can be done to the shifts that are selected. */
export function SelectionBar({ week, shifts, batch, onClear }: SelectionProps): ReactNode {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const changed = new Set(week.drafts.map(({ shift_id: id }) => id));
  const drafts = shifts.filter(({ id, is_published: isPublished }) => !isPublished || changed.has(id));
  const by = (minutes: number) => (): void => void batch.attempt(shifts, { move_minutes: minutes });
  return (
    <div className="selection-bar" role="group" aria-label={texts.selection}>
      <strong role="status">{texts.selected(shifts.length)}</strong>
      <Button size="small" disabled={batch.isBusy} onClick={by(-60)}>
        {texts.hourEarlier}
      </Button>
      <Button size="small" disabled={batch.isBusy} onClick={by(60)}>
        {texts.hourLater}
      </Button>
      <Button size="small" disabled={batch.isBusy} onClick={() => setOpen('change')}>
        {texts.change}
      </Button>
      {drafts.length > 0 && (
        <Button size="small" disabled={batch.isBusy} onClick={() => void batch.attempt(drafts, { publish: true })}>
          {texts.publish(drafts.length)}
        </Button>
      )}
      <Button size="small" kind="quiet-danger" disabled={batch.isBusy} onClick={() => setOpen('delete')}>
        {scheduleTexts.delete}
      </Button>
      <Button size="small" kind="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      {open === 'change' && (
        <ChangeDialog week={week} shifts={shifts} batch={batch} onClose={() => setOpen(null)} onClear={onClear} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts.deleteTitle(shifts.length)}
          action={scheduleTexts.delete}
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await batch.ask(shifts, { delete: true });
            setOpen(null);
          }}
        >
          {texts.deleteText}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** As a value of the form: no one. */
const openValue = 'open';

const initial = {
  move_minutes: '',
  to_date: '',
  start_time: '',
  end_time: '',
  user_id: '',
  break_minutes: '',
  location: '',
  note: '',
};

function ChangeDialog({ week, shifts, batch, onClose }: SelectionProps & { readonly onClose: () => void }): ReactNode {
  const people = week.people.filter(({ is_plannable: isPlannable }) => isPlannable);
  return (
    <Dialog title={texts.changeTitle(shifts.length)} onClose={onClose}>
      <Form
        initial={initial}
        onSubmit={async (values) => {
          await batch.ask(shifts, askedBy(values));
          onClose();
        }}
      >
        <p className="quiet">{texts.changeLead}</p>
        <div className="shift-form__row">
          <NumberInput name="move_minutes" label={texts.moveMinutes} hint={texts.moveMinutesHint} isOptional />
          <DayInput name="to_date" label={texts.toDay} isOptional />
        </div>
        <div className="shift-form__row">
          <TimeInput name="start_time" label={scheduleTexts.starts} hint={texts.startHint} isOptional />
          <TimeInput name="end_time" label={scheduleTexts.ends} isOptional />
          <NumberInput name="break_minutes" label={scheduleTexts.break} isOptional />
        </div>
        <SelectInput
          name="user_id"
          label={scheduleTexts.person}
          empty={texts.asItIs}
          options={[
            { value: openValue, label: scheduleTexts.nobody },
            ...people.map((person) => ({ value: person.id, label: fullName(person) })),
          ]}
        />
        <TextInput name="location" label={scheduleTexts.location} isOptional />
        <TextInput name="note" label={scheduleTexts.notes} hint={scheduleTexts.notesHint} isOptional />
        <div className="form__actions form__actions--end">
          <LeaveButton />
          <SubmitButton>{texts.changeAction(shifts.length)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** What was left empty stays as it is. */
function askedBy(values: typeof initial): BatchAsked {
  const { user_id: person, move_minutes: minutes, break_minutes: pause, ...texts } = values;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ...(minutes.trim() !== '' && { move_minutes: readNumber(minutes) ?? 0 }),
    ...(pause.trim() !== '' && { break_minutes: readNumber(pause) ?? 0 }),
    ...(person !== '' && { user_id: person === openValue ? null : person }),
  };
}
