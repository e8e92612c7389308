import type { Db } from '../../../db/database.ts';
import { Refusal, type Said } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { findByAddress, findLinked } from './links-store.ts';
import type { Vouched } from './protocol.ts';
import type { ProviderRow } from './store.ts';

/** Who it is: known from before, or to be known from now on. */
export interface Whom {
  readonly user_id: string;
  /** null: this sign-in links them. */
  readonly link_id: string | null;
}

/** A person is known by what the provider calls them. An address counts once, and only if all that the rule asks for holds. */
export async function whomIs(
  db: Db,
  provider: ProviderRow,
  subject: string,
  vouched: Vouched | null,
): Promise<Whom | Refusal> {
  const { name } = provider;
  const linked = await findLinked(db, provider, subject);
  if (linked) {
    return linked.has_access ? { user_id: linked.user_id, link_id: linked.id } : no('no_access', 'identity.noAccess');
  }
  // The link was removed while the person was on their way.
  if (!vouched) return no('link_removed', 'identity.linkRemoved');
  const { email, isVerified } = vouched;
  if (email === null) return no('no_email', say('identity.noEmail', { provider: name }));
  if (!isVerified) return no('unverified', say('identity.unverified', { provider: name, email }));
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!provider.email_domains.includes(domain)) return no('domain', say('identity.domain', { provider: name, domain }));
  const person = await findByAddress(db, provider, email);
  if (!person) return no('no_person', say('identity.noPerson', { email }));
  if (person.is_linked) return no('other_subject', say('identity.otherSubject', { provider: name, email }));
  return { user_id: person.user_id, link_id: null };
}

const no = (reason: string, said: Said): Refusal => new Refusal('AUTH_INVALID', said, { reason });
