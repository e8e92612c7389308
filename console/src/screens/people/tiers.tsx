import type { ReactNode } from 'react';
import type { Ability } from '../../client/operations.ts';
import { sayDay } from '../../dates.ts';
import type { HomeAddress, WholePerson } from '../../records.ts';
import type { Fact } from '../../ui/page.tsx';

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
  readonly factsOf: (person: WholePerson) => Fact[];
  readonly editing: { readonly needs: Ability; readonly path: string; readonly hasContacts: boolean };
}

type FlatName = Exclude<keyof WholePerson, 'home_address' | 'emergency_contacts'>;

/** The facts of fields that are plain values. */
const factsFor = (person: WholePerson, fields: readonly TierField[]): Fact[] =>
  fields
    .filter(({ key }) => !key.includes('.'))
    .map(({ key, label, type }) => {
      const value = person[key as FlatName];
      return [label, type === 'date' && typeof value === 'string' ? sayDay(value) : value];
    });

const personalFields: readonly TierField[] = [
  { key: 'personal_email', label: 'Personal e-mail', type: 'email' },
  { key: 'phone', label: 'Phone', type: 'tel' },
  { key: 'mobile_phone', label: 'Mobile phone', type: 'tel' },
  { key: 'date_of_birth', label: 'Date of birth', type: 'date' },
  { key: 'gender', label: 'Gender' },
  { key: 'pronouns', label: 'Pronouns' },
  { key: 'marital_status', label: 'Marital status' },
  { key: 'nationality', label: 'Nationality' },
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
  fields: personalFields,
  editing: { needs: 'users.updatePersonal', path: 'personal', hasContacts: true },
  factsOf: (person) => [
    ...factsFor(person, personalFields),
    ['Home address', person.home_address && <Address address={person.home_address} />],
    ...(person.emergency_contacts ?? []).map((contact, index): Fact => [
      `Emergency contact ${index + 1}`,
      [contact.name, contact.relationship, contact.phone].filter(Boolean).join(', '),
    ]),
  ],
};

const governmentIdFields: readonly TierField[] = [
  { key: 'social_insurance_number', label: 'Social insurance number' },
  { key: 'tax_id', label: 'Tax number' },
  { key: 'passport_number', label: 'Passport' },
  { key: 'passport_expiry_date', label: 'Passport expires', type: 'date' },
  { key: 'drivers_license_number', label: 'Driving licence' },
  { key: 'work_permit_number', label: 'Work permit' },
  { key: 'work_permit_expiry_date', label: 'Work permit expires', type: 'date' },
];

export const governmentIdTier: Tier = {
  name: 'government_id',
  title: 'Government identifiers',
  fields: governmentIdFields,
  editing: { needs: 'users.updateGovernmentIds', path: 'government-ids', hasContacts: false },
  factsOf: (person) => factsFor(person, governmentIdFields),
};

function Address({ address }: { readonly address: HomeAddress }): ReactNode {
  const lines = [
    address.line1,
    address.line2,
    [address.city, address.region, address.postal_code].filter(Boolean).join(' '),
    address.country,
  ];
  return lines.filter((line) => line !== null && line !== '').map((line) => <div key={line}>{line}</div>);
}
