/** Words of people for what someone works as are the same whatever the case, the accents and the spaces. */
export const plainPosition = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** One spelling that shifts or people of a department have. */
export interface SpelledPosition {
  readonly department_id: string;
  readonly title: string;
  readonly shift_count: number;
  readonly person_count: number;
}

/** Spellings of one title as one, under what is written most; what is used most stands first. */
export function gathered(spelled: readonly SpelledPosition[]): SpelledPosition[] {
  const uses = ({ shift_count, person_count }: SpelledPosition): number => shift_count + person_count;
  const found = new Map<string, SpelledPosition>();
  for (const one of spelled.toSorted((a, b) => uses(b) - uses(a) || (a.title < b.title ? -1 : 1))) {
    const key = `${one.department_id} ${plainPosition(one.title)}`;
    const known = found.get(key);
    found.set(key, {
      ...(known ?? { ...one, title: one.title.trim() }),
      shift_count: (known?.shift_count ?? 0) + one.shift_count,
      person_count: (known?.person_count ?? 0) + one.person_count,
    });
  }
  return [...found.values()].sort((a, b) => uses(b) - uses(a) || (a.title < b.title ? -1 : 1));
}
