import type { Actor } from '../../kernel/actor.ts';
import { prefixOf } from '../../kernel/app-answers.ts';
import type { DataArea, PersonalTable } from '../../kernel/personal-data.ts';
import type { Services } from '../../kernel/services.ts';
import { isOpenTo, type Reading } from './store.ts';

/** One archive that is being written. */
export interface Archiving extends Reading {
  readonly services: Pick<Services, 'catalogue' | 'keys' | 'files'>;
  /** Who asked: others are named as they may see them. */
  readonly actor: Actor;
  readonly madeAt: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Where the file of a row stands in the archive. */
export function pathOf({ area, key }: PersonalTable, row: Row): string {
  const name = String(row['file_name']).replaceAll(/[\\/]/g, '_');
  return `files/${area}/${key.map((column) => String(row[column])).join('-')}/${name}`;
}

export function shownRow({ services }: Archiving, data: PersonalTable, row: Row): Row {
  const shown = data.reveal ? data.reveal(services.keys, row) : row;
  const entries = Object.entries(shown).filter(
    ([name]) => name !== 'organization_id' && name !== data.file && !(name in (data.withheld ?? {})),
  );
  return { ...Object.fromEntries(entries), ...(data.file !== undefined && { file: pathOf(data, row) }) };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** What ids in these rows stand for, as far as the one who asked may know. */
export class Names {
  readonly #archiving: Archiving;
  readonly #asked = new Set<string>();
  readonly found: Record<string, string> = {};

  constructor(archiving: Archiving) {
    this.#archiving = archiving;
  }

  async lookUp(rows: readonly Row[], { names: named }: PersonalTable): Promise<void> {
    const { services, db, actor } = this.#archiving;
    const ids = [...new Set(textsIn(rows))].filter((text) => prefixOf(text) !== undefined && !this.#asked.has(text));
    for (const id of ids) this.#asked.add(id);
    const shown = named === undefined ? [] : rows.flatMap((row) => [...textsIn(row[named])]);
    for (const source of services.catalogue.names) {
      const own = ids.filter((id) => prefixOf(id) === source.prefix);
      if (own.length === 0) continue;
      for (const { id, name } of await source.find(db, actor, own, shown)) this.found[id] = name;
    }
  }
}

export const tablesOf = ({ services, actor, userId }: Archiving, area?: DataArea): PersonalTable[] =>
  services.catalogue.personalData.filter(
    (data) => (area === undefined || data.area === area) && isOpenTo(actor, userId, data),
  );
