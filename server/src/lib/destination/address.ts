import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { invalid, Refusal, type Said } from '../errors.ts';
import { say } from '../texts/texts.ts';
import { askNameServers, askSystem, type Resolver } from './resolver.ts';
import { isLoopbackAddress, isPublicAddress } from './special-ranges.ts';

/** Which receivers are allowed. `allowPrivate` is for development: http, any port and loopback addresses besides. */
export interface AddressPolicy {
  readonly allowPrivate: boolean;
}

export const urlMaxLength = 2048;
const allowedPorts = ['', '8443'];
/** Names that are not looked up in the public tree, or lead back into a network. */
const localSuffixes = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
];
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host whose addresses a delivery may not go to, or that has none. */
export class HostRefusal extends Refusal {
  readonly fault: 'not_public' | 'unresolved';

  constructor(fault: 'not_public' | 'unresolved', said: Said) {
    super('VALIDATION_FAILED', said, { field: 'url' });
    this.fault = fault;
  }
}

/** The rules a receiver's address must keep by its look alone; 422 otherwise. */
export function checkWebhookUrl(text: string, policy: AddressPolicy): URL {
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(text)?.[1];
  const url = URL.canParse(text) ? new URL(text) : null;
  // Spaces, control characters and backslashes are read differently by different programs: none of them is needed.
  if (url === null || authority === undefined || /[\s\\\p{Cc}]/u.test(text)) throw invalid('url', 'destination.notWeb');
  if (Math.max(text.length, url.href.length) > urlMaxLength)
    throw invalid('url', say('destination.tooLong', { limit: urlMaxLength }));
  if (url.protocol !== 'https:' && !policy.allowPrivate) throw invalid('url', 'destination.notHttps');
  if (authority.includes('@') || url.username !== '' || url.password !== '')
    throw invalid('url', 'destination.credentials');
  if (!allowedPorts.includes(url.port) && !policy.allowPrivate) throw invalid('url', 'destination.port');
  checkHostName(url.hostname, policy);
  return url;
}

function checkHostName(hostname: string, policy: AddressPolicy): void {
  // The URL standard has by now turned every way of writing an IPv4 address (decimal, octal, short) into dots.
  const literal = literalOf(hostname);
  if (literal !== null) {
    if (policy.allowPrivate && isLoopbackAddress(literal)) return;
    throw invalid('url', 'destination.ipAddress');
  }
  const labels = hostname.split('.');
  if (hostname.length > 253 || !labels.every((label) => hostLabel.test(label)))
    throw invalid('url', 'destination.hostName');
  if (labels.some((label) => label.startsWith('xn--')) && domainToUnicode(hostname) === '')
    throw invalid('url', 'destination.hostName');
  if (policy.allowPrivate) return;
  if (labels.length < 2 || localSuffixes.includes(labels.at(-1) ?? '')) throw invalid('url', 'destination.local');
}

function literalOf(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/** Where names are looked up unless a resolver is given. */
export const resolverFor = (policy: AddressPolicy): Resolver => (policy.allowPrivate ? askSystem : askNameServers());

/** All addresses of a host, every one of which a delivery may go to; throws a HostRefusal otherwise. */
export async function vetHost(
  hostname: string,
  policy: AddressPolicy,
  resolver: Resolver = resolverFor(policy),
): Promise<readonly string[]> {
  const literal = literalOf(hostname);
  const addresses = literal === null ? await resolver(hostname).catch(() => []) : [literal];
  if (addresses.length === 0) throw new HostRefusal('unresolved', 'destination.unresolved');
  const mayUse = (address: string) => isPublicAddress(address) || (policy.allowPrivate && isLoopbackAddress(address));
  if (!addresses.every(mayUse)) throw new HostRefusal('not_public', 'destination.notPublic');
  return addresses;
}
