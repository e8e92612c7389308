/** How far its signatures have come. `of` tells who signs. */
export interface SigningPlan {
  readonly mode: 'SEQUENTIAL' | 'PARALLEL';
  readonly of: 'owner' | 'owner and head' | 'heads' | 'directors';
  readonly state: 'asked' | 'begun' | 'expired' | 'SIGNED' | 'DECLINED';
  readonly reason?: string;
}

export interface DocumentPlan {
  readonly title: string;
  readonly category: 'CONTRACT' | 'POLICY' | 'FORM' | 'PAYROLL' | 'IDENTIFICATION' | 'CERTIFICATE' | 'OTHER';
  readonly fileName: string;
  readonly folder: string | null;
  readonly isLibrary?: boolean;
  readonly isPrivate?: boolean;
  readonly tags: readonly string[];
  /** How many days ago it was added. */
  readonly age: number;
  readonly versions?: number;
  readonly signing?: SigningPlan;
}

export const folderNames = ['Contracts', 'Health and safety', 'Payroll', 'Policies'] as const;

/** For everyone, or for heads of departments or those above them to sign; all belong to the one who administers. */
export const houseDocuments: readonly DocumentPlan[] = [
  {
    title: 'Employee handbook',
    category: 'POLICY',
    fileName: 'Employee handbook.pdf',
    folder: 'Policies',
    isLibrary: true,
    tags: ['onboarding'],
    age: 210,
    versions: 3,
  },
  {
    title: 'Allergen and cross-contact policy',
    category: 'POLICY',
    fileName: 'Allergens.pdf',
    folder: 'Health and safety',
    isLibrary: true,
    tags: ['kitchen', 'service'],
    age: 160,
    versions: 2,
    signing: { mode: 'PARALLEL', of: 'heads', state: 'SIGNED' },
  },
  {
    title: 'Fire drill plan, Harbourfront',
    category: 'POLICY',
    fileName: 'Fire drill.pdf',
    folder: 'Health and safety',
    isLibrary: true,
    tags: ['harbourfront'],
    age: 95,
  },
  {
    title: 'Travel and expenses policy',
    category: 'POLICY',
    fileName: 'Travel and expenses.pdf',
    folder: 'Policies',
    isLibrary: true,
    tags: [],
    age: 60,
  },
  {
    title: 'Lease renewal, Harbourfront',
    category: 'CONTRACT',
    fileName: 'Lease renewal.pdf',
    folder: 'Contracts',
    tags: ['harbourfront'],
    age: 2,
    signing: { mode: 'PARALLEL', of: 'directors', state: 'asked' },
  },
  {
    title: 'Tip pooling agreement',
    category: 'POLICY',
    fileName: 'Tip pooling.pdf',
    folder: 'Policies',
    tags: ['draft'],
    age: 9,
    signing: { mode: 'PARALLEL', of: 'heads', state: 'begun' },
  },
  {
    title: 'Incident report form',
    category: 'FORM',
    fileName: 'incident-report.txt',
    folder: 'Health and safety',
    isLibrary: true,
    tags: ['form'],
    age: 130,
  },
];

const agreement = (state: SigningPlan['state'], age: number): DocumentPlan => ({
  title: 'Employment agreement',
  category: 'CONTRACT',
  fileName: 'Employment agreement.pdf',
  folder: 'Contracts',
  isPrivate: true,
  tags: [],
  age,
  signing: {
    mode: 'SEQUENTIAL',
    of: 'owner and head',
    state,
    ...(state === 'DECLINED' && { reason: 'The start date is a week too early.' }),
  },
});

const others: readonly DocumentPlan[] = [
  {
    title: 'Food handler certificate',
    category: 'CERTIFICATE',
    fileName: 'food-handler.pdf',
    folder: 'Health and safety',
    tags: ['kitchen'],
    age: 75,
  },
  {
    title: 'Work permit',
    category: 'IDENTIFICATION',
    fileName: 'work-permit.pdf',
    folder: null,
    isPrivate: true,
    tags: [],
    age: 50,
  },
  {
    title: 'Statement of earnings',
    category: 'PAYROLL',
    fileName: 'earnings.txt',
    folder: 'Payroll',
    isPrivate: true,
    tags: [],
    age: 20,
  },
  {
    title: 'Uniform receipt',
    category: 'FORM',
    fileName: 'uniform.txt',
    folder: null,
    tags: ['equipment'],
    age: 14,
    signing: { mode: 'PARALLEL', of: 'owner', state: 'asked' },
  },
];

const states: readonly SigningPlan['state'][] = ['SIGNED', 'SIGNED', 'begun', 'asked', 'SIGNED', 'DECLINED'];

/** What the n-th person has: an agreement in one state or another, and one thing more. */
export const documentsOf = (n: number): DocumentPlan[] => {
  const state = states[n % states.length] ?? 'SIGNED';
  const extra = others[n % others.length];
  return [agreement(state, state === 'SIGNED' ? 120 + n * 3 : 4 + n), ...(extra ? [extra] : [])];
};
