import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayCopied, scheduleTexts as texts, weekDialogsTexts } from '../../texts/schedule.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { addDays } from '../leave/days.ts';
import { type Warning, type Week } from './planned.ts';
import { Warnings } from './shift-form.tsx';
import { useSayAdded } from './use-take-back.ts';

export interface WeekDialogProps {
  readonly week: Week;
  readonly departmentId: string | undefined;
  readonly onClose: () => void;
}

/** A quarter back: a week that is like the one to come is mostly among them. */
const weeksBack = 13;
export function CopyWeekDialog({ week, departmentId, onClose }: WeekDialogProps): ReactNode {
  const format = useFormat();
  const sayAdded = useSayAdded();
  const copy = useWrite('post', '/schedule/copy-week');
  const [from, setFrom] = useState(addDays(week.week_start, -7));
  const department = week.departments.find(({ id }) => id === departmentId);
  const weeks = Array.from({ length: weeksBack }, (_, index) => addDays(week.week_start, -7 * (index + 1)));
  return (
    <ConfirmDialog
      title={weekDialogsTexts.copyAWeek}
      action={texts.copyWeek}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        const body = { from_week_start: from, to_week_start: week.week_start };
        const done = await copy.mutateAsync({
          body: { ...body, ...(departmentId !== undefined && { department_id: departmentId }) },
        });
        sayAdded(sayCopied(done), done.shift_ids);
        onClose();
      }}
    >
      <SelectField
        field={{ name: 'from', value: from, error: null, set: setFrom }}
        label={weekDialogsTexts.fromTheWeek}
        options={weeks.map((start) => ({ value: start, label: format.days(start, addDays(start, 6)) }))}
      />
      <p>{weekDialogsTexts.copyText(format.days(from, addDays(from, 6)), department?.name ?? null)}</p>
    </ConfirmDialog>
  );
}

/** Asked before a shift goes if something speaks against it. */
export function MoveDialog({
  warnings,
  to,
  onMove,
  onClose,
}: {
  readonly warnings: readonly Warning[];
  readonly to: string;
  readonly onMove: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const isRefused = warnings.some(({ kind }) => kind === 'OVERLAP');
  return (
    <Dialog title={isRefused ? weekDialogsTexts.theShiftCannotGo : weekDialogsTexts.moveItAllTheSame} onClose={onClose}>
      <p>{to}</p>
      <Warnings warnings={warnings} />
      <div className="form__actions form__actions--end">
        {isRefused ? <LeaveButton>{weekDialogsTexts.leaveIt}</LeaveButton> : <LeaveButton />}
        {!isRefused && (
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => {
              setIsBusy(true);
              void onMove();
            }}
          >
            {weekDialogsTexts.moveAnyway}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
