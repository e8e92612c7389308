import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayCopied, sayPublish, sayTold, scheduleTexts as texts } from '../../texts/schedule.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName, plural } from '../../words.ts';
import { addDays } from '../leave/days.ts';
import { type Warning, type Week } from './planned.ts';
import { Warnings } from './shift-form.tsx';

interface WeekDialogProps {
  readonly week: Week;
  readonly departmentId: string | undefined;
  readonly onClose: () => void;
}

/** More names would not be read. */
const namedAtMost = 12;

export function PublishDialog({ week, departmentId, onClose }: WeekDialogProps): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const publish = useWrite('post', '/shifts/publish');
  const { shift_count: count, open_count: open, user_ids: ids } = week.unpublished;
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const told = ids.flatMap((id) => names.get(id) ?? []);
  const warned = week.shifts.filter(
    ({ is_published: isPublished, status, warnings }) => !isPublished && status !== 'CANCELLED' && warnings.length > 0,
  ).length;
  return (
    <ConfirmDialog
      title={`${sayPublish(count)}?`}
      action={sayPublish(count)}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        const body = {
          week_start: week.week_start,
          ...(departmentId !== undefined && { department_id: departmentId }),
        };
        const { published } = await publish.mutateAsync({ body });
        toast(`${plural(published, 'shift was', 'shifts were')} published.`);
        onClose();
      }}
    >
      <p>
        The week of {format.days(week.week_start, week.week_end)}. {sayTold(ids.length, open)}
      </p>
      {told.length > 0 && (
        <p className="quiet">
          {told.slice(0, namedAtMost).join(', ')}
          {ids.length > namedAtMost && `, and ${plural(ids.length - namedAtMost, 'other')}`}
        </p>
      )}
      {warned > 0 && <p>{plural(warned, 'shift has a warning', 'shifts have warnings')}.</p>}
    </ConfirmDialog>
  );
}

export function CopyWeekDialog({ week, departmentId, onClose }: WeekDialogProps): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const copy = useWrite('post', '/schedule/copy-week');
  const from = addDays(week.week_start, -7);
  const department = week.departments.find(({ id }) => id === departmentId);
  return (
    <ConfirmDialog
      title="Copy last week?"
      action={texts.copyWeek}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        const body = { from_week_start: from, to_week_start: week.week_start };
        const done = await copy.mutateAsync({
          body: { ...body, ...(departmentId !== undefined && { department_id: departmentId }) },
        });
        toast(sayCopied(done));
        onClose();
      }}
    >
      <p>
        Every shift of {format.days(from, addDays(from, 6))}
        {department ? ` in ${department.name}` : ''} comes to the same days and times of this week, as a draft. Whoever
        is planned already at that time is left out.
      </p>
    </ConfirmDialog>
  );
}

/** Asked before a shift goes where something speaks against it. */
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
    <Dialog title={isRefused ? 'The shift cannot go there' : 'Move it all the same?'} onClose={onClose}>
      <p>{to}</p>
      <Warnings warnings={warnings} />
      <div className="form__actions form__actions--end">
        <Button onClick={onClose}>{isRefused ? 'Leave it where it was' : texts.goBack}</Button>
        {!isRefused && (
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => {
              setIsBusy(true);
              void onMove();
            }}
          >
            Move anyway
          </Button>
        )}
      </div>
    </Dialog>
  );
}
