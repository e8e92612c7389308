import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { withdraw } from './operations.ts';
import type { TimesheetCorrection } from './record.ts';

/** Of a correction that was made for several people at once: it is withdrawn, by the same rules. */
export const undoOfCorrection = {
  keep: (data: unknown): object => ({ id: (data as TimesheetCorrection).id }),

  async takeBack(work: UnitOfWork, { id }: Readonly<Record<string, unknown>>): Promise<void> {
    const withdrawn = await withdraw(work, id as string);
    work.audit({ action: 'timesheetCorrections.withdraw', subjectType: 'timesheet_correction', ...withdrawn });
  },
};
