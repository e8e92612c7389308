import { write } from '../../client/hooks.ts';
import type { Sending, Sent } from '../../offline/kept.ts';
import { myScheduleTexts } from '../../texts/schedule.ts';
import { shiftApplicationTexts } from '../../texts/shift-applications.ts';

/** A shift that one wants, with its day in words. */
export interface KeptClaim {
  readonly shiftId: string;
  readonly day: string;
}

export async function send({ userId: person, kept: { id, values } }: Sending<KeptClaim>): Promise<Sent> {
  const { data } = await write('post', '/shifts/{id}/claim', {
    path: { id: values.shiftId },
    idempotencyKey: id,
    person,
  });
  return {
    recordId: values.shiftId,
    said: (data.id === values.shiftId ? myScheduleTexts.theShiftOnIsYours : shiftApplicationTexts.sent)(values.day),
  };
}
