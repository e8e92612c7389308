import { sql } from '../../db/sql.ts';
import type { Services } from '../../kernel/services.ts';
import { readingColumns, type ReadingRow } from '../people/index.ts';

export interface Recipient extends ReadingRow {
  readonly organization_id: string;
  readonly organization: string;
  readonly email: string;
  readonly name: string;
}

/** An active person to whom something is told about their account. */
export async function findRecipient(
  { database }: Pick<Services, 'database'>,
  organizationId: unknown,
  userId: unknown,
): Promise<Recipient | null> {
  if (typeof organizationId !== 'string' || typeof userId !== 'string') return null;
  const { rows } = await sql<Recipient>`
    select users.organization_id, organizations.name as organization, users.email,
           coalesce(users.preferred_name, users.first_name) as name, ${readingColumns}
      from users join organizations on organizations.id = users.organization_id
     where users.organization_id = ${organizationId} and users.id = ${userId}
       and (users.is_active or users.is_guest) and users.erased_at is null`.execute(database.db);
  return rows[0] ?? null;
}
