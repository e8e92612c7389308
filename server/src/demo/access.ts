import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../db/sql.ts';
import { findOrganization, tenantOf } from '../features/organization/index.ts';
import { createToken, findTokenByHash } from '../features/tokens/index.ts';
import { operatorOf } from '../kernel/actor.ts';
import type { Installation } from '../kernel/installation.ts';
import { type Role, roles } from '../kernel/scopes.ts';
import { inUnitOfWork } from '../kernel/unit-of-work.ts';
import { hashSecret } from '../lib/secrets.ts';

/** How to get into the demo. Only digests are stored in the database, so a file in the data folder keeps it. */
export interface KeptAccess {
  readonly organization_id: string;
  /** An Executive first, then one of each role below. */
  readonly people: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: Role;
    readonly job_title: string;
  }[];
  readonly password: string;
  readonly password_set_at: string;
  readonly token: string;
}

const fileIn = ({ config }: Installation): string => join(config.dataDir, 'demo.json');

export function keepAccess(installation: Installation, access: KeptAccess): void {
  const file = fileIn(installation);
  try {
    mkdirSync(installation.config.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    installation.log.warn({ err: error }, 'the way into the demo could not be kept; it is shown this once');
  }
}

export function readAccess(installation: Installation): KeptAccess | null {
  try {
    return JSON.parse(readFileSync(fileIn(installation), 'utf8')) as KeptAccess;
  } catch {
    return null;
  }
}

/** Those of the demo's people who are still active and whose password is still the one kept. */
export async function peopleStillIn(
  { database }: Installation,
  { organization_id, people, password_set_at }: KeptAccess,
): Promise<KeptAccess['people']> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select users.id, users.role from users join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
     where users.organization_id = ${organization_id} and users.is_active and c.changed_at = ${password_set_at}`.execute(
    database.db,
  );
  const roleById = new Map(rows.map(({ id, role }) => [id, role]));
  return people
    .flatMap((person) => {
      const role = roleById.get(person.id);
      return role === undefined ? [] : [{ ...person, role }];
    })
    .sort((one, other) => roles.indexOf(other.role) - roles.indexOf(one.role));
}

/** The token that was kept, or a new one when that was revoked; null when its owner is no longer there. */
export async function workingToken(installation: Installation, access: KeptAccess): Promise<string | null> {
  const { db } = installation.database;
  const found = await findTokenByHash(db, hashSecret(access.token));
  if (found && !found.isRevoked && found.isOwnerActive) return access.token;
  const owner = access.people[0];
  const organization = await findOrganization(db, access.organization_id);
  if (!owner || !organization || (found && !found.isOwnerActive)) return null;
  const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
  const { token } = await inUnitOfWork(installation, operatorOf(tenantOf(organization)), origin, (work) =>
    createToken(work, { ownerId: owner.id, name: 'Demo', scopes: 'all', expiresAt: null }),
  );
  keepAccess(installation, { ...access, token });
  return token;
}
