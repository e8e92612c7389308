import type { PersonalTable } from '../../kernel/personal-data.ts';

/** Who someone is within a sandbox says nothing of them; that it was they is forgotten with them. */
export const sandboxData: readonly PersonalTable[] = [
  { table: 'sandbox_people', area: 'account', key: ['sandbox_id'], whenErased: 'deleted' },
];
