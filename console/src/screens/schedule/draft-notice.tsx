import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { shiftDraftTexts as texts } from '../../texts/shift-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { type Draft, sayWhen } from './drafts.ts';
import type { Week } from './planned.ts';

/** What people see of a shift that is planned otherwise, with the way back to it. */
export function DraftNotice({
  week,
  draft,
  onClose,
}: {
  readonly week: Week;
  readonly draft: Draft | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const can = useCan();
  const toast = useToast();
  const discard = useWrite('post', '/shifts/discard-changes');
  if (!draft) return null;
  const { published, planned } = draft;
  const person = week.people.find(({ id }) => id === published.user_id);
  const who = person && published.user_id !== planned.user_id ? `, ${fullName(person)}` : '';
  const seen = `${sayWhen(format, published)}${who}`;
  const isSame = seen === sayWhen(format, planned) && published.status === planned.status;
  return (
    <Notice tone="info">
      <p>{draft.is_deleted ? texts.willGo(seen) : isSame ? texts.peopleSeeRest : texts.peopleSee(seen)}</p>
      {can('shifts.discardChanges') && (
        <Button
          size="small"
          isBusy={discard.isPending}
          onClick={() =>
            discard.mutate(
              { body: { week_start: week.week_start, shift_ids: [draft.shift_id] } },
              {
                onSuccess: ({ discarded }) => {
                  toast(texts.discarded(discarded.length));
                  onClose();
                },
                onError: (error) => toast(error.message),
              },
            )
          }
        >
          {texts.discardOne}
        </Button>
      )}
    </Notice>
  );
}
