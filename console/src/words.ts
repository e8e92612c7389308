/** As the options of a select. */
export const optionsOf = (names: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What people call a code of the server; the code itself if it is one that came later. */
export const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One full stop, also after `10 a.m.` */
export const withFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name?: string | null;
}

export const fullName = (person: Named): string =>
  `${person.preferred_name ?? person.first_name} ${person.last_name}`.trim();

export const initials = (person: Named): string =>
  `${(person.preferred_name ?? person.first_name).charAt(0)}${person.last_name.charAt(0)}`.toUpperCase();

/** French: `de` and `que` before a name, which lose their e before a vowel. */
export const elided = (word: 'de' | 'que', name: string): string =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
