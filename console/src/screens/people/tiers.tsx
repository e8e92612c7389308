import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { Email } from '../../ui/email.tsx';
import type { Fact } from '../../ui/page.tsx';

type Person = Data<'/users/{id}'>;

export interface TierField {
  /** `home_address.city` names one inside another. */
  readonly key: string;
  readonly label: string;
  readonly type?: 'date' | 'email' | 'tel';
}

/** A part of a person that is shown only when asked for. */
export interface Tier {
  readonly name: 'personal' | 'government_id';
  readonly title: string;
  readonly fields: readonly TierField[];
  readonly path: '/users/{id}/personal' | '/users/{id}/government-ids';
  readonly hasContacts: boolean;
}

const plainFields = (fields: readonly TierField[]): readonly TierField[] =>
  fields.filter(({ key }) => !key.includes('.'));

/** The facts of a tier as labelled values; an address and the contacts as one line each. */
export function factsOf(person: Person, fields: readonly TierField[], format: Format): Fact[] {
  const plain = plainFields(fields).map(({ key, label, type }): Fact => {
    const value = person[key as 'phone'];
    if (typeof value !== 'string') return [label, value];
    if (type === 'email') return [label, <Email address={value} />];
    return [label, type === 'date' ? format.day(value) : value];
  });
  if (plain.length === fields.length) return plain;
  return [
    ...plain,
    ['Home address', person.home_address && <Address address={person.home_address} />],
    ...(person.emergency_contacts ?? []).map((contact, index): Fact => [
      `Emergency contact ${String(index + 1)}`,
      [contact.name, contact.relationship, contact.phone].filter(Boolean).join(', '),
    ]),
  ];
}

export const contactFields: readonly TierField[] = [
  { key: 'personal_email', label: 'Personal e-mail', type: 'email' },
  { key: 'phone', label: 'Phone', type: 'tel' },
  { key: 'mobile_phone', label: 'Mobile phone', type: 'tel' },
  { key: 'pronouns', label: 'Pronouns' },
];
export const addressFields: readonly TierField[] = [
  { key: 'home_address.line1', label: 'Address' },
  { key: 'home_address.line2', label: 'Address, second line' },
  { key: 'home_address.city', label: 'City' },
  { key: 'home_address.region', label: 'Region' },
  { key: 'home_address.postal_code', label: 'Postal code' },
  { key: 'home_address.country', label: 'Country' },
];

export const personalTier: Tier = {
  name: 'personal',
  title: 'Personal details',
  path: '/users/{id}/personal',
  hasContacts: true,
  fields: [
    ...contactFields,
    { key: 'date_of_birth', label: 'Date of birth', type: 'date' },
    { key: 'gender', label: 'Gender' },
    { key: 'marital_status', label: 'Marital status' },
    { key: 'nationality', label: 'Nationality' },
    ...addressFields,
  ],
};

export const governmentIdTier: Tier = {
  name: 'government_id',
  title: 'Government identifiers',
  path: '/users/{id}/government-ids',
  hasContacts: false,
  fields: [
    { key: 'social_insurance_number', label: 'Social insurance number' },
    { key: 'tax_id', label: 'Tax number' },
    { key: 'passport_number', label: 'Passport' },
    { key: 'passport_expiry_date', label: 'Passport expires', type: 'date' },
    { key: 'drivers_license_number', label: 'Driving licence' },
    { key: 'work_permit_number', label: 'Work permit' },
    { key: 'work_permit_expiry_date', label: 'Work permit expires', type: 'date' },
  ],
};

function Address({ address }: { readonly address: NonNullable<Person['home_address']> }): ReactNode {
  const lines = [
    address.line1,
    address.line2,
    [address.city, address.region, address.postal_code].filter(Boolean).join(' '),
    address.country,
  ];
  return lines.filter((line) => line !== null && line !== '').map((line) => <div key={line}>{line}</div>);
}
