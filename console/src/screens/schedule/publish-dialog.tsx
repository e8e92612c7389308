import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayPublish, sayTold, weekDialogsTexts } from '../../texts/schedule.ts';
import { shiftDraftTexts as texts } from '../../texts/shift-drafts.ts';
import { staffingTexts } from '../../texts/staffing.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { toldBy } from './drafts.ts';
import { sayBriefTimes, type Week } from './planned.ts';
import type { WeekDialogProps } from './week-dialogs.tsx';

/** More names would not be read. */
const namedAtMost = 12;

/** What the button does, in words. */
export const sayPublishing = (shifts: number, changes: number): string =>
  changes === 0 ? sayPublish(shifts) : shifts === 0 ? texts.publish(changes) : texts.publishBoth(shifts + changes);

/** What publishing does, and who is told what of it; what was planned otherwise can be thrown away here. */
export function PublishDialog({ week, departmentId, onClose }: WeekDialogProps): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const publish = useWrite('post', '/shifts/publish');
  const { shift_count: count, change_count: changes, open_count: open, user_ids: ids } = week.unpublished;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const discard = useWrite('post', '/shifts/discard-changes');
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const told = ids.flatMap((id) => names.get(id) ?? []);
  const named = told.slice(0, namedAtMost).join(', ');
  const gaps = week.gaps.filter(({ kind }) => kind === 'GAP');
  const warned = week.shifts.filter(
    ({ is_published: isPublished, status, warnings }) => !isPublished && status !== 'CANCELLED' && warnings.length > 0,
  ).length;
  const body = { week_start: week.week_start, ...(departmentId !== undefined && { department_id: departmentId }) };
  return (
    <ConfirmDialog
      title={count === 0 ? texts.publishQuestion(changes) : weekDialogsTexts.publishQuestion(count + changes)}
      action={sayPublishing(count, changes)}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        const { published, changed } = await publish.mutateAsync({ body });
        if (published > 0) toast(weekDialogsTexts.published(published));
        if (changed > 0) toast(texts.published(changed));
        onClose();
      }}
    >
      {count > 0 && (
        <p>{weekDialogsTexts.theWeekOf(format.days(week.week_start, week.week_end), sayTold(ids.length, open))}</p>
      )}
      {told.length > 0 && (
        <p className="quiet">
          {ids.length > namedAtMost ? weekDialogsTexts.andOthers(named, ids.length - namedAtMost) : named}
        </p>
      )}
      {changes > 0 && <Changes week={week} />}
      {gaps.length > 0 && (
        <>
          <p>{staffingTexts.missing}</p>
          <ul>
            {gaps.slice(0, namedAtMost).map((gap) => (
              <li key={`${gap.requirement_id}${gap.starts_at}`}>
                {format.shortDay(gap.date)}, {staffingTexts.gap(sayBriefTimes(format, gap), gap.position, gap)}
              </li>
            ))}
          </ul>
        </>
      )}
      {warned > 0 && <p>{weekDialogsTexts.shiftsHaveWarnings(warned)}</p>}
      {changes > 0 && (
        <Button kind="quiet-danger" onClick={() => setIsDiscarding(true)}>
          {texts.discard}
        </Button>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={texts.discardTitle}
          action={texts.discard}
          onClose={() => setIsDiscarding(false)}
          onConfirm={async () => {
            const { discarded } = await discard.mutateAsync({ body });
            toast(texts.discarded(discarded.length));
            onClose();
          }}
        >
          {texts.discardText}
        </ConfirmDialog>
      )}
    </ConfirmDialog>
  );
}

/** Who is told what, person by person; open shifts last. */
function Changes({ week }: { readonly week: Week }): ReactNode {
  const format = useFormat();
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const told = week.drafts
    .flatMap((draft) => toldBy(format, draft))
    .map(({ userId, what }) => ({ name: userId === null ? null : (names.get(userId) ?? ''), what }))
    .toSorted(
      (a, b) => Number(a.name === null) - Number(b.name === null) || (a.name ?? '').localeCompare(b.name ?? ''),
    );
  return (
    <>
      <p>{texts.whoIsTold}</p>
      <ul>
        {told.map(({ name, what }) => (
          <li key={`${name ?? ''}${what}`}>{texts.told(name ?? texts.open, what)}</li>
        ))}
      </ul>
    </>
  );
}
