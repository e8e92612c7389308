import { invalid } from '../../kernel/errors.ts';
import { check } from '../../kernel/schema.ts';
import { addDepartment, NewDepartment } from '../people/index.ts';
import { findPersonByEmail } from './references.ts';
import type { RowKind } from './rows.ts';

const truths: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

/** The fields of POST /departments; the head also by e-mail address. */
export const departmentRows: RowKind = {
  columns: {
    name: { isRequired: true },
    code: {},
    description: {},
    color: {},
    head_email: {},
    head_id: {},
    is_active: { read: (text) => truths[text.toLowerCase()] ?? text },
  },

  async add(work, { head_email, ...fields }) {
    const department = check(NewDepartment, fields);
    if (head_email !== undefined && department.head_id !== undefined)
      throw invalid('head_email', 'Give head_email or head_id, not both.');
    await addDepartment(work, {
      ...department,
      ...(head_email !== undefined && { head_id: await findPersonByEmail(work, 'head_email', head_email as string) }),
    });
  },
};
