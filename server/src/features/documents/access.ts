import type { AccessRule } from '../../kernel/catalogue.ts';

/** The rules of visibility.ts and signing/rules.ts, in words. */
export const documentAccess: readonly AccessRule[] = [
  {
    of: 'documents',
    readers:
      'the owner and the signers; everyone for the company library; Department Heads for owners in their department scope unless private; Administrators and Executives for anyone; earlier versions by Administrators and Executives',
    writers: 'Administrators and Executives; viewed, signed and declined by each signer for themselves',
  },
  {
    of: 'folders',
    readers: 'anyone who sees a document in them; Administrators and Executives all',
    writers: 'Administrators and Executives',
  },
];
