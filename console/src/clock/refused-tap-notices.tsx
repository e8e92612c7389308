import { type ReactNode, useState } from 'react';
import { useFormat } from '../format.ts';
import { dropTap, type Tap } from '../offline/taps.ts';
import { useCan, useSession } from '../session.tsx';
import { refusedTapTexts as texts } from '../texts/clock-asked.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { sayWhen } from './since.ts';
import { useTaps } from './use-clock.ts';

/** One for each, with what can be done about it. */
export function RefusedTapNotices(): ReactNode {
  const { user } = useSession();
  const can = useCan();
  const format = useFormat();
  const [dropping, setDropping] = useState<Tap | null>(null);
  const refused = useTaps(user.id).filter(({ refusal }) => refusal !== undefined);
  return (
    <>
      {refused.map((tap) => (
        <Notice key={tap.key} tone="danger">
          <div>{texts.refused(tap.action, sayWhen(format, tap.tappedAt), tap.refusal ?? '')}</div>
          <div className="clock__refused">
            {can('timeEntries.create') && (
              <ButtonLink size="small" to={`/my-time/entries?tap=${tap.key}`}>
                {texts.correct}
              </ButtonLink>
            )}
            <Button size="small" onClick={() => setDropping(tap)}>
              {texts.discard}
            </Button>
          </div>
        </Notice>
      ))}
      {dropping && (
        <ConfirmDialog
          title={texts.discardTitle}
          action={texts.discard}
          done={texts.discarded}
          onClose={() => setDropping(null)}
          onConfirm={() => {
            dropTap(user.id, dropping.key);
            return Promise.resolve();
          }}
        >
          {texts.discardText(dropping.action, sayWhen(format, dropping.tappedAt))}
        </ConfirmDialog>
      )}
    </>
  );
}
