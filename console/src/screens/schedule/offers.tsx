import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Item, type List, write } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftOfferTexts as texts } from '../../texts/shift-offers.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';

type Offer = Item<'/shift-offers'>;
type Move = 'take' | 'decline' | 'withdraw';

/** What one is asked to take, and what one has asked others; of what others do with each other, nothing. */
export function OffersPanel({ list }: { readonly list: List<Offer> }): ReactNode {
  const { user } = useSession();
  const offers = list.rows?.filter((offer) => concerns(offer, user.id));
  if (offers === undefined || offers.length === 0) return null;
  return (
    <Panel title={texts.title} note={texts.note}>
      <ul className="shifts">
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}

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

function OfferRow({ offer }: { readonly offer: Offer }): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Move | null>(null);
  const day = format.shortDay(format.dayOf(offer.starts_at));
  const isExchange = offer.for_shift !== null;
  const can = (move: Move): boolean => offer.can?.includes(`shiftOffers.${move}`) === true;
  const isMine = offer.offered_by_id === user.id || offer.taken_by_id === user.id;
  const move = async (what: Move, said: string): Promise<void> => {
    setBusy(what);
    try {
      const { data } = await write('post', `/shift-offers/{id}/${what}`, { path: { id: offer.id } });
      toast(what === 'take' && data.status === 'WAITING' ? texts.takenToApprove : said);
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
      <span className="shift__answers">
        {!isMine && can('take') && (
          <Button
            size="small"
            kind="primary"
            isBusy={busy === 'take'}
            aria-label={isExchange ? texts.swapNamed(day) : texts.takeNamed(day)}
            onClick={() => void move('take', texts.taken(day))}
          >
            {isExchange ? texts.swap : texts.take}
          </Button>
        )}
        {can('decline') && (
          <Button
            size="small"
            isBusy={busy === 'decline'}
            aria-label={texts.declineNamed(day)}
            onClick={() => void move('decline', texts.declined)}
          >
            {texts.decline}
          </Button>
        )}
        {isMine && can('withdraw') && (
          <Button
            size="small"
            isBusy={busy === 'withdraw'}
            aria-label={texts.withdrawNamed(day)}
            onClick={() => void move('withdraw', texts.withdrawn)}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
    </li>
  );
}
