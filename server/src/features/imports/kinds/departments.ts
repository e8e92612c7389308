import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  addDepartment,
  codeInUse,
  type Department,
  freeCode,
  nameInUse,
  NewDepartment,
  removeDepartment,
} from '../../people/index.ts';
import { oneByOne, type RowKind } from '../rows.ts';
import { truth } from './cells.ts';
import { findPersonByEmail } from './references.ts';
import type { Rehearsal } from './rehearsal.ts';

/** The fields of POST /departments; the head also by e-mail address. */
export const departmentRows: RowKind = {
  columns: {
    name: { isRequired: true },
    code: {},
    description: {},
    color: {},
    head_email: {},
    head_id: {},
    is_active: truth,
  },

  async add(work, { head_email, ...fields }, { rehearsal }) {
    const department = check(NewDepartment, fields);
    if (head_email !== undefined && department.head_id !== undefined)
      throw invalid('head_email', say('imports.notBoth', { column: 'head_email', other: 'head_id' }));
    const added = await addDepartment(work, {
      ...department,
      ...(head_email !== undefined && { head_id: await findPersonByEmail(work, 'head_email', head_email as string) }),
    });
    if (rehearsal) rehearseDepartment(rehearsal, added, department.code !== undefined);
    return added.id;
  },

  undo: {
    remove: oneByOne(removeDepartment),
  },
};

/** The rules that the database keeps between departments, among those of one file. */
function rehearseDepartment(rehearsal: Rehearsal, { name, code }: Department, isCodeGiven: boolean): void {
  const { departmentCodes: codes, departmentNames: names } = rehearsal;
  if (isCodeGiven && codes.has(code)) throw codeInUse();
  if (names.has(name.toLowerCase())) throw nameInUse();
  rehearsal.add(() => {
    names.add(name.toLowerCase());
    codes.add(freeCode(code, codes));
  });
}
