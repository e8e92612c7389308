import { sql } from 'kysely';
import { forbidden } from '../kernel/errors.ts';
import type { Installation } from '../kernel/installation.ts';
import { findOrganization } from '../features/organization/index.ts';
import { peopleStillIn, readAccess, workingToken, type KeptAccess } from './access.ts';

/** What works right now; null where it no longer does. */
export interface DemoAccess {
  readonly organization_id: string;
  readonly organization: string;
  readonly people: KeptAccess['people'];
  readonly password: string | null;
  readonly token: string | null;
}

/** The demo of this installation, made when there is none. */
export async function ensureDemo(installation: Installation): Promise<DemoAccess> {
  if (installation.config.isProduction) throw forbidden('The demo is for development; production does without it.');
  const found = await findDemo(installation);
  if (found) return found;
  const { createDemo } = await import('./create.ts');
  await createDemo(installation);
  return (await findDemo(installation)) as DemoAccess;
}

/** For a start: the demo where it is, a new one in an installation that is empty, none otherwise. */
export async function demoForStart(installation: Installation): Promise<DemoAccess | null> {
  const { rows } = await sql`select 1 from organizations limit 1`.execute(installation.database.db);
  return rows.length === 0 ? ensureDemo(installation) : findDemo(installation);
}

async function findDemo(installation: Installation): Promise<DemoAccess | null> {
  const kept = readAccess(installation);
  const organization = kept && (await findOrganization(installation.database.db, kept.organization_id));
  if (!kept || !organization) return null;
  const people = await peopleStillIn(installation, kept);
  return {
    organization_id: organization.id,
    organization: organization.name,
    people,
    password: people.length > 0 ? kept.password : null,
    token: await workingToken(installation, kept),
  };
}
