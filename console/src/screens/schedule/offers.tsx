import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import type { Item, List } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { handIn } from '../../offline/outbox.ts';
import { useKept } from '../../offline/use-kept.ts';
import { useSession } from '../../session.tsx';
import { outboxTexts } from '../../texts/offline.ts';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftOfferTexts as texts } from '../../texts/shift-offers.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import type { KeptAnswer, OfferMove } from './send-answer.ts';

type Offer = Item<'/shift-offers'>;

/** What one is asked to take, and what one has asked others; of what others do with each other, nothing. */
export function OffersPanel({ list }: { readonly list: List<Offer> }): ReactNode {
  const { user } = useSession();
  const said = useSaid();
  const offers = list.rows?.filter((offer) => concerns(offer, user.id));
  if (offers === undefined || offers.length === 0) return null;
  return (
    <Panel title={texts.title} note={texts.note}>
      <ul className="shifts">
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isSaid={said.has(offer.id)} />
        ))}
      </ul>
    </Panel>
  );
}

/** What was said without a network is on its way: it is not said twice. */
const useSaid = (): ReadonlySet<string> =>
  new Set(
    useKept().flatMap(({ kind, intent, values }) =>
      kind === 'answer' && intent !== null ? [(values as KeptAnswer).offerId] : [],
    ),
  );

/** Who plans could say yes for others too; here one says it for oneself. */
const concerns = ({ can, offered_by_id, taken_by_id, user_id }: Offer, userId: string): boolean =>
  [offered_by_id, taken_by_id, user_id].includes(userId) ||
  (user_id === null && can?.includes('shiftOffers.take') === true);

function sayState(offer: Offer, userId: string): string {
  const { status, offered_by, offered_by_id, taken_by, user } = offer;
  const isMine = offered_by_id === userId;
  if (status === 'WAITING') return isMine && taken_by ? texts.waits(fullName(taken_by)) : texts.yoursWaits;
  if (isMine) return user ? texts.youAsked(fullName(user)) : texts.youAskedAll;
  return offered_by ? texts.offeredBy(fullName(offered_by)) : texts.offeredToAll;
}

function sayWanted(format: Format, { for_shift: wanted }: Offer): string | null {
  if (wanted === null) return null;
  return texts.forShift(format.shortDay(format.dayOf(wanted.starts_at)), sayShiftTimes(format, wanted));
}

function OfferRow({ offer, isSaid }: { readonly offer: Offer; readonly isSaid: boolean }): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<OfferMove | null>(null);
  const day = format.shortDay(format.dayOf(offer.starts_at));
  const isExchange = offer.for_shift !== null;
  const isKept = isSaid && busy === null;
  const can = (move: OfferMove): boolean => !isKept && offer.can?.includes(`shiftOffers.${move}`) === true;
  const isMine = offer.offered_by_id === user.id || offer.taken_by_id === user.id;
  const move = async (what: OfferMove): Promise<void> => {
    setBusy(what);
    try {
      const values: KeptAnswer = { offerId: offer.id, move: what, day };
      const sent = await handIn(user.id, { kind: 'answer', title: outboxTexts.answer(day), values });
      toast(sent?.said ?? outboxTexts.kept);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    } finally {
      setBusy(null);
      void queries.invalidateQueries();
    }
  };
  const what = [offer.title, offer.location].filter((part) => part !== null).join(' · ');
  const against = offer.warnings.filter(({ user_id: id }) => id === user.id).map(({ kind }) => texts.warns[kind]);
  return (
    <li className="shift">
      <div className="shift__when">
        <strong>{day}</strong>
        <span className="tabular">{sayShiftTimes(format, offer)}</span>
      </div>
      <div className="shift__what">
        <span>{[sayState(offer, user.id), sayWanted(format, offer)].filter((part) => part !== null).join(', ')}</span>
        <span className="quiet">{[what, offer.note].filter((part) => part !== null && part !== '').join(' · ')}</span>
      </div>
      {offer.status === 'WAITING' && against.length > 0 && <Status tone="warning">{against.join(', ')}</Status>}
      {isKept && <Status>{outboxTexts.goesLater}</Status>}
      <span className="shift__answers">
        {!isMine && can('take') && (
          <Button
            size="small"
            kind="primary"
            isBusy={busy === 'take'}
            aria-label={isExchange ? texts.swapNamed(day) : texts.takeNamed(day)}
            onClick={() => void move('take')}
          >
            {isExchange ? texts.swap : texts.take}
          </Button>
        )}
        {can('decline') && (
          <Button
            size="small"
            isBusy={busy === 'decline'}
            aria-label={texts.declineNamed(day)}
            onClick={() => void move('decline')}
          >
            {texts.decline}
          </Button>
        )}
        {isMine && can('withdraw') && (
          <Button
            size="small"
            isBusy={busy === 'withdraw'}
            aria-label={texts.withdrawNamed(day)}
            onClick={() => void move('withdraw')}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
    </li>
  );
}
