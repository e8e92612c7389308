import type { NewRow } from '../db/rows.ts';
import { sealGovernmentIds } from '../features/people/index.ts';
import { daysFrom, type Demo } from './demo.ts';

const genders = ['female', 'male', 'female', 'male', 'non-binary'] as const;
const pronouns: Record<string, string> = { female: 'she/her', male: 'he/him', 'non-binary': 'they/them' };
const nationalities = [
  'Canadian',
  'Canadian',
  'Canadian',
  'French',
  'Indian',
  'Nigerian',
  'Mexican',
  'Filipino',
] as const;
const streets = ['Sample Street', 'Example Avenue', 'Placeholder Road', 'Fiction Lane', 'Demo Crescent'] as const;
const relationships = ['partner', 'parent', 'sibling', 'friend'] as const;

/** 555-0100 to 555-0199 is kept for fiction: it rings nowhere. */
const fictionalPhone = ({ random }: Demo): string => `+1 416 555 ${String(random.between(100, 199)).padStart(4, '0')}`;

interface PrivateRows {
  readonly personal: NewRow<'user_personal_details'>[];
  readonly governmentIds: NewRow<'user_government_ids'>[];
}

/** Personal details and government ids of everyone, every one of them plainly made up. */
export function privateRows(demo: Demo, people: readonly NewRow<'users'>[]): PrivateRows {
  return {
    personal: people.map((person) => personalRow(demo, person)),
    governmentIds: people.map((person, index) => governmentIdRow(demo, person, index + 1)),
  };
}

function personalRow(demo: Demo, person: NewRow<'users'>): PrivateRows['personal'][number] {
  const { random, today } = demo;
  const gender = random.pick(genders);
  const address = {
    line1: `${String(random.between(1, 400))} ${random.pick(streets)}`,
    line2: random.chance(0.3) ? `Unit ${String(random.between(1, 60))}` : null,
    city: 'Toronto',
    region: 'ON',
    postal_code: 'M0M 0M0',
    country: 'CA',
  };
  const contact = {
    name: `${random.pick(['Alex', 'Sam', 'Kim', 'Robin'])} ${person.last_name}`,
    relationship: random.pick(relationships),
  };
  return {
    organization_id: person.organization_id,
    user_id: person.id,
    personal_email: person.email.replace(/@.*/, '@personal.example'),
    phone: random.chance(0.4) ? fictionalPhone(demo) : null,
    mobile_phone: fictionalPhone(demo),
    date_of_birth: daysFrom(today, -random.between(27 * 365, 63 * 365)),
    gender,
    pronouns: pronouns[gender] ?? null,
    marital_status: random.pick(['single', 'married', 'partnered']),
    nationality: random.pick(nationalities),
    home_address: JSON.stringify(address),
    emergency_contacts: JSON.stringify([{ ...contact, phone: fictionalPhone(demo) }]),
  };
}

/** A social insurance number never begins with 0, and nothing real is called DEMO. */
function governmentIdRow(demo: Demo, person: NewRow<'users'>, number: number): PrivateRows['governmentIds'][number] {
  const { random, today, work } = demo;
  const digits = String(number).padStart(4, '0');
  const hasPermit = random.chance(0.1);
  const sealed = sealGovernmentIds(work.installation.keys, person.id, {
    social_insurance_number: `000 000 ${String(number).padStart(3, '0')}`,
    tax_id: `DEMO-TAX-${digits}`,
    passport_number: random.chance(0.6) ? `DEMO${digits}` : null,
    passport_expiry_date: daysFrom(today, random.between(-30, 2000)),
    drivers_license_number: random.chance(0.7) ? `DEMO-DL-${digits}` : null,
    work_permit_number: hasPermit ? `DEMO-WP-${digits}` : null,
    work_permit_expiry_date: hasPermit ? daysFrom(today, random.between(20, 700)) : null,
  });
  return { organization_id: person.organization_id, user_id: person.id, sealed };
}
