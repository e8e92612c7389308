import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Role } from '../../kernel/scopes.ts';
import { notFound } from '../../lib/errors.ts';
import type { Language } from '../../lib/texts/texts.ts';

interface SessionUserRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name: string | null;
  readonly email: string;
  readonly job_title: string | null;
  readonly department_id: string | null;
  readonly role: Role;
  readonly language: Language | null;
  readonly base_url: string | null;
}

export async function getSessionUser(db: Db, actor: Actor): Promise<SessionUserRow> {
  const { rows } = await sql<SessionUserRow>`
    select users.id, first_name, last_name, preferred_name, email, job_title, department_id, role, language, base_url
      from users join organizations on organizations.id = users.organization_id
     where users.organization_id = ${actor.organizationId} and users.id = ${actor.userId}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}
