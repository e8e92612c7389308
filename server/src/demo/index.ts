import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sql, sql } from '../db/sql.ts';
import { findOrganization, tenantOf } from '../features/organization/index.ts';
import { createToken, findTokenByHash } from '../features/tokens/index.ts';
import { operatorOf, type Tenant } from '../kernel/actor.ts';
import type { Installation } from '../kernel/installation.ts';
import { type Role, roles } from '../kernel/scopes.ts';
import { inUnitOfWork } from '../kernel/unit-of-work.ts';
import { conflict, forbidden } from '../lib/errors.ts';
import { hashSecret } from '../lib/secrets.ts';
import { forOperators, type Language } from '../lib/texts/texts.ts';
import type { KeptAccess } from './create.ts';
import { type DemoOptions, mailDomain } from './demo.ts';
import { operatorOrigin } from './runner.ts';

export { largeSize } from './demo.ts';

/** More people than the usual demo has. */
const largeFrom = 500;
const nameOf: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

/** What works right now; null if it no longer does. */
export interface DemoAccess extends Pick<KeptAccess, 'organization_id' | 'people'> {
  readonly organization: string;
  readonly language: Language;
  readonly password: string | null;
  readonly token: string | null;
}

/** The demo of this installation, made when there is none. */
export async function ensureDemo(installation: Installation, options: DemoOptions = {}): Promise<DemoAccess> {
  if (installation.config.isProduction)
    throw forbidden(forOperators('The demo is for development; production does without it.'));
  const found = await findDemo(installation);
  // A demo is made in one go; one that people have worked in stays as it is.
  if (found && options.large && !(await isLarge(installation, found))) {
    throw conflict(
      forOperators('The demo exists in its usual size. Start with an empty data folder to have it large.'),
    );
  }
  if (found && options.language && options.language !== found.language) {
    throw conflict(
      forOperators(
        `The demo exists in ${nameOf[found.language]}. Start with an empty data folder to have it in ${nameOf[options.language]}.`,
      ),
    );
  }
  if (found) return found;
  if (await finds(installation, sql`select 1 from users where email like ${`%@${mailDomain}`} limit 1`)) {
    throw conflict(
      forOperators(
        'The demo exists, but the file demo.json that knew its password is gone: use "muster person set-password" and "muster token create".',
      ),
    );
  }
  const { createDemo } = await import('./create.ts');
  const keep = (access: KeptAccess): void => keepAccess(installation, access);
  return (await describe(installation, await createDemo(installation, keep, options))) as DemoAccess;
}

/** For a start: the demo if there is one, a new one in an installation that is empty, none otherwise. */
export async function demoForStart(installation: Installation, onCreate = () => {}): Promise<DemoAccess | null> {
  const isEmpty = !(await finds(installation, sql`select 1 from organizations limit 1`));
  if (isEmpty) onCreate();
  return isEmpty ? ensureDemo(installation) : findDemo(installation);
}

const finds = async ({ database }: Installation, query: Sql): Promise<boolean> =>
  (await query.execute(database.db)).rows.length > 0;

const isLarge = (installation: Installation, { organization_id: id }: DemoAccess): Promise<boolean> =>
  finds(installation, sql`select 1 from users where organization_id = ${id} limit 1 offset ${largeFrom}`);

const fileIn = ({ config }: Installation): string => join(config.dataDir, 'demo.json');

/** Only digests are stored in the database, so a file in the data folder knows the way in. */
function keepAccess(installation: Installation, access: KeptAccess): void {
  const file = fileIn(installation);
  try {
    mkdirSync(installation.config.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    installation.log.warn({ err: error }, 'the way into the demo could not be kept; it is shown this once');
  }
}

async function findDemo(installation: Installation): Promise<DemoAccess | null> {
  let kept: KeptAccess;
  try {
    kept = JSON.parse(readFileSync(fileIn(installation), 'utf8')) as KeptAccess;
  } catch {
    return null;
  }
  return describe(installation, kept);
}

async function describe(installation: Installation, kept: KeptAccess): Promise<DemoAccess | null> {
  const { organization_id, language = 'en' } = kept;
  const organization = await findOrganization(installation.database.db, organization_id);
  if (!organization) return null;
  const people = await peopleStillIn(installation, kept);
  const token = await workingToken(installation, kept, tenantOf(organization));
  const password = people.length > 0 ? kept.password : null;
  return { organization_id, organization: organization.name, language, people, password, token };
}

/** Those of the demo's people who are still active and whose password is still the one kept. */
async function peopleStillIn({ database }: Installation, kept: KeptAccess): Promise<KeptAccess['people']> {
  const query = sql<{ id: string; role: Role }>`
    select users.id, users.role from users join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
     where users.organization_id = ${kept.organization_id} and users.is_active and c.changed_at = ${kept.password_set_at}`;
  const { rows } = await query.execute(database.db);
  const stillIn = kept.people.flatMap((person) => {
    const found = rows.find(({ id }) => id === person.id);
    return found ? [{ ...person, role: found.role }] : [];
  });
  return stillIn.sort((one, other) => roles.indexOf(other.role) - roles.indexOf(one.role));
}

/** The token that was kept, or a new one when that was revoked; null when its owner is no longer there. */
async function workingToken(installation: Installation, kept: KeptAccess, tenant: Tenant): Promise<string | null> {
  const found = await findTokenByHash(installation.database.db, hashSecret(kept.token));
  if (found && !found.isRevoked && found.isOwnerActive) return kept.token;
  const owner = kept.people[0];
  if (!owner || (found && !found.isOwnerActive)) return null;
  const wanted = { ownerId: owner.id, name: 'Demo', scopes: 'all', expiresAt: null } as const;
  const { token } = await inUnitOfWork(installation, operatorOf(tenant), operatorOrigin, (work) =>
    createToken(work, wanted),
  );
  keepAccess(installation, { ...kept, token });
  return token;
}
