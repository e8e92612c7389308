import { keepFile, type PreparedFiles } from '../kernel/files.ts';
import type { Role } from '../kernel/scopes.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Upload } from '../lib/uploads.ts';
import type { Random } from './random.ts';

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly jobTitle: string;
  readonly department: string | null;
  readonly isActive: boolean;
}

/** What the areas of the demo build on, each on those before it. */
export interface Demo {
  readonly work: UnitOfWork;
  readonly files: PreparedFiles;
  readonly random: Random;
  /** Today in the demo organization. */
  readonly today: string;
  readonly people: DemoPerson[];
  /** Department ids by name. */
  readonly departments: Map<string, string>;
}

/** Within the transaction of the demo, which no one waits behind: the process serves no one yet. */
export const keepDemoFile = async ({ work, files }: Demo, upload: Upload): Promise<string> =>
  keepFile(work, await files.store(upload));

const dayMs = 86_400_000;

/** A calendar day so many days after another; before it when negative. */
export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

export const personWith = (demo: Demo, email: string): DemoPerson => {
  const found = demo.people.find((person) => person.email === email);
  if (!found) throw new Error(`The demo has no ${email}.`);
  return found;
};
