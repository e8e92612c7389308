import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { SealedColumn } from '../../../kernel/sealed-columns.ts';
import { accountOf, findHome, type Holder, membersOf } from '../account/members-store.ts';

export const codeSeal: SealedColumn = {
  table: 'one_time_codes',
  column: 'sealed_secret',
  purpose: 'one-time-code',
  key: ['organization_id', 'user_id'],
  context: 'user_id',
};

export interface Factors {
  /** Codes are asked for as the person signs in. */
  readonly has_codes: boolean;
  readonly has_passkeys: boolean;
}

/** What a person can show beside a password, of the account `c`. */
export const factorColumns = sql.raw(`
  exists (select from one_time_codes k
           where k.organization_id = c.organization_id and k.user_id = c.user_id and k.confirmed_at is not null) as has_codes,
  exists (select from passkeys p
           where p.organization_id = c.organization_id and p.user_id = c.user_id) as has_passkeys`);

export async function findFactors(db: Db, holder: Holder): Promise<Factors> {
  const { rows } = await sql<Factors>`select ${factorColumns} from ${accountOf(holder)} as c`.execute(db);
  return rows[0] ?? { has_codes: false, has_passkeys: false };
}

/** As it is kept with an account. */
export interface CodeRow extends Holder {
  readonly sealed_secret: Buffer;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly last_step: number | null;
}

export async function findCodes(db: Db, holder: Holder): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`
    select organization_id, user_id, sealed_secret, created_at, confirmed_at, last_step from one_time_codes
     where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
  return rows[0] ?? null;
}

/** With whom the account is kept: a secret that is being set up takes the place of one that was not confirmed. false: codes are on already. */
export async function saveNewSecret(
  db: Db,
  { organization_id, user_id }: Holder,
  sealedSecret: Buffer,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into one_time_codes (organization_id, user_id, sealed_secret, created_at)
    values (${organization_id}, ${user_id}, ${sealedSecret}, ${now})
    on conflict (organization_id, user_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = null
      where one_time_codes.confirmed_at is null
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Takes the code of a step, once. false: it was taken before, or the secret is another by now. */
export async function takeStep(
  db: Db,
  holder: Holder,
  { sealed_secret: sealedSecret }: Pick<CodeRow, 'sealed_secret'>,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update one_time_codes set last_step = ${step}
     where (organization_id, user_id) = ${accountOf(holder)}
       and sealed_secret = ${sealedSecret} and (last_step is null or last_step < ${step})
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function confirmCodes(db: Db, holder: Holder, now: string): Promise<void> {
  await sql`
    update one_time_codes set confirmed_at = ${now}
     where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
}

/** Whether codes were on. */
export async function deleteCodes(db: Db, holder: Holder): Promise<boolean> {
  await sql`delete from recovery_codes where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
  const { rows } = await sql<{ confirmed_at: string | null }>`
    delete from one_time_codes where (organization_id, user_id) = ${accountOf(holder)}
    returning confirmed_at`.execute(db);
  return rows[0]?.confirmed_at != null;
}

export async function replaceRecoveryCodes(
  db: Db,
  holder: Holder,
  hashes: readonly Buffer[],
  now: string,
): Promise<void> {
  await sql`delete from recovery_codes where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
  const home = await findHome(db, holder);
  const rows = hashes.map((code_hash) => ({ ...home, code_hash, created_at: now }));
  await insertRows('recovery_codes', rows).execute(db);
}

export async function hasRecoveryCode(db: Db, holder: Holder, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from recovery_codes
     where (organization_id, user_id) = ${accountOf(holder)} and code_hash = ${hash}`.execute(db);
  return rows.length === 1;
}

/** Of two who use the same code at once, one has it. */
export async function takeRecoveryCode(db: Db, holder: Holder, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from recovery_codes
     where (organization_id, user_id) = ${accountOf(holder)} and code_hash = ${hash} returning 1`.execute(db);
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, holder: Holder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recovery_codes
     where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A second factor is there: the person's sessions open everything again. */
export async function openSessions(db: Db, holder: Holder): Promise<void> {
  await sql`
    update sessions set needs_factor = false
     where (organization_id, user_id) in ${membersOf(holder)} and needs_factor`.execute(db);
}
