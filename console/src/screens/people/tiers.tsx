import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { countryName } from '../../countries.ts';
import type { Format } from '../../format.ts';
import { tiersTexts } from '../../texts/people/profile.ts';
import { Email } from '../../ui/email.tsx';
import type { Fact } from '../../ui/page.tsx';
import { capitalized } from '../../words.ts';

type Person = Data<'/users/{id}'>;

export interface TierField {
  /** `home_address.city` names one inside another. */
  readonly key: string;
  readonly label: string;
  readonly type?: 'date' | 'email' | 'tel';
  /** What browsers call it, who know it of their own person. */
  readonly autoComplete?: string;
  /** A word that people write in small letters, shown as the others are. */
  readonly isWord?: boolean;
  /** Chosen among countries. */
  readonly isCountry?: boolean;
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
  const plain = plainFields(fields).map(({ key, label, type, isWord }): Fact => {
    const value = person[key as 'phone'];
    if (typeof value !== 'string') return [label, value];
    if (type === 'email') return [label, <Email address={value} />];
    if (type === 'date') return [label, format.day(value)];
    return [label, isWord === true ? capitalized(value) : value];
  });
  if (plain.length === fields.length) return plain;
  return [
    ...plain,
    [tiersTexts.homeAddress, person.home_address && <Address address={person.home_address} />],
    ...(person.emergency_contacts ?? []).map((contact, index): Fact => [
      tiersTexts.emergencyContact(index + 1),
      [contact.name, contact.relationship, contact.phone].filter(Boolean).join(', '),
    ]),
  ];
}

export const contactFields: readonly TierField[] = [
  { key: 'personal_email', label: tiersTexts.personalEmail, type: 'email', autoComplete: 'home email' },
  { key: 'phone', label: tiersTexts.phone, type: 'tel', autoComplete: 'home tel' },
  { key: 'mobile_phone', label: tiersTexts.mobilePhone, type: 'tel', autoComplete: 'mobile tel' },
  { key: 'pronouns', label: tiersTexts.pronouns },
];
export const addressFields: readonly TierField[] = [
  { key: 'home_address.line1', label: tiersTexts.address, autoComplete: 'home address-line1' },
  { key: 'home_address.line2', label: tiersTexts.addressSecondLine, autoComplete: 'home address-line2' },
  { key: 'home_address.city', label: tiersTexts.city, autoComplete: 'home address-level2' },
  { key: 'home_address.region', label: tiersTexts.region, autoComplete: 'home address-level1' },
  { key: 'home_address.postal_code', label: tiersTexts.postalCode, autoComplete: 'home postal-code' },
  { key: 'home_address.country', label: tiersTexts.country, autoComplete: 'home country', isCountry: true },
];

export const personalTier: Tier = {
  name: 'personal',
  title: tiersTexts.personalDetails,
  path: '/users/{id}/personal',
  hasContacts: true,
  fields: [
    ...contactFields,
    { key: 'date_of_birth', label: tiersTexts.dateOfBirth, type: 'date' },
    { key: 'gender', label: tiersTexts.gender, isWord: true },
    { key: 'marital_status', label: tiersTexts.maritalStatus, isWord: true },
    { key: 'nationality', label: tiersTexts.nationality },
    ...addressFields,
  ],
};

export const governmentIdTier: Tier = {
  name: 'government_id',
  title: tiersTexts.governmentIdentifiers,
  path: '/users/{id}/government-ids',
  hasContacts: false,
  fields: [
    { key: 'social_insurance_number', label: tiersTexts.socialInsuranceNumber },
    { key: 'tax_id', label: tiersTexts.taxNumber },
    { key: 'passport_number', label: tiersTexts.passport },
    { key: 'passport_expiry_date', label: tiersTexts.passportExpires, type: 'date' },
    { key: 'drivers_license_number', label: tiersTexts.drivingLicence },
    { key: 'work_permit_number', label: tiersTexts.workPermit },
    { key: 'work_permit_expiry_date', label: tiersTexts.workPermitExpires, type: 'date' },
  ],
};

function Address({ address }: { readonly address: NonNullable<Person['home_address']> }): ReactNode {
  const lines = [
    address.line1,
    address.line2,
    [address.city, address.region, address.postal_code].filter(Boolean).join(' '),
    address.country === null ? null : countryName(address.country),
  ];
  return lines.filter((line) => line !== null && line !== '').map((line) => <div key={line}>{line}</div>);
}
