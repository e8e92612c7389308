import { write } from '../../client/hooks.ts';
import type { Sending, Sent } from '../../offline/kept.ts';
import { myScheduleTexts } from '../../texts/schedule.ts';

/** A shift that one wants, with its day in words. */
export interface KeptClaim {
  readonly shiftId: string;
  readonly day: string;
}

export async function send({ userId: person, kept: { id, values } }: Sending<KeptClaim>): Promise<Sent> {
  await write('post', '/shifts/{id}/claim', { path: { id: values.shiftId }, idempotencyKey: id, person });
  return { recordId: values.shiftId, said: myScheduleTexts.theShiftOnIsYours(values.day) };
}
