import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import { roles, type Scope } from '../../../kernel/scopes.ts';
import { WorkingPattern } from '../../../kernel/working-patterns.ts';
import { Day } from '../../../lib/days.ts';
import { CreatedAt, Included, PersonName, RecordId, RecordName, UpdatedAt } from '../../../lib/fields.ts';
import { Id, otherSampleId } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Email, Nullable, Strict, Text } from '../../../lib/schema.ts';

export const levels = ['STANDARD', 'SENIOR', 'LEAD', 'PRINCIPAL'] as const;
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERN'] as const;

/** Directory tier: what anyone who sees the person sees. */
export const directoryFields = {
  id: RecordId('usr'),
  first_name: Personal(Text(100, { description: 'Given name.', examples: ['Ada'] }), 'Erased'),
  last_name: Personal(Text(100, { description: 'Family name.', examples: ['Byron'] }), 'Person'),
  middle_name: Personal(Nullable(Text(100), { description: 'Names between the two; null if there are none.' })),
  preferred_name: Personal(
    Nullable(Text(100), { description: 'What the person wants to be called; null: by first_name.' }),
  ),
  email: Personal(
    Email({ description: 'Unique; signs the person in. Cannot be changed.', examples: ['ada@example.com'] }),
    (userId) => `${userId.toLowerCase()}@erased.invalid`,
  ),
  job_title: Personal(
    Nullable(Text(200, { examples: ['Sous-chef'] }), {
      description: 'What the person does, in the words of the organization.',
    }),
  ),
  division: Personal(
    Nullable(Text(200), { description: 'A larger part of the organization than the department, as free text.' }),
  ),
  work_location: Personal(
    Nullable(Text(200), { description: 'Where the person usually works, such as a site or a city.' }),
  ),
  department_id: Personal(Nullable(Id('dep'), { description: 'The department the person belongs to; null: none.' })),
  manager_id: Personal(
    Nullable(Id('usr'), {
      examples: [otherSampleId('usr')],
      description: 'Whom the person reports to. Decides on their leave; null: no one.',
    }),
  ),
  role: Personal(
    Type.Enum([...roles], {
      description: 'What the person and their tokens may see and do. EMPLOYEE on a new person unless given.',
    }),
    'EMPLOYEE',
  ),
  level: Personal(
    Type.Enum([...levels], {
      description: 'Seniority, for information: no right follows from it. STANDARD on a new person unless given.',
    }),
    'STANDARD',
  ),
  is_active: Type.Boolean({
    description:
      'false once the account was deactivated: the person can no longer sign in, and their tokens are revoked.',
  }),
  is_guest: Type.Boolean({
    description:
      'true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false.',
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const employmentFields = {
  employment_start_date: Nullable(Day(), { description: 'First day of employment. Leave accrues from here.' }),
  employment_end_date: Nullable(Day(), { description: 'Last day of employment; null while no end is known.' }),
  employment_type: Nullable(Type.Enum([...employmentTypes]), {
    description: 'How the person is employed; null: not recorded.',
  }),
  employee_id: Nullable(Text(100), { description: 'The number by which the personnel office knows the person.' }),
  payroll_id: Nullable(Text(100), { description: 'The number by which the payroll system knows the person.' }),
  working_pattern: Personal(
    Nullable(WorkingPattern, {
      examples: [null],
      description:
        'When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend.',
    }),
  ),
};

/** What follows from the contract and the organization's week. */
export const contractFields = {
  fte: Type.Number({
    minimum: 0,
    examples: [1],
    description: 'Minutes of the working pattern by those of a full week of the organization; 1 without a pattern.',
  }),
};

/** Seen by Administrators, Executives and the person's Department Head. */
export const probationFields = {
  probation_period_months: Personal(
    Nullable(Type.Enum([3, 6]), { description: 'Length of the probation from the first day; null: none.' }),
  ),
  probation_end_date: Nullable(Day(), {
    description: 'Follows from the start date and the length of the probation; null: none.',
  }),
};

export const HomeAddress = Strict(
  {
    line1: Nullable(Text(200), { description: 'Street and number.' }),
    line2: Nullable(Text(200), { description: 'Apartment, floor or care-of line.' }),
    city: Nullable(Text(100), { description: 'Town or city.' }),
    region: Nullable(Text(100), { description: 'Province, state or county.' }),
    postal_code: Nullable(Text(20), { description: 'Postal or ZIP code as it is written in the country.' }),
    country: Nullable(Text(100), {
      description:
        'ISO 3166-1 alpha-2. The name of a country in English, French or German is understood; what earlier versions kept and is no country is shown as it was written.',
      examples: ['CA'],
    }),
  },
  { description: 'Where a person lives.' },
);

export const EmergencyContact = Strict(
  {
    name: Text(200, { description: 'Who is called.' }),
    relationship: Nullable(Text(100), { description: 'Who they are to the person, such as partner or parent.' }),
    phone: Text(50, { description: 'Number to call, as dialled.' }),
  },
  { description: 'Someone to call in an emergency.' },
);

export const maxEmergencyContacts = 10;

export const personalFields = {
  personal_email: Nullable(Email(), { description: 'A private address. Muster sends nothing to it.' }),
  phone: Nullable(Text(50), { description: 'Private landline, as dialled.' }),
  mobile_phone: Nullable(Text(50), { description: 'Private mobile number, as dialled.' }),
  date_of_birth: Nullable(Day(), { description: 'Day of birth.' }),
  gender: Nullable(Text(50), { description: 'As the person describes it.' }),
  pronouns: Nullable(Text(50), { description: 'How the person is referred to.' }),
  marital_status: Nullable(Text(50), { description: 'As the person states it.' }),
  nationality: Nullable(Text(100), { description: 'Citizenship, as free text.' }),
  home_address: Nullable(HomeAddress, { description: 'Where the person lives; null: not recorded.' }),
  emergency_contacts: Type.Array(EmergencyContact, {
    description: 'Whom to call, in this order.',
    maxItems: maxEmergencyContacts,
  }),
};

export const governmentIdFields = {
  social_insurance_number: Nullable(Text(50), { description: 'Social insurance or social security number.' }),
  tax_id: Nullable(Text(50), { description: 'Number at the tax office.' }),
  passport_number: Nullable(Text(50), { description: 'As printed in the passport.' }),
  passport_expiry_date: Nullable(Day(), { description: 'Last day on which the passport is valid.' }),
  drivers_license_number: Nullable(Text(50), { description: 'As printed on the licence.' }),
  work_permit_number: Nullable(Text(50), { description: 'As printed on the permit.' }),
  work_permit_expiry_date: Nullable(Day(), { description: 'Last day on which the permit is valid.' }),
};

/** The four tiers of a person, each with the scope that opens it. */
export const tiers = ['directory', 'employment', 'personal', 'government_id'] as const;
export type Tier = (typeof tiers)[number];
export const tierScope: Record<Tier, Scope> = {
  directory: 'users:read',
  employment: 'users.employment:read',
  personal: 'users.personal:read',
  government_id: 'users.govid:read',
};

const gated = <F extends Record<string, TSchema>>(tier: Tier, fields: F): { [K in keyof F]: TOptional<F[K]> } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Type.Optional({ ...schema, 'x-scope': tierScope[tier] })]),
  ) as unknown as { [K in keyof F]: TOptional<F[K]> };

export const Person = Type.Object(
  {
    ...directoryFields,
    ...gated('employment', { ...employmentFields, ...contractFields, ...probationFields }),
    ...gated('personal', personalFields),
    ...gated('government_id', governmentIdFields),
    department: Included(RecordName('NamedDepartment', 'dep', 'Kitchen'), 'department_id'),
    manager: Included(PersonName, 'manager_id'),
  },
  {
    $id: 'Person',
    description: 'A person. Which tiers appear depends on the scopes of the token and the role of its owner.',
  },
);

/** What `include` shows beside a person. */
export const personIncludes = { department: 'department_id', manager: 'manager_id' };

/** The directory tier alone: what events carry. */
export const DirectoryPerson = Type.Object(directoryFields, {
  $id: 'DirectoryPerson',
  description: 'A person at the directory tier.',
});
export type DirectoryPerson = Static<typeof DirectoryPerson>;
export type EmploymentTier = Static<
  ReturnType<typeof Type.Object<typeof employmentFields & typeof contractFields & typeof probationFields>>
>;
export type PersonalTier = Static<ReturnType<typeof Type.Object<typeof personalFields>>>;
export type GovernmentIdTier = Static<ReturnType<typeof Type.Object<typeof governmentIdFields>>>;

/** A person as the actor sees them. */
export type Person = Static<typeof Person>;
export type HomeAddress = Static<typeof HomeAddress>;

export const directoryFieldNames = Object.keys(directoryFields) as (keyof DirectoryPerson)[];
export const employmentFieldNames = [
  ...Object.keys(employmentFields),
  ...Object.keys(contractFields),
  ...Object.keys(probationFields),
] as (keyof EmploymentTier)[];
export const personalFieldNames = Object.keys(personalFields) as (keyof PersonalTier)[];
export const governmentIdFieldNames = Object.keys(governmentIdFields) as (keyof GovernmentIdTier)[];
