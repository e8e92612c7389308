import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isAtLeast, type Role } from '../../kernel/scopes.ts';
import type { KeptMail } from './kept.ts';

/**
 * Which of some mails the actor sees: links in them let people in, so nobody reads the mail of their equals or of those above.
 * Judged by the roles of now; mail to an address that is nobody's is for Executives alone.
 */
export async function isFor(db: Db, actor: Actor, mails: readonly KeptMail[]): Promise<(mail: KeptMail) => boolean> {
  if (actor.role === 'EXECUTIVE') return () => true;
  const addresses = [...new Set(mails.map(({ to }) => to.toLowerCase()))];
  const { rows } = await sql<{ email: string; id: string; role: Role }>`
    select email, id, role from users
     where organization_id = ${actor.organizationId} and email = any(${addresses}::text[])`.execute(db);
  const visible = new Set(
    rows.filter(({ id, role }) => id === actor.userId || !isAtLeast(role, actor.role)).map(({ email }) => email),
  );
  return ({ to }) => visible.has(to.toLowerCase());
}
