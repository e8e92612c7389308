export interface LeaveTypePlan {
  readonly name: string;
  readonly code: string;
  readonly color: string;
  readonly is_private: boolean;
  readonly is_paid: boolean;
  readonly requires_approval: boolean;
  readonly unit: 'DAYS' | 'HOURS';
  readonly annual_allowance: number | null;
  readonly accrual: 'ANNUAL_GRANT' | 'MONTHLY';
  readonly carry_over_limit: number | null;
}

const usual: Omit<LeaveTypePlan, 'name' | 'code' | 'color'> = {
  is_private: false,
  is_paid: true,
  requires_approval: true,
  unit: 'DAYS',
  annual_allowance: null,
  accrual: 'ANNUAL_GRANT',
  carry_over_limit: 0,
};

export type LeaveTypeName = 'vacation' | 'sick' | 'personal' | 'lieu' | 'bereavement' | 'parental';

export const leaveTypePlans: Record<LeaveTypeName, LeaveTypePlan> = {
  vacation: {
    ...usual,
    name: 'Vacation',
    code: 'VACATION',
    color: '#10B981',
    annual_allowance: 20,
    carry_over_limit: 5,
  },
  sick: {
    ...usual,
    name: 'Sick leave',
    code: 'SICK',
    color: '#EF4444',
    is_private: true,
    requires_approval: false,
    annual_allowance: 10,
  },
  personal: {
    ...usual,
    name: 'Personal day',
    code: 'PERSONAL',
    color: '#8B5CF6',
    is_private: true,
    annual_allowance: 3,
  },
  lieu: {
    ...usual,
    name: 'Time off in lieu',
    code: 'LIEU',
    color: '#F59E0B',
    unit: 'HOURS',
    annual_allowance: 48,
    accrual: 'MONTHLY',
    carry_over_limit: null,
  },
  bereavement: { ...usual, name: 'Bereavement', code: 'BEREAVEMENT', color: '#6B7280', is_private: true },
  parental: { ...usual, name: 'Parental leave', code: 'PARENTAL', color: '#3B82F6', is_paid: false },
};

export const vacationReasons = [
  'A week by the lake',
  'Family visit in Lisbon',
  'Moving house',
  'A friend’s wedding',
  'Camping in Algonquin',
  'Skiing',
  'Home renovation',
  'A long weekend',
  null,
  null,
];

export const rejections = [
  'Two others of the team are away that week.',
  'The festival needs everybody; please pick another week.',
  'We are short of cooks until the new ones have started.',
];
