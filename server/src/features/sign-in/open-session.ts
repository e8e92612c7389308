import { insertRow } from '../../db/rows.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { deviceOf } from './device.ts';

/** A session that another one opens in a sandbox, and that ends with it: by itself when that one would have, and whenever its row goes. */
export async function openSession(
  work: UnitOfWork,
  opener: { readonly organization_id: string; readonly id: string; readonly expires_at: string },
  account: { readonly organization_id: string; readonly user_id: string },
): Promise<string> {
  const secret = newSecret();
  await insertRow('sessions', {
    ...account,
    id: work.newId('ses'),
    token_hash: hashSecret(secret),
    created_at: work.now,
    expires_at: opener.expires_at,
    last_seen_at: work.now,
    factor_at: work.now,
    device: deviceOf(work.origin.userAgent),
    ip: work.origin.ip,
    opened_by_organization_id: opener.organization_id,
    opened_by_id: opener.id,
  }).execute(work.tx);
  return secret;
}
