import type { GuardedRecord } from '../../../kernel/guards.ts';
import { withDepartments } from '../../time/index.ts';
import { TimesheetCorrection } from './record.ts';

type Subject = TimesheetCorrection & { readonly department_id: string | null };

export const correctionRecord: GuardedRecord<Subject> = {
  schemas: [TimesheetCorrection],
  subjectsOf: ({ db, actor }, corrections: readonly TimesheetCorrection[]) => withDepartments(db, actor, corrections),
};
