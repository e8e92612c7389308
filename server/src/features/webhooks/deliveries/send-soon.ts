import type { Work } from '../../../kernel/work.ts';
import { deliverTask } from '../engine/next-attempts.ts';

/** Once this change commits, somebody looks for what is due. */
export const sendSoon = (work: Work): void => {
  work.enqueue(deliverTask, {}, { jobKey: `${deliverTask}:now` });
};
