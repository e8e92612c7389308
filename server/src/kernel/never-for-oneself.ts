import { type ErrorDetails, forbidden, type Verdict } from '../lib/errors.ts';
import type { RecordKind } from '../lib/texts/en/records.ts';
import { say } from '../lib/texts/texts.ts';
import { type Actor, isOneself } from './actor.ts';

/**
 * No one settles what they are paid, whatever their role: pay, benefits, the rate of an entry and a leave balance take someone
 * else, as training and equipment do. Who stands behind a service account is that account. The one place for this rule.
 */
export const isForAnother = (
  actor: Pick<Actor, 'userId' | 'selves'>,
  userId: string,
  kind: RecordKind,
  details?: ErrorDetails,
): Verdict => !isOneself(actor, userId) || forbidden(say('records.own', { kind }), details);
