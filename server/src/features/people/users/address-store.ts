import { type Sql, sql } from '../../../db/sql.ts';
import { lowestId } from '../../../lib/ids.ts';

/** Refusals within an hour, to one person, that may tell of other organizations. */
export const maxDisclosures = 20;

/** Fails if another organization has the address, or if too many such answers were given. One's own has a constraint. */
export const addressCheck = (organizationId: string, userId: string, email: string, sinceMs: number): Sql =>
  sql`select check_address(${organizationId}, ${userId}, ${email}, ${lowestId('sal', sinceMs)}, ${sql.lit(maxDisclosures)})`;

export type AddressFault = { readonly kind: 'tooMany'; readonly sinceMs: number } | { readonly kind: 'held' };

/** What an error of the check says; null for any other error. */
export function addressFaultIn(error: unknown): AddressFault | null {
  const { code, detail } = (error ?? {}) as { readonly code?: string; readonly detail?: string };
  if (code === 'MUA01') return { kind: 'tooMany', sinceMs: Date.parse(detail ?? '') };
  return code === 'MUA02' ? { kind: 'held' } : null;
}
