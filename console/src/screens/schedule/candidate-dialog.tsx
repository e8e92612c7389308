import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useRead } from '../../client/hooks.ts';
import { candidateTexts as texts } from '../../texts/candidates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { Failure, FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { appliedFirst, CandidateRow } from './candidates.tsx';

/** Chooses who takes a shift, from all who could, best first. */
export function CandidateDialog({
  shiftId,
  title,
  startsWithBest = false,
  onGive,
  onClose,
}: {
  readonly shiftId: string;
  readonly title: string;
  /** In a hurry: who fits best is chosen already. */
  readonly startsWithBest?: boolean;
  /** Throws what refuses it. */
  readonly onGive: (userId: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { data: people, error, isLoading, reload } = useRead('/shifts/{id}/candidates', { path: { id: shiftId } });
  const [picked, setPicked] = useState<string | null>(null);
  const best = startsWithBest ? people?.find(({ fits }) => fits)?.user_id : undefined;
  const chosen = picked ?? best ?? null;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const give = async (userId: string): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await onGive(userId);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure);
      reload();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {refusal && <FailureNotice error={refusal} />}
      {error && <Failure error={error} retry={reload} />}
      {isLoading && <Skeleton lines={5} />}
      {people?.length === 0 && <p className="quiet">{texts.nobody}</p>}
      {people && people.length > 0 && (
        <div className="candidates">
          <ul aria-label={texts.title}>
            {appliedFirst(people).map((person) => (
              <CandidateRow
                key={person.user_id}
                person={person}
                isChosen={chosen === person.user_id}
                onChoose={() => setPicked(person.user_id)}
              />
            ))}
          </ul>
        </div>
      )}
      <div className="form__actions form__actions--end">
        <LeaveButton />
        <Button
          kind="primary"
          isBusy={isBusy}
          disabled={chosen === null}
          onClick={() => chosen !== null && void give(chosen)}
        >
          {texts.give}
        </Button>
      </div>
    </Dialog>
  );
}
