import type { Data } from '../../client/hooks.ts';
import { orNull } from '../../ui/forms.tsx';
import type { TierField } from './tiers.tsx';

type Person = Data<'/users/{id}'>;

/** As the form holds it: every part is text; `home_address.city` stands inside `home_address`. */
export interface TierValues {
  readonly home_address: Readonly<Record<string, string>>;
  readonly emergency_contacts: readonly Contact[];
  readonly [name: string]: unknown;
}

export interface Contact {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}

const addressParts = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

export function valuesOf(person: Person, fields: readonly TierField[]): TierValues {
  const plain = fields.filter(({ key }) => !key.includes('.'));
  return {
    ...Object.fromEntries(plain.map(({ key }) => [key, person[key as 'phone'] ?? ''])),
    home_address: Object.fromEntries(addressParts.map((part) => [part, person.home_address?.[part] ?? ''])),
    emergency_contacts: (person.emergency_contacts ?? []).map(({ name, relationship, phone }) => ({
      name,
      relationship: relationship ?? '',
      phone,
    })),
  };
}

const differs = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);

/** The body of the change: what differs. An address and the contacts are replaced as a whole. */
export function tierChanges(before: TierValues, after: TierValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (typeof value === 'string' && value !== before[name]) changes[name] = orNull(value);
  }
  if (differs(before.home_address, after.home_address)) changes['home_address'] = addressIn(after.home_address);
  if (differs(before.emergency_contacts, after.emergency_contacts)) {
    changes['emergency_contacts'] = after.emergency_contacts.map(({ name, relationship, phone }) => ({
      name: name.trim(),
      relationship: orNull(relationship),
      phone: phone.trim(),
    }));
  }
  return changes;
}

function addressIn(values: Readonly<Record<string, string>>): Record<string, string | null> | null {
  const parts = Object.entries(values).map(([part, value]) => [part, orNull(value)] as const);
  return parts.every(([, value]) => value === null) ? null : Object.fromEntries(parts);
}
