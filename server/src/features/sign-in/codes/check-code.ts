import type { SignInGuard } from '../../../kernel/context.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Holder } from '../account/members-store.ts';
import { refuseWhileBlocked } from '../throttle.ts';
import { warn } from '../warn.ts';
import { hashRecoveryCode, isOneTimeCode, plainCode, stepOf } from './one-time-code.ts';
import { type CodeRow, findCodes, hasRecoveryCode, takeRecoveryCode, takeStep } from './store.ts';

/** A code that proved right, to be used up with what it opens. */
export type CodeProof =
  | { readonly kind: 'CODE'; readonly codes: CodeRow; readonly step: number }
  | { readonly kind: 'RECOVERY_CODE'; readonly hash: Buffer };

async function findProof(
  { database, keys, clock }: Services,
  holder: Holder,
  typed: string,
): Promise<CodeProof | null> {
  const { db } = database;
  const code = plainCode(typed);
  if (!isOneTimeCode(code)) {
    const hash = hashRecoveryCode(code);
    return (await hasRecoveryCode(db, holder, hash)) ? { kind: 'RECOVERY_CODE', hash } : null;
  }
  const codes = await findCodes(db, holder);
  if (!codes) return null;
  const secret = keys.open('one-time-code', codes.user_id, codes.sealed_secret);
  const step = await stepOf(secret, code, clock.nowMs());
  // One that was used before is as wrong as any other.
  return step === null || (codes.last_step !== null && step <= codes.last_step) ? null : { kind: 'CODE', codes, step };
}

/** The one way to check a code: wherever it is asked for, wrong ones count together. null: it is wrong. */
export async function checkCode(
  services: Services,
  signIn: SignInGuard,
  holder: Holder & { readonly email: string },
  typed: string,
): Promise<CodeProof | null> {
  const { email } = holder;
  refuseWhileBlocked(await signIn.blockedMs(email));
  const proof = await findProof(services, holder, typed);
  if (proof === null) {
    const { isWarningDue } = await signIn.codeFailed(email);
    if (isWarningDue) await warn(services, email, holder);
    return null;
  }
  refuseWhileBlocked(await signIn.codeSucceeded(email));
  return proof;
}

/** In the transaction of what it opens. false: someone else has used it meanwhile, or codes were set up anew. */
export const useUp = ({ tx }: UnitOfWork, holder: Holder, proof: CodeProof): Promise<boolean> =>
  proof.kind === 'CODE' ? takeStep(tx, holder, proof.codes, proof.step) : takeRecoveryCode(tx, holder, proof.hash);
