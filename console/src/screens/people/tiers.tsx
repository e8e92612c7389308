import type { ReactNode } from 'react';
import { sayDay } from '../../dates.ts';
import type { HomeAddress, WholePerson } from '../../records.ts';
import type { Fact } from '../../ui/page.tsx';

/** A part of a person that is shown only when asked for. */
export interface Tier {
  readonly name: 'personal' | 'government_id';
  readonly title: string;
  readonly factsOf: (person: WholePerson) => Fact[];
}

const day = (value: string | null | undefined): string | null => (value == null ? null : sayDay(value));

export const personalTier: Tier = {
  name: 'personal',
  title: 'Personal details',
  factsOf: (person) => [
    ['Personal e-mail', person.personal_email],
    ['Phone', person.phone],
    ['Mobile phone', person.mobile_phone],
    ['Date of birth', day(person.date_of_birth)],
    ['Gender', person.gender],
    ['Pronouns', person.pronouns],
    ['Marital status', person.marital_status],
    ['Nationality', person.nationality],
    ['Home address', person.home_address && <Address address={person.home_address} />],
    ...(person.emergency_contacts ?? []).map((contact, index): Fact => [
      `Emergency contact ${index + 1}`,
      [contact.name, contact.relationship, contact.phone].filter(Boolean).join(', '),
    ]),
  ],
};

export const governmentIdTier: Tier = {
  name: 'government_id',
  title: 'Government identifiers',
  factsOf: (person) => [
    ['Social insurance number', person.social_insurance_number],
    ['Tax number', person.tax_id],
    ['Passport', person.passport_number],
    ['Passport expires', day(person.passport_expiry_date)],
    ['Driving licence', person.drivers_license_number],
    ['Work permit', person.work_permit_number],
    ['Work permit expires', day(person.work_permit_expiry_date)],
  ],
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
