import { type Actor, todayOf } from '../../../kernel/actor.ts';
import type { Services } from '../../../kernel/services.ts';
import { localeOf, writeTime } from '../../../lib/texts/locale.ts';
import { type Message, say, sayTo } from '../../../lib/texts/texts.ts';
import { findDay } from '../people-store.ts';
import type { Tap, TapAnswer } from './record.ts';

const keys = { IN: 'kiosks.in', OUT: 'kiosks.out', BREAK: 'kiosks.break', BACK: 'kiosks.back' } as const;

/** What happened, the hours of the day and what a rule took off of them, to who stands there. */
export async function sayDone(
  { database, clock }: Services,
  actor: Actor & { readonly userId: string },
  { action, tap_id: tapId }: Pick<Tap, 'action' | 'tap_id'>,
  { countsAt, kioskId }: { readonly countsAt: string; readonly kioskId: string },
): Promise<Pick<TapAnswer, 'message' | 'language' | 'state'>> {
  const { organization, organizationId, userId, language } = actor;
  const asked = { day: todayOf(actor, clock.nowMs()), now: clock.now(), kioskId, tapId };
  const day = await findDay(database.db, organizationId, userId, asked);
  const time = writeTime(localeOf(language, organization.country), organization.timezone, countsAt);
  const { first_name: name = '', minutes = 0, deducted = 0 } = day ?? {};
  const said = say(keys[action], { name, time, minutes, deducted });
  return { message: speak(actor, said), language, ...(day && { state: day.state }) };
}

export const speak = ({ language }: Pick<Actor, 'language'>, message: Message): string =>
  sayTo({ language, audience: 'app' }, message);
