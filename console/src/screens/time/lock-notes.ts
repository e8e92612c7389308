import { timeTexts as texts } from '../../texts/time.ts';

/** Why the hours of a timesheet stay as they are. */
export const lockNotes: Readonly<Record<string, string | undefined>> = {
  SUBMITTED: texts.waits,
  APPROVED: texts.approved,
  FINALIZED: texts.finalized,
  SIGNED: texts.finalized,
};
