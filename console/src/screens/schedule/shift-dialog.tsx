import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayShiftTimes, scheduleTexts as texts, shiftDialogTexts, weekDialogsTexts } from '../../texts/schedule.ts';
import { shiftDraftTexts } from '../../texts/shift-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Form, orNull } from '../../ui/forms.tsx';
import { Facts, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { DraftNotice } from './draft-notice.tsx';
import { draftOf, useIsKeptBack } from './drafts.ts';
import { type PlannedShift, type Week } from './planned.ts';
import { breakOf, LiveWarnings, ShiftFields, type ShiftValues, spanOf, valuesOf, Warnings } from './shift-form.tsx';
import { ShiftOffers } from './shift-offers.tsx';

/** Where a new shift begins: what the cell or the button knows of it. */
export type NewShift = Pick<ShiftValues, 'user_id' | 'department_id' | 'day'> &
  Partial<Pick<ShiftValues, 'starts' | 'ends' | 'title'>>;

interface DialogProps {
  readonly week: Week;
  readonly onClose: () => void;
}

export function AddShiftDialog({ week, from, onClose }: DialogProps & { readonly from: NewShift }): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/shifts');
  const initial: ShiftValues = {
    starts: '09:00',
    ends: '17:00',
    break_minutes: '30',
    title: '',
    location: '',
    notes: '',
    ...from,
  };
  return (
    <FormDialog
      title={texts.addShift}
      action={texts.add}
      done={shiftDialogTexts.theShiftWasAdded}
      initial={initial}
      onClose={onClose}
      onSubmit={(values) => create.mutateAsync({ body: { ...bodyOf(format, week, values), is_published: false } })}
    >
      <ShiftFields week={week} />
      <LiveWarnings shiftId={undefined} />
    </FormDialog>
  );
}

type Format = ReturnType<typeof useFormat>;

/** Without a department a shift is worked for that of its person. */
const bodyOf = (format: Format, week: Week, values: ShiftValues) => ({
  ...(spanOf(format, values) ?? { starts_at: '', ends_at: '' }),
  user_id: orNull(values.user_id),
  department_id:
    orNull(values.department_id) ?? week.people.find(({ id }) => id === values.user_id)?.department_id ?? null,
  break_minutes: breakOf(values),
  title: orNull(values.title),
  location: orNull(values.location),
  notes: orNull(values.notes),
});

export function EditShiftDialog({ week, shift, onClose }: DialogProps & { readonly shift: PlannedShift }): ReactNode {
  if (!shift.can.includes('shifts.update') || shift.status === 'CANCELLED') {
    return <ShownShift week={week} shift={shift} onClose={onClose} />;
  }
  return <ShiftEditor week={week} shift={shift} onClose={onClose} />;
}

function ShiftEditor({ week, shift, onClose }: DialogProps & { readonly shift: PlannedShift }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const isKeptBack = useIsKeptBack()(shift);
  const update = useWrite('patch', '/shifts/{id}');
  const remove = useWrite('delete', '/shifts/{id}');
  const [isAsking, setIsAsking] = useState(false);
  const person = week.people.find(({ id }) => id === shift.user_id);
  const title = person ? shiftDialogTexts.shiftOf(fullName(person)) : texts.editShift;
  const path = { id: shift.id };
  const [isCallingOff, setIsCallingOff] = useState(false);
  const callOff = async (): Promise<void> => {
    setIsCallingOff(true);
    try {
      await update.mutateAsync({ path, body: { status: 'CANCELLED' } });
      toast(isKeptBack ? shiftDraftTexts.cancelled : shiftDialogTexts.theShiftWasCancelled);
      onClose();
    } catch (error) {
      setIsCallingOff(false);
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  // The dialog is closed by then.
  const takeBack = async (): Promise<void> => {
    try {
      await update.mutateAsync({ path, body: bodyOf(format, week, valuesOf(format, shift)) });
      toast(shiftDialogTexts.takenBack);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        initial={valuesOf(format, shift)}
        label={texts.editShift}
        onSubmit={async (values) => {
          await update.mutateAsync({ path, body: bodyOf(format, week, values) });
          const isGiven = orNull(values.user_id) !== shift.user_id;
          const said = isKeptBack ? shiftDraftTexts.saved : isGiven ? sayGiven(week, values) : shiftDialogTexts.saved;
          toast(said, isGiven ? { label: weekDialogsTexts.undo, onPress: () => void takeBack() } : undefined);
          onClose();
        }}
      >
        <DraftNotice week={week} draft={draftOf(week, shift)} onClose={onClose} />
        <ShiftFields week={week} shiftId={shift.id} />
        <LiveWarnings shiftId={shift.id} />
        <div className="form__actions form__actions--end">
          <div className="form__actions form__actions--aside">
            {shift.can.includes('shifts.delete') && (
              <Button kind="quiet-danger" onClick={() => setIsAsking(true)}>
                {texts.delete}
              </Button>
            )}
            <Button kind="quiet-danger" isBusy={isCallingOff} onClick={() => void callOff()}>
              {texts.callOff}
            </Button>
          </div>
          <div className="form__actions">
            <LeaveButton />
            <Button kind="primary" type="submit" isBusy={update.isPending && !isCallingOff}>
              {texts.save}
            </Button>
          </div>
        </div>
      </Form>
      <ShiftOffers shift={shift} owner={person} />
      {isAsking && (
        <ConfirmDialog
          title={shiftDialogTexts.deleteThisShift}
          action={texts.delete}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await remove.mutateAsync({ path });
            toast(isKeptBack ? shiftDraftTexts.deleted : shiftDialogTexts.theShiftWasDeleted);
            onClose();
          }}
        >
          {isKeptBack
            ? shiftDraftTexts.deleteText
            : shift.is_published
              ? shiftDialogTexts.deleteTextPublished
              : shiftDialogTexts.deleteText}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Who has the shift now. */
function sayGiven(week: Week, { user_id: id }: ShiftValues): string {
  const person = week.people.find((one) => one.id === id);
  return person ? shiftDialogTexts.nowOf(fullName(person)) : shiftDialogTexts.nowOpen;
}

/** A shift that someone else plans, or that was cancelled. */
function ShownShift({ week, shift, onClose }: DialogProps & { readonly shift: PlannedShift }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const update = useWrite('patch', '/shifts/{id}');
  const isCancelled = shift.status === 'CANCELLED';
  const restore = (): void =>
    update.mutate(
      { path: { id: shift.id }, body: { status: shift.user_id === null ? 'OPEN' : 'SCHEDULED' } },
      {
        onSuccess: () => {
          toast(shiftDialogTexts.theShiftIsBack);
          onClose();
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <Dialog title={shift.title ?? shiftDialogTexts.shift} onClose={onClose}>
      <Facts
        facts={[
          [shiftDialogTexts.when, `${format.day(format.dayOf(shift.starts_at))}, ${sayShiftTimes(format, shift)}`],
          [texts.location, shift.location],
          [texts.notes, shift.notes],
          [
            shiftDialogTexts.state,
            isCancelled ? (
              <Status key="state" tone="bad">
                {shiftDialogTexts.cancelled}
              </Status>
            ) : (
              shiftDialogTexts.plannedBySomebodyElse
            ),
          ],
        ]}
      />
      <DraftNotice week={week} draft={draftOf(week, shift)} onClose={onClose} />
      <Warnings warnings={shift.warnings} />
      {isCancelled && shift.can.includes('shifts.update') && (
        <div className="form__actions form__actions--end">
          <Button kind="primary" isBusy={update.isPending} onClick={restore}>
            {texts.restore}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
