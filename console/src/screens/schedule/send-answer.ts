import { write } from '../../client/hooks.ts';
import type { Sending, Sent } from '../../offline/kept.ts';
import { shiftOfferTexts as texts } from '../../texts/shift-offers.ts';

export type OfferMove = 'take' | 'decline' | 'withdraw';

/** What one says to an offer between colleagues, with the day of its shift in words. */
export interface KeptAnswer {
  readonly offerId: string;
  readonly move: OfferMove;
  readonly day: string;
}

export async function send({ userId: person, kept: { id, values } }: Sending<KeptAnswer>): Promise<Sent> {
  const { offerId, move, day } = values;
  const { data } = await write('post', `/shift-offers/{id}/${move}`, {
    path: { id: offerId },
    idempotencyKey: id,
    person,
  });
  const said = { take: texts.taken(day), decline: texts.declined, withdraw: texts.withdrawn }[move];
  return { recordId: offerId, said: move === 'take' && data.status === 'WAITING' ? texts.takenToApprove : said };
}
