import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  addDepartment,
  addTeam,
  findDepartmentCalled,
  findTeamCalled,
  removeDepartment,
  removeTeam,
} from '../../people/index.ts';
import { calledHere, type RowContext } from '../rows.ts';

/** A department by code or name; made if it is missing and that is wanted. */
export async function departmentFor(
  work: UnitOfWork,
  name: string,
  context: RowContext,
  made: string[],
): Promise<string> {
  const { options, rehearsal } = context;
  const text = calledHere(context, 'department', name);
  const found = await findDepartmentCalled(work, text);
  if (found !== null) return found;
  if (options.makes_missing !== true) {
    rehearsal?.addMissing('department', text);
    throw invalid('department', say('imports.noDepartment', { text }));
  }
  const { id } = await addDepartment(work, { name: text });
  made.push(id);
  return id;
}

/** The same for a team. */
export async function teamFor(work: UnitOfWork, name: string, context: RowContext, made: string[]): Promise<string> {
  const { options, rehearsal } = context;
  const text = calledHere(context, 'team', name);
  const found = await findTeamCalled(work, text);
  if (found !== null) return found;
  if (options.makes_missing !== true) {
    rehearsal?.addMissing('team', text);
    throw invalid('team', say('imports.noneNamed', { column: 'team', text }));
  }
  const { id } = await addTeam(work, { name: text });
  made.push(id);
  return id;
}

export const isMade = (id: string): boolean => id.startsWith('dep_') || id.startsWith('team_');

/** What an import made beside the people of it goes if nothing else is in it. */
export async function removeMade(work: UnitOfWork, id: string): Promise<void> {
  if (id.startsWith('dep_')) await removeDepartment(work, id);
  else await removeTeam(work, id);
}
