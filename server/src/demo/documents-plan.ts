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

const plan = (
  title: string,
  category: DocumentPlan['category'],
  fileName: string,
  folder: (typeof folderNames)[number] | null,
  age: number,
  rest: Partial<DocumentPlan> = {},
): DocumentPlan => ({ title, category, fileName, folder, age, tags: [], ...rest });

const library = { isLibrary: true };
const signing = (of: SigningPlan['of'], state: SigningPlan['state']): SigningPlan => ({ mode: 'PARALLEL', of, state });

/** For everyone, or for heads of departments or those above them to sign; all belong to the one who administers. */
export const houseDocuments: readonly DocumentPlan[] = [
  plan('Employee handbook', 'POLICY', 'Employee handbook.pdf', 'Policies', 210, {
    ...library,
    tags: ['onboarding'],
    versions: 3,
  }),
  plan('Allergen and cross-contact policy', 'POLICY', 'Allergens.pdf', 'Health and safety', 160, {
    ...library,
    tags: ['kitchen', 'service'],
    versions: 2,
    signing: signing('heads', 'SIGNED'),
  }),
  plan('Fire drill plan, Harbourfront', 'POLICY', 'Fire drill.pdf', 'Health and safety', 95, {
    ...library,
    tags: ['harbourfront'],
  }),
  plan('Travel and expenses policy', 'POLICY', 'Travel and expenses.pdf', 'Policies', 60, library),
  plan('Lease renewal, Harbourfront', 'CONTRACT', 'Lease renewal.pdf', 'Contracts', 2, {
    tags: ['harbourfront'],
    signing: signing('directors', 'asked'),
  }),
  plan('Tip pooling agreement', 'POLICY', 'Tip pooling.pdf', 'Policies', 9, {
    tags: ['draft'],
    signing: signing('heads', 'begun'),
  }),
  plan('Incident report form', 'FORM', 'incident-report.txt', 'Health and safety', 130, { ...library, tags: ['form'] }),
];

const agreement = (state: SigningPlan['state'], age: number): DocumentPlan =>
  plan('Employment agreement', 'CONTRACT', 'Employment agreement.pdf', 'Contracts', age, {
    isPrivate: true,
    signing: { mode: 'SEQUENTIAL', of: 'owner and head', state, reason: 'The start date is a week too early.' },
  });

const kept = { isPrivate: true };
const others: readonly DocumentPlan[] = [
  plan('Food handler certificate', 'CERTIFICATE', 'food-handler.pdf', 'Health and safety', 75, { tags: ['kitchen'] }),
  plan('Work permit', 'IDENTIFICATION', 'work-permit.pdf', null, 50, kept),
  plan('Statement of earnings', 'PAYROLL', 'earnings.txt', 'Payroll', 20, kept),
  plan('Uniform receipt', 'FORM', 'uniform.txt', null, 14, { tags: ['equipment'], signing: signing('owner', 'asked') }),
];

const states: readonly SigningPlan['state'][] = ['SIGNED', 'SIGNED', 'begun', 'asked', 'SIGNED', 'DECLINED'];

/** What the n-th person has: an agreement in one state or another, and one thing more. */
export const documentsOf = (n: number): DocumentPlan[] => {
  const state = states[n % states.length] ?? 'SIGNED';
  const extra = others[n % others.length];
  return [agreement(state, state === 'SIGNED' ? 120 + n * 3 : 4 + n), ...(extra ? [extra] : [])];
};
