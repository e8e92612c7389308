export interface LargeSize {
  readonly people: number;
  readonly entries: number;
  /** Of each kind: leave, timesheets and expense reports that wait for a decision. */
  readonly waiting: number;
}

export const largeSize: LargeSize = { people: 1000, entries: 200_000, waiting: 100 };

const firstNames = `
  Aisha Anders Beatriz Bilal Camille Chidi Daria Diego Elif Emeka Farah Felix
  Giulia Hassan Helena Ines Ivan Jamila Jonas Keiko Lars Leila Luca Maya
  Mateo Nadia Nikhil Olga Omar Paula Quentin Rania Rohan Sofia Tariq Yuki
`
  .trim()
  .split(/\s+/);
const lastNames = `
  Abadi Bergström Castillo Dubois Eriksen Fontaine Ghosh Haddad Ibarra Jansen Kaplan Lindqvist
  Moreau Nakamura Okonkwo Petrov Quispe Rossi Sato Tanaka Ueda Vargas Weber Xu
  Yilmaz Zhang Barros Costa Demir
`
  .trim()
  .split(/\s+/);

/** Names are few and people many: every pair once, as the two lists have no common divisor. */
export const nameOf = (index: number): { readonly first_name: string; readonly last_name: string } => ({
  first_name: firstNames[index % firstNames.length] ?? '',
  last_name: lastNames[index % lastNames.length] ?? '',
});

/** For an address: letters alone. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

export const jobTitles = ['Cook', 'Server', 'Bartender', 'Host', 'Dishwasher', 'Barista', 'Driver', 'Clerk'] as const;
export const hourlyRate = 24;
/** A day at work: half an hour of it is a break. */
export const dayMinutes = { whole: 480, break: 30, worked: 450 } as const;
