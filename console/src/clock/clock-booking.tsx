import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../client/hooks.ts';
import { useFormat } from '../format.ts';
import { BookingInputs } from '../screens/time/booking-inputs.tsx';
import { useCan } from '../session.tsx';
import { quickTexts, switchTexts as texts, timeTexts } from '../texts/time.ts';
import { Dialog, LeaveButton } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { orNull, SelectInput, TextInput } from '../ui/forms.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast.tsx';
import { sayBooking } from './booking.ts';
import { sayWhen } from './since.ts';
import { mustLeaveFirst, startDetailsOf, switchClock } from './switch-clock.ts';
import type { ClockNow } from './use-clock.ts';
import './clock.css';

/** What the clock runs for, and the way to something else. */
export function ClockBooking({ clock }: { readonly clock: ClockNow }): ReactNode {
  const { data, nameOf } = useRead('/clock');
  const [isOpen, setIsOpen] = useState(false);
  const entry = data?.entry;
  const name = sayBooking(nameOf(entry?.project_id), nameOf(entry?.task_id)) || timeTexts.noProject;
  const note = entry?.description ?? null;
  return (
    <>
      <button
        type="button"
        className="clock-booking"
        aria-label={texts.from(name)}
        title={note === null ? name : texts.noted(name, note)}
        disabled={clock.isBusy}
        onClick={() => setIsOpen(true)}
      >
        {/* With a space: who speaks to the device says what is seen. */}
        <span className="clock-booking__name">{name}</span>{' '}
        <span className="clock-booking__switch">{texts.switch}</span>
      </button>
      {isOpen && <SwitchDialog clock={clock} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface Values {
  from: 'now' | 'start';
  project_id: string;
  task_id: string;
  description: string;
}

function SwitchDialog({ clock, onClose }: { readonly clock: ClockNow; readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const format = useFormat();
  const can = useCan();
  const correct = useWrite('patch', '/time-entries/{id}');
  const { since, entryId } = clock;
  // What has run for long ends by saying when; what it runs on can be corrected all the same.
  const mustLeave = mustLeaveFirst(clock);
  const isCorrectable = since != null && entryId !== null && !clock.isUnsent && can('timeEntries.update');
  if (mustLeave && !isCorrectable) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <Notice tone="warning">{quickTexts.clockOutFirst}</Notice>
        <div className="form__actions form__actions--end">
          <LeaveButton />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog<Values>
      title={texts.title}
      action={texts.action}
      initial={{ from: mustLeave ? 'start' : 'now', project_id: '', task_id: '', description: '' }}
      onClose={onClose}
      onSubmit={async ({ from, project_id, task_id, description }) => {
        if (from === 'now' || entryId === null) {
          await switchClock(clock, startDetailsOf(project_id, task_id, description));
          toast(texts.switched);
          return;
        }
        const note = orNull(description);
        const body = {
          project_id: orNull(project_id),
          task_id: orNull(task_id),
          ...(note !== null && { description: note }),
        };
        await correct.mutateAsync({ path: { id: entryId }, body });
        toast(texts.corrected);
      }}
    >
      {isCorrectable && (
        <SelectInput
          name="from"
          label={texts.fromWhen}
          options={[
            ...(mustLeave ? [] : [{ value: 'now', label: texts.fromNow }]),
            { value: 'start', label: texts.sinceStart(sayWhen(format, since)) },
          ]}
        />
      )}
      <BookingInputs />
      <TextInput name="description" label={texts.note} isOptional />
    </FormDialog>
  );
}
