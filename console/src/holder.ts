import { holderTexts } from './texts/service-accounts.ts';
import { fullName } from './words.ts';

interface Holder {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export const isServiceAccount = (id: string): boolean => id.startsWith('svc_');

/** Who holds or did something: a person by name, or a service account. */
export const holderName = (holder: Holder): string =>
  isServiceAccount(holder.id) ? holderTexts.serviceAccount(holder.first_name) : fullName(holder);
