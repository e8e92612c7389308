import { executeTogether, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Holder } from './members-store.ts';

/** What signs someone in goes from one of their organizations to another. The secret of codes is sealed for whom it is kept with. */
export async function moveKept({ tx, services: { keys } }: UnitOfWork, from: Holder, to: Holder): Promise<void> {
  const { organization_id, user_id } = to;
  const where = sql`where organization_id = ${from.organization_id} and user_id = ${from.user_id}`;
  const move = sql`set organization_id = ${organization_id}, user_id = ${user_id} ${where}`;
  const [, , , codes] = await executeTogether(
    tx,
    sql`update user_credentials ${move}`,
    sql`update passkeys ${move}`,
    sql`update recovery_codes ${move}`,
    sql<{ sealed_secret: Buffer }>`select sealed_secret from one_time_codes ${where}`,
  );
  const [code] = codes;
  if (!code) return;
  const sealed = keys.seal('one-time-code', user_id, keys.open('one-time-code', from.user_id, code.sealed_secret));
  await sql`
    update one_time_codes
       set organization_id = ${organization_id}, user_id = ${user_id}, sealed_secret = ${sealed} ${where}`.execute(tx);
}
