import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftOfferTexts as texts } from '../../texts/shift-offers.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { type PlannedPerson, type PlannedShift } from './planned.ts';

type Offer = Item<'/shift-offers'>;

/** For who plans: a shift is offered for its person, and what was asked is answered or taken back for them. */
export function ShiftOffers({
  shift,
  owner,
}: {
  readonly shift: PlannedShift;
  readonly owner: PlannedPerson | undefined;
}): ReactNode {
  const { user } = useSession();
  const can = useCan();
  const [isOffering, setIsOffering] = useState(false);
  const isToGive =
    shift.is_published && shift.user_id !== null && owner !== undefined && Date.parse(shift.ends_at) > Date.now();
  const list = useList(
    '/shift-offers',
    { query: { shift_id: [shift.id], status: ['OPEN', 'WAITING'] } },
    { isEnabled: isToGive && can('shiftOffers.list'), pageSize: 20 },
  );
  if (!isToGive || !can('shiftOffers.create')) return null;
  return (
    <div className="shift-offers">
      {list.rows !== undefined && list.rows.length > 0 && (
        <ul className="staffing" aria-label={texts.offered}>
          {list.rows.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
      <Button size="small" onClick={() => setIsOffering(true)}>
        {texts.giveOrSwap}
      </Button>
      {isOffering && (
        <OfferDialog
          shift={shift}
          owner={owner.id === user.id ? undefined : fullName(owner)}
          onClose={() => setIsOffering(false)}
        />
      )}
    </div>
  );
}

function OfferLine({ offer }: { readonly offer: Offer }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const { user: self } = useSession();
  const take = useWrite('post', '/shift-offers/{id}/take');
  const withdraw = useWrite('post', '/shift-offers/{id}/withdraw');
  const path = { id: offer.id };
  const error = take.error ?? withdraw.error;
  const asked = offer.user ? fullName(offer.user) : null;
  const said = [
    asked === null ? texts.offeredToAll : texts.offeredTo(asked),
    offer.is_part ? sayShiftTimes(format, offer) : null,
    offer.for_shift &&
      texts.forShift(format.shortDay(format.dayOf(offer.for_shift.starts_at)), sayShiftTimes(format, offer.for_shift)),
    offer.status === 'WAITING' ? texts.yoursWaits : null,
  ].filter((part) => part !== null);
  return (
    <li>
      <span>{said.join(', ')}</span>
      <span className="staffing__acts">
        {asked !== null && offer.user_id !== self.id && offer.can?.includes('shiftOffers.take') === true && (
          <Button
            size="small"
            isBusy={take.isPending}
            onClick={() => take.mutate({ path }, { onSuccess: () => toast(texts.changedHands) })}
          >
            {texts.yesFor(asked)}
          </Button>
        )}
        {offer.can?.includes('shiftOffers.withdraw') === true && (
          <Button
            size="small"
            kind="quiet"
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate({ path }, { onSuccess: () => toast(texts.withdrawn) })}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
      {error && <FailureNotice error={error} />}
    </li>
  );
}
