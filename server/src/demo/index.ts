import { sql } from '../db/sql.ts';
import { findOrganization } from '../features/organization/index.ts';
import type { Installation } from '../kernel/installation.ts';
import { conflict, forbidden } from '../lib/errors.ts';
import { type KeptAccess, peopleStillIn, readAccess, workingToken } from './access.ts';
import { type LargeSize, mailDomain } from './demo.ts';

export { largeSize } from './demo.ts';

/** More people than the usual demo has. */
const largeFrom = 500;

/** What works right now; null if it no longer does. */
export interface DemoAccess {
  readonly organization_id: string;
  readonly organization: string;
  readonly people: KeptAccess['people'];
  readonly password: string | null;
  readonly token: string | null;
}

/** The demo of this installation, made when there is none. */
export async function ensureDemo(
  installation: Installation,
  options: { readonly large?: LargeSize } = {},
): Promise<DemoAccess> {
  if (installation.config.isProduction) throw forbidden('The demo is for development; production does without it.');
  const found = await findDemo(installation);
  if (found) {
    if (options.large) await refuseEnlarging(installation, found);
    return found;
  }
  await refuseSecond(installation);
  const { createDemo } = await import('./create.ts');
  return describe(installation, await createDemo(installation, options.large));
}

/** For a start: the demo where it is, a new one in an installation that is empty, none otherwise. */
export async function demoForStart(installation: Installation): Promise<DemoAccess | null> {
  const { rows } = await sql`select 1 from organizations limit 1`.execute(installation.database.db);
  return rows.length === 0 ? ensureDemo(installation) : findDemo(installation);
}

async function findDemo(installation: Installation): Promise<DemoAccess | null> {
  const kept = readAccess(installation);
  const organization = kept && (await findOrganization(installation.database.db, kept.organization_id));
  return organization ? describe(installation, kept) : null;
}

async function describe(installation: Installation, kept: KeptAccess): Promise<DemoAccess> {
  const organization = await findOrganization(installation.database.db, kept.organization_id);
  const people = await peopleStillIn(installation, kept);
  return {
    organization_id: kept.organization_id,
    organization: organization?.name ?? '',
    people,
    password: people.length > 0 ? kept.password : null,
    token: await workingToken(installation, kept),
  };
}

/** A demo is made in one go; one that people have worked in stays as it is. */
async function refuseEnlarging({ database }: Installation, { organization_id: id }: DemoAccess): Promise<void> {
  const { rows } = await sql`select 1 from users where organization_id = ${id} limit 1 offset ${largeFrom}`.execute(
    database.db,
  );
  if (rows.length === 0) {
    throw conflict('The demo exists in its usual size. Start with an empty data folder to have it large.');
  }
}

/** Its people are there, but not the file that knows how to get in. */
async function refuseSecond({ database }: Installation): Promise<void> {
  const { rows } = await sql`select 1 from users where email like ${`%@${mailDomain}`} limit 1`.execute(database.db);
  if (rows.length > 0) {
    throw conflict(
      'The demo exists, but the file demo.json that knew its password is gone: use "muster person set-password" and "muster token create".',
    );
  }
}
