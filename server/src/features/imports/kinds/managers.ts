import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { listIdsByName, listIdsByNumber } from '../../people/index.ts';
import { type Cells, namesOf } from '../row-cells.ts';
import type { Row } from '../rows.ts';
import { findPersonByEmail, onlyOne } from './references.ts';
import type { Rehearsal } from './rehearsal.ts';

/** Whom a row names as manager: by address or id, or in one column by address, employee number or name. The address decides where a name stands beside it. */
export async function managerOf(
  work: UnitOfWork,
  cells: Cells,
  rehearsal: Rehearsal | undefined,
): Promise<string | undefined> {
  onlyOne(cells, 'manager', 'manager_id');
  onlyOne(cells, 'manager_email', 'manager_id');
  const column = cells['manager_email'] === undefined ? 'manager' : 'manager_email';
  const text = cells[column] as string | undefined;
  // A manager whom an earlier row would have added has no id yet.
  if (text === undefined || rehearsal?.knows(text) === true) return undefined;
  if (column === 'manager_email') {
    const id = await findPersonByEmail(work, column, text);
    await mustNotBeAnother(work, id, cells['manager'] as string | undefined);
    return id;
  }
  if (text.includes('@')) return findPersonByEmail(work, column, text);
  const [found, another] = await listNamed(work, text);
  if (found === undefined) throw invalid('manager', say('imports.noManager', { text }));
  if (another !== undefined) throw invalid('manager', say('imports.severalManagers', { text }));
  return found;
}

/** By employee number or name. */
async function listNamed(work: UnitOfWork, text: string): Promise<readonly string[]> {
  return [...new Set([...(await listIdsByNumber(work, text)), ...(await listIdsByName(work, text))])];
}

/** Only a name that stands for exactly one other person contradicts the address. */
async function mustNotBeAnother(work: UnitOfWork, id: string, name: string | undefined): Promise<void> {
  if (name === undefined || name.includes('@')) return;
  const [found, another] = await listNamed(work, name);
  if (found !== undefined && another === undefined && found !== id) {
    throw invalid('manager', say('imports.otherManager', { text: name }));
  }
}

const managerIn = (cells: Cells): string | null => {
  const text = cells['manager_email'] ?? cells['manager'];
  return typeof text === 'string' ? text.toLowerCase() : null;
};

/** A manager before their people, wherever they stand in the file; the rest in the order of the file. */
export function managersFirst(rows: readonly Row[]): readonly Row[] {
  const byName = new Map<string, number>();
  const cellsOf = ({ content }: Row): Cells => (content instanceof Refusal ? {} : content);
  for (const [index, row] of rows.entries()) {
    for (const name of namesOf(cellsOf(row))) if (!byName.has(name)) byName.set(name, index);
  }
  const ordered: Row[] = [];
  const placed = new Set<number>();
  for (const start of rows.keys()) {
    // Up the line of managers, without going in circles, then down again.
    const line: number[] = [];
    for (let at: number | undefined = start; at !== undefined && !placed.has(at);) {
      placed.add(at);
      line.push(at);
      const row: Row | undefined = rows[at];
      const manager: string | null = row ? managerIn(cellsOf(row)) : null;
      at = manager === null ? undefined : byName.get(manager);
    }
    for (const index of line.reverse()) ordered.push(rows[index] as Row);
  }
  return ordered;
}
