import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { homeTexts } from '../../texts/home.ts';
import { noticesTexts as texts } from '../../texts/home-notices.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullName } from '../../words.ts';
import { addressOf, type OwnRequest } from './requests.tsx';

/** What came back, in words, with the way to mend it; the others stand under one's requests. */
export function Rejected({ request }: { readonly request: OwnRequest }): ReactNode {
  const format = useFormat();
  const { kind, start_date: start, end_date: end, title, decided_by: by, reason } = request;
  const of = start !== null && end !== null ? format.days(start, end) : (title ?? '');
  const why = homeTexts.why(by === null ? null : fullName(by), reason);
  return (
    <Notice tone="warning">
      <span className="home__waiting">
        {homeTexts.why(texts.rejectedOf(texts.rejected[kind], of), why === '' ? null : why)}
        <ButtonLink to={addressOf(request)} size="small">
          {texts.mend}
        </ButtonLink>
      </span>
    </Notice>
  );
}

/** Shifts that an illness meets, and the way to its days. */
export const Missed = ({
  count,
  absence,
}: {
  readonly count: number;
  readonly absence: OwnRequest | undefined;
}): ReactNode => (
  <Notice>
    <span className="home__waiting">
      {texts.awayFromShifts(count)}
      {absence && (
        <ButtonLink to={addressOf(absence)} size="small">
          {texts.openLeave}
        </ButtonLink>
      )}
    </span>
  </Notice>
);

/** What waits for others, on which one may decide too. */
export const OthersWait = ({ count }: { readonly count: number }): ReactNode => (
  <p className="home__waiting quiet">
    {texts.othersWait(count)}
    <Link to="/inbox?of=all">{texts.showOthers}</Link>
  </p>
);
