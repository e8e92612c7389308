/** As the options of a select. */
export const optionsOf = (names: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** `time_entries.update` and `FULL_TIME` in plain words. */
export function plainly(name: string): string {
  const words = name
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A message of the server speaks of fields by their wire names; a form by its labels. */
export const withoutWireNames = (message: string): string =>
  message.replaceAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g, (name) => name.replaceAll('_', ' '));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const asSentence = (message: string): string => capitalized(withoutWireNames(message));

/** One full stop, also after `10 a.m.` */
export const withFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name?: string | null;
}

export const fullName = (person: Named): string =>
  `${person.preferred_name ?? person.first_name} ${person.last_name}`.trim();

export const initials = (person: Named): string =>
  `${(person.preferred_name ?? person.first_name).charAt(0)}${person.last_name.charAt(0)}`.toUpperCase();
