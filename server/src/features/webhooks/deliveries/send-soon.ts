import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deliverTask } from '../engine/next-attempts.ts';

/** Once this change commits, somebody looks for what is due. */
export const sendSoon = (work: UnitOfWork): void => {
  work.enqueue(deliverTask, {}, { jobKey: `${deliverTask}:now` });
};
