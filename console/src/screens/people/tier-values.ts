import type { Personal, WholePerson } from '../../records.ts';
import { orNull } from '../../ui/form.tsx';
import type { Tier } from './tiers.tsx';

export type TierValues = Readonly<Record<string, string>>;

/** As the form holds it: every part is text. */
export interface Contact {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}

const textAt = (person: WholePerson, key: string): string => {
  const value = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name], person);
  return typeof value === 'string' ? value : '';
};

export const valuesOf = (person: WholePerson, tier: Tier): TierValues =>
  Object.fromEntries(tier.fields.map(({ key }) => [key, textAt(person, key)]));

export const contactsOf = ({ emergency_contacts = [] }: Personal): Contact[] =>
  emergency_contacts.map(({ name, relationship, phone }) => ({ name, relationship: relationship ?? '', phone }));

/** The body of the change: what differs. An address and the contacts are replaced as a whole. */
export function tierChanges(
  before: TierValues,
  after: TierValues,
  contacts: { readonly before: readonly Contact[]; readonly after: readonly Contact[] },
): Record<string, unknown> {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const changes: Record<string, unknown> = Object.fromEntries(
    changed.filter((key) => !key.includes('.')).map((key) => [key, orNull(after[key] ?? '')]),
  );
  if (changed.some((key) => key.includes('.'))) changes['home_address'] = addressIn(after);
  if (JSON.stringify(contacts.before) !== JSON.stringify(contacts.after)) {
    changes['emergency_contacts'] = contacts.after.map(({ name, relationship, phone }) => ({
      name,
      relationship: orNull(relationship),
      phone,
    }));
  }
  return changes;
}

function addressIn(values: TierValues): Record<string, string | null> | null {
  const parts = Object.entries(values)
    .filter(([key]) => key.startsWith('home_address.'))
    .map(([key, value]) => [key.slice('home_address.'.length), orNull(value)] as const);
  return parts.every(([, value]) => value === null) ? null : Object.fromEntries(parts);
}
