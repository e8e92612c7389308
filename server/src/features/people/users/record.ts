import { Type, type Static, type TOptional, type TSchema } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Email, Nullable, Strict, Text } from '../../../kernel/schema.ts';
import { roles, type Scope } from '../../../kernel/scopes.ts';

export const levels = ['STANDARD', 'SENIOR', 'LEAD', 'PRINCIPAL'] as const;
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERN'] as const;

/** Directory tier: what anyone who sees the person sees. */
export const directoryFields = {
  id: Id('usr'),
  first_name: Text(100, { examples: ['Ada'] }),
  last_name: Text(100, { examples: ['Byron'] }),
  middle_name: Nullable(Text(100)),
  preferred_name: Nullable(Text(100)),
  email: Email({ description: 'Unique; signs the person in. Cannot be changed.', examples: ['ada@example.com'] }),
  job_title: Nullable(Text(200, { examples: ['Sous-chef'] })),
  division: Nullable(Text(200)),
  work_location: Nullable(Text(200)),
  department_id: Nullable(Id('dep')),
  manager_id: Nullable(Id('usr')),
  role: Type.Enum([...roles]),
  level: Type.Enum([...levels]),
  is_active: Type.Boolean(),
  created_at: Instant(),
  updated_at: Instant(),
};

export const employmentFields = {
  employment_start_date: Nullable(Day()),
  employment_end_date: Nullable(Day()),
  employment_type: Nullable(Type.Enum([...employmentTypes])),
  employee_id: Nullable(Text(100)),
  payroll_id: Nullable(Text(100)),
};

/** Seen by Administrators, Executives and the person's Department Head. */
export const probationFields = {
  probation_period_months: Nullable(Type.Enum([3, 6])),
  probation_end_date: Nullable(Day('Follows from the start date and the length of the probation.')),
};

export const HomeAddress = Strict({
  line1: Nullable(Text(200)),
  line2: Nullable(Text(200)),
  city: Nullable(Text(100)),
  region: Nullable(Text(100)),
  postal_code: Nullable(Text(20)),
  country: Nullable(Text(100)),
});

export const EmergencyContact = Strict({ name: Text(200), relationship: Nullable(Text(100)), phone: Text(50) });

export const maxEmergencyContacts = 10;

export const personalFields = {
  personal_email: Nullable(Email()),
  phone: Nullable(Text(50)),
  mobile_phone: Nullable(Text(50)),
  date_of_birth: Nullable(Day()),
  gender: Nullable(Text(50)),
  pronouns: Nullable(Text(50)),
  marital_status: Nullable(Text(50)),
  nationality: Nullable(Text(100)),
  home_address: Nullable(HomeAddress),
  emergency_contacts: Type.Array(EmergencyContact, { maxItems: maxEmergencyContacts }),
};

export const governmentIdFields = {
  social_insurance_number: Nullable(Text(50)),
  tax_id: Nullable(Text(50)),
  passport_number: Nullable(Text(50)),
  passport_expiry_date: Nullable(Day()),
  drivers_license_number: Nullable(Text(50)),
  work_permit_number: Nullable(Text(50)),
  work_permit_expiry_date: Nullable(Day()),
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
    ...gated('employment', { ...employmentFields, ...probationFields }),
    ...gated('personal', personalFields),
    ...gated('government_id', governmentIdFields),
  },
  {
    $id: 'Person',
    description: 'A person. Which tiers appear depends on the scopes of the token and the role of its owner.',
  },
);

/** The directory tier alone: what events carry. */
export const DirectoryPerson = Type.Object(directoryFields, {
  $id: 'DirectoryPerson',
  description: 'A person at the directory tier.',
});
export type DirectoryPerson = Static<typeof DirectoryPerson>;
export type EmploymentTier = Static<ReturnType<typeof Type.Object<typeof employmentFields & typeof probationFields>>>;
export type PersonalTier = Static<ReturnType<typeof Type.Object<typeof personalFields>>>;
export type GovernmentIdTier = Static<ReturnType<typeof Type.Object<typeof governmentIdFields>>>;

/** A person as the actor sees them. */
export type Person = Static<typeof Person>;
export type HomeAddress = Static<typeof HomeAddress>;

export const directoryFieldNames = Object.keys(directoryFields) as (keyof DirectoryPerson)[];
export const employmentFieldNames = [
  ...Object.keys(employmentFields),
  ...Object.keys(probationFields),
] as (keyof EmploymentTier)[];
export const personalFieldNames = Object.keys(personalFields) as (keyof PersonalTier)[];
export const governmentIdFieldNames = Object.keys(governmentIdFields) as (keyof GovernmentIdTier)[];
