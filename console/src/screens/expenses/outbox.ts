import { client } from '../../client/client.ts';
import type { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { answerOf } from '../../clock/outbox.ts';
import { newTexts } from '../../texts/expenses.ts';
import { forgetReport, keepReport, type KeptReport, readKeptReports } from './kept-reports.ts';
import { submitReport, submittedText, uploadReceipt } from './send.ts';
import { bodyOf } from './values.ts';

export interface Sent {
  readonly reportId: string;
  /** What to say of it. */
  readonly said: string;
}

type OnProgress = (name: string, share: number) => void;

/** On its way from this page: nobody else takes it up. */
const inHand = new Set<string>();

/**
 * Sends what is kept, from where it stopped: the report, its receipts one by one, and the submission. What may have arrived is sent under the
 * same key again, and counts once. Throws what the report itself was refused with, and whatever may pass.
 */
export async function sendReport(userId: string, kept: KeptReport, onProgress?: OnProgress): Promise<Sent> {
  inHand.add(kept.id);
  try {
    return await sendRest(userId, kept, onProgress);
  } finally {
    inHand.delete(kept.id);
  }
}

async function sendRest(userId: string, kept: KeptReport, onProgress: OnProgress | undefined): Promise<Sent> {
  let rest = kept;
  const stepTo = async (next: KeptReport): Promise<void> => {
    rest = next;
    await keepReport(userId, next);
  };
  const reportId = kept.reportId ?? (await create(kept));
  await stepTo({ ...rest, reportId });
  let said: string = newTexts.saved;
  try {
    for (const { id, file } of kept.files) {
      onProgress?.(file.name, 0);
      await uploadReceipt(reportId, file, {
        idempotencyKey: id,
        onProgress: (share) => onProgress?.(file.name, share),
      });
      await stepTo({ ...rest, files: rest.files.filter((other) => other.id !== id) });
    }
    if (kept.intent === 'submit') said = submittedText(await submitReport(reportId, `${kept.id}-submit`));
  } catch (error) {
    if (answerOf(error).kind === 'unsent') throw error;
    // The report exists now: it is not created twice, and what is missing is said on its own page.
    said = newTexts.theDraftWasSaved((error as ApiError).message);
  }
  await forgetReport(userId, kept.id);
  return { reportId, said };
}

const create = async ({ id, values }: KeptReport): Promise<string> =>
  (await write('post', '/expense-reports', { body: bodyOf(values), idempotencyKey: id })).data.id;

/** A page may show one person while the browser has the session of another by now: their reports would become each other's. */
async function isStill(userId: string): Promise<boolean> {
  const { data } = await client.GET('/session');
  return data?.data.user.id === userId;
}

let sending: Promise<string[]> | null = null;

/** Everything that waits, in the order in which it was written; one sender at a time on a page. */
export function sendKeptReports(userId: string): Promise<string[]> {
  sending ??= sendAll(userId).finally(() => (sending = null));
  return sending;
}

async function sendAll(userId: string): Promise<string[]> {
  const waiting = (await readKeptReports(userId))
    .filter(({ id, intent }) => intent !== null && !inHand.has(id))
    .reverse();
  if (waiting.length === 0 || !(await isStill(userId))) return [];
  const said: string[] = [];
  for (const kept of waiting) {
    try {
      said.push((await sendReport(userId, kept)).said);
    } catch (error) {
      const answer = answerOf(error);
      if (answer.kind === 'unsent') break;
      await setAside(userId, kept, (error as ApiError).message);
      said.push(newTexts.wasNotTaken(kept.values.title, (error as ApiError).message));
    }
  }
  return said;
}

/** Back to what is being written, with the reason. The refusal stands under the old key. */
export async function setAside(userId: string, kept: KeptReport, refusal: string | null): Promise<KeptReport> {
  const next = { ...kept, id: crypto.randomUUID(), intent: null, refusal };
  await keepReport(userId, next);
  await forgetReport(userId, kept.id);
  return next;
}
