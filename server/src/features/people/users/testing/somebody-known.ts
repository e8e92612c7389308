import type { Somebody, World } from '../../../../../test/world.ts';

/** The fields of each tier, spelled out: what a caller may rely on. */
export const fieldsOf = {
  directory: [
    'id',
    'first_name',
    'last_name',
    'middle_name',
    'preferred_name',
    'email',
    'job_title',
    'division',
    'work_location',
    'department_id',
    'manager_id',
    'role',
    'level',
    'is_active',
    'is_guest',
    'created_at',
    'updated_at',
  ],
  employment: [
    'employment_start_date',
    'employment_end_date',
    'employment_type',
    'employee_id',
    'payroll_id',
    'working_pattern',
    'fte',
    'probation_period_months',
    'probation_end_date',
  ],
  personal: [
    'personal_email',
    'phone',
    'mobile_phone',
    'date_of_birth',
    'gender',
    'pronouns',
    'marital_status',
    'nationality',
    'home_address',
    'emergency_contacts',
  ],
  government_id: [
    'social_insurance_number',
    'tax_id',
    'passport_number',
    'passport_expiry_date',
    'drivers_license_number',
    'work_permit_number',
    'work_permit_expiry_date',
  ],
} as const;

export type TierName = keyof typeof fieldsOf;

export const namesOf = (tiers: readonly TierName[]): string[] => tiers.flatMap((tier) => [...fieldsOf[tier]]).sort();

export const employment = {
  employment_start_date: '2026-01-31',
  employment_end_date: '2027-06-30',
  employment_type: 'CONTRACT',
  employee_id: 'E-17',
  payroll_id: 'P-17',
  probation_period_months: 3,
};

export const personalDetails = {
  personal_email: 'ada.at.home@example.net',
  phone: '+1 416 555 0117',
  mobile_phone: '+1 416 555 0118',
  date_of_birth: '1990-12-10',
  gender: 'female',
  pronouns: 'she/her',
  marital_status: 'married',
  nationality: 'Canadian',
  home_address: {
    line1: '12 Ossington Avenue',
    line2: null,
    city: 'Toronto',
    region: 'ON',
    postal_code: 'M6J 2Y7',
    country: 'CA',
  },
  emergency_contacts: [{ name: 'William King', relationship: 'husband', phone: '+1 416 555 0119' }],
};

export const governmentIds = {
  social_insurance_number: '046-454-286',
  tax_id: 'TX-889201',
  passport_number: 'GA302922',
  passport_expiry_date: '2031-05-01',
  drivers_license_number: 'B9021-40706-60905',
  work_permit_number: 'U123456789',
  work_permit_expiry_date: '2028-02-29',
};

/** Ada, of whom every tier is known. */
export async function somebodyKnown(world: World, department: string): Promise<Somebody> {
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department, ...employment });
  const console = await (await world.executive()).app();
  await console.patch(`/users/${ada.id}/personal`, personalDetails);
  await console.patch(`/users/${ada.id}/government-ids`, governmentIds);
  return ada;
}
