import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Body, type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { candidateTexts } from '../../texts/candidates.ts';
import { uncoveredTexts as texts } from '../../texts/leave/record.ts';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel, Status } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { CandidateDialog } from '../schedule/candidate-dialog.tsx';
import './leave.css';

type Shift = Data<'/leaves/{id}/uncovered-shifts'>['shifts'][number];

interface Uncovered {
  readonly shifts: readonly Shift[] | undefined;
  /** Those that the reader plans. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly offer: () => Promise<void>;
}

/** What a leave takes someone away from, and the way to offer it to others: in one step, and back. */
function useUncovered(leaveId: string, person: NamedPerson, isEnabled: boolean): Uncovered {
  const toast = useToast();
  const { data } = useRead('/leaves/{id}/uncovered-shifts', { path: { id: leaveId } }, { isEnabled });
  const handOver = useWrite('post', '/shifts/hand-over');
  const ids = (data?.shifts ?? []).filter(({ can }) => can.includes('shifts.update')).map(({ id }) => id);
  const change = async (body: Body<'/shifts/hand-over', 'post'>, say: (changed: string[]) => void): Promise<void> => {
    try {
      say((await handOver.mutateAsync({ body })).changed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  const takeBack = (ids: string[]): Promise<void> =>
    change({ shift_ids: ids, from_user_id: null, user_id: person.id }, ({ length: count }) =>
      toast(count === 0 ? texts.claimedMeanwhile : texts.undone(count, fullName(person))),
    );
  return {
    shifts: data?.shifts,
    count: ids.length,
    isBusy: handOver.isPending,
    offer: () =>
      change({ shift_ids: ids, from_user_id: person.id, user_id: null }, (changed) =>
        toast(texts.offered(changed.length), { label: texts.undo, onPress: () => void takeBack(changed) }),
      ),
  };
}

/** Asked once leave was recorded or approved. */
export function UncoveredDialog({
  leaveId,
  person,
  onClose,
}: {
  readonly leaveId: string;
  readonly person: NamedPerson;
  readonly onClose: () => void;
}): ReactNode {
  const { shifts = [], count, isBusy, offer } = useUncovered(leaveId, person, true);
  return (
    <Dialog title={texts.title(fullName(person))} onClose={onClose}>
      <ShiftList shifts={shifts} person={person} />
      {count > 0 && (
        <p className="quiet">
          {texts.text} {shifts.some(({ is_published: isPublished }) => !isPublished) && texts.draftsLater}
        </p>
      )}
      <div className="form__actions form__actions--end">
        <Button onClick={onClose}>{texts.leaveThem}</Button>
        {count > 0 && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void offer().then(onClose)}>
            {texts.offer(count)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** On the page of a leave, for those who plan; nothing if all is covered. */
export function UncoveredPanel({
  leaveId,
  person,
}: {
  readonly leaveId: string;
  readonly person: NamedPerson;
}): ReactNode {
  const can = useCan();
  const { shifts = [], count, isBusy, offer } = useUncovered(leaveId, person, can('schedule.uncovered'));
  if (shifts.length === 0) return null;
  return (
    <Panel
      title={texts.uncovered}
      actions={
        count > 0 && (
          <Button size="small" isBusy={isBusy} onClick={() => void offer()}>
            {texts.offer(count)}
          </Button>
        )
      }
    >
      <ShiftList shifts={shifts} person={person} />
    </Panel>
  );
}

function ShiftList({ shifts, person }: { readonly shifts: readonly Shift[]; readonly person: NamedPerson }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const handOver = useWrite('post', '/shifts/hand-over');
  const [given, setGiven] = useState<Shift | null>(null);
  const sayShift = (shift: Shift): string =>
    `${format.shortDay(format.dayOf(shift.starts_at))}, ${sayShiftTimes(format, shift)}`;
  return (
    <>
      {given && (
        <CandidateDialog
          shiftId={given.id}
          title={candidateTexts.titleOf(sayShift(given))}
          onGive={async (userId) => {
            const body = { shift_ids: [given.id], from_user_id: person.id, user_id: userId };
            const { changed } = await handOver.mutateAsync({ body });
            toast(changed.length > 0 ? candidateTexts.given : candidateTexts.notGiven);
          }}
          onClose={() => setGiven(null)}
        />
      )}
      <ul className="booking__days" aria-label={texts.uncovered} tabIndex={0}>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <span>{format.shortDay(format.dayOf(shift.starts_at))}</span>
            <span>
              {[sayShiftTimes(format, shift), shift.title ?? texts.aShift, shift.location].filter(Boolean).join(' · ')}{' '}
              {!shift.is_published && <Status>{texts.draft}</Status>}
            </span>
            {shift.can.includes('shifts.update') && (
              <Button size="small" aria-label={candidateTexts.findFor(sayShift(shift))} onClick={() => setGiven(shift)}>
                {candidateTexts.find}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
