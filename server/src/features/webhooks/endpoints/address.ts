import type { Installation } from '../../../kernel/installation.ts';
import { checkWebhookUrl, vetHost, type AddressPolicy } from '../attempt/address.ts';

export const policyOf = ({ config }: Installation): AddressPolicy => ({ allowPrivate: config.allowsPrivateWebhooks });

/**
 * The address as it will be used, and what is shown of it; 422 where it breaks a rule. In development a host need not
 * exist yet: the first attempt tells.
 */
export async function checkAddress(installation: Installation, text: string): Promise<{ url: string; host: string }> {
  const policy = policyOf(installation);
  const { href, origin, hostname } = checkWebhookUrl(text, policy);
  if (!policy.allowPrivate) await vetHost(hostname, policy);
  return { url: href, host: origin };
}
