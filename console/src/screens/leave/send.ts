import type { ApiError } from '../../client/error.ts';
import { type Body, write } from '../../client/hooks.ts';
import { uploadFile } from '../../client/upload.ts';
import { answerOf } from '../../offline/answer.ts';
import type { Sending, Sent } from '../../offline/kept.ts';
import { bookTexts, type halfNames, illTexts } from '../../texts/leave/requests.ts';

/** A part of one day, where a type that is counted in days allows it. */
export const byClock = 'BY_CLOCK';

export interface BookingValues {
  leave_type_id: string;
  start_date: string;
  end_date: string;
  half: keyof typeof halfNames | typeof byClock;
  start_half: 'FULL_DAY' | 'SECOND_HALF';
  end_half: 'FULL_DAY' | 'FIRST_HALF';
  start_time: string;
  end_time: string;
  reason: string;
}

/** Time off as it is kept: what stands in the form, and what the server is sent. */
export interface KeptLeave {
  readonly typed: BookingValues;
  readonly body: Body<'/leaves', 'post'>;
  readonly isIll: boolean;
}

/** The leave, then what belongs to it; the leave stands whatever becomes of that. */
export async function send({ userId: person, kept, stepTo }: Sending<KeptLeave>): Promise<Sent> {
  const { id, values } = kept;
  let said: string = values.isIll ? illTexts.sent : bookTexts.yourRequestWasSent;
  let { recordId, files } = kept;
  if (recordId === null) {
    const { data: leave } = await write('post', '/leaves', { body: values.body, idempotencyKey: id, person });
    recordId = leave.id;
    if (!values.isIll && leave.status === 'APPROVED') said = bookTexts.booked;
    await stepTo({ recordId });
  }
  try {
    for (const { id: idempotencyKey, file } of files) {
      await uploadFile(`/leaves/${recordId}/attachments/upload`, file, {}, { idempotencyKey, person });
      files = files.filter((other) => other.id !== idempotencyKey);
      await stepTo({ files });
    }
  } catch (error) {
    if (answerOf(error).kind === 'unsent') throw error;
    said = illTexts.notAttached((error as ApiError).message);
  }
  return { recordId, said };
}
