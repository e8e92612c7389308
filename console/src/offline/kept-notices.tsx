import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { useSession } from '../session.tsx';
import { outboxTexts as texts } from '../texts/offline.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { forgetOne, type Kept, type Kind } from './kept.ts';
import { useKept } from './use-kept.ts';
import '../clock/clock.css';

/** Where what came back is mended; a shift that someone else has by now is not. */
const mendedAt: Readonly<Record<Kind, string | null>> = {
  expense: '/expenses/new',
  leave: '/time-off/new',
  claim: null,
  answer: null,
};

/** What this device alone has. `begun`: what is being written; else what waits for the network, or was not taken. */
export function KeptNotices({ begun }: { readonly begun?: Kind }): ReactNode {
  const { user } = useSession();
  const kept = useKept();
  const isBegun = ({ intent, refusal }: Kept): boolean => intent === null && refusal === null;
  return kept
    .filter((one) => (begun === undefined ? !isBegun(one) : isBegun(one) && one.kind === begun))
    .map((one) => <KeptNotice key={one.id} kept={one} onDiscard={() => void forgetOne(user.id, one.id)} />);
}

function KeptNotice({ kept, onDiscard }: { readonly kept: Kept; readonly onDiscard: () => void }): ReactNode {
  const format = useFormat();
  const { id, kind, title, intent, refusal, keptAt, recordId } = kept;
  const said =
    intent !== null
      ? texts.waits(title)
      : refusal === null
        ? texts.begun(title, format.instant(keptAt))
        : texts.refused(title, refusal);
  const place = mendedAt[kind];
  return (
    <Notice tone={refusal === null ? 'info' : 'warning'}>
      <div>{said}</div>
      <div className="clock__refused">
        {intent === null && place !== null && (
          <ButtonLink to={`${place}?kept=${id}`} size="small">
            {refusal === null ? texts.goOn : texts.mend}
          </ButtonLink>
        )}
        {recordId === null && (
          <Button size="small" onClick={onDiscard}>
            {texts.discard}
            <span className="only-read-aloud"> {title}</span>
          </Button>
        )}
      </div>
    </Notice>
  );
}
