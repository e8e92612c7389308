import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Where no receiver on the public internet lives: the IANA special-purpose registries of both families, what later
 * documents withdrew, and the address at which one cloud answers its own machines. Ranges that the registries call reachable
 * but that hold no web servers (AS112, AMT) are here too: refusing them costs nothing.
 */
export const specialRanges = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private use'],
  ['100.64.0.0/10', 'shared address space of carriers'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'platform address inside one cloud'],
  ['169.254.0.0/16', 'link-local, metadata of clouds'],
  ['172.16.0.0/12', 'private use'],
  ['192.0.0.0/24', 'IETF protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'AS112'],
  ['192.52.193.0/24', 'AMT'],
  ['192.88.99.0/24', '6to4 relays, withdrawn'],
  ['192.168.0.0/16', 'private use'],
  ['192.175.48.0/24', 'AS112'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved, broadcast'],
  ['::/128', 'unspecified'],
  ['::1/128', 'loopback'],
  ['::/96', 'IPv4-compatible, withdrawn'],
  ['::ffff:0:0/96', 'IPv4-mapped'],
  ['::ffff:0:0:0/96', 'IPv4-translated'],
  ['64:ff9b::/96', 'NAT64'],
  ['64:ff9b:1::/48', 'NAT64, local use'],
  ['100::/64', 'discard only'],
  ['100:0:0:1::/64', 'dummy prefix'],
  ['200::/7', 'NSAP, withdrawn'],
  ['2001::/23', 'IETF protocol assignments'],
  ['2001::/32', 'Teredo'],
  ['2001:2::/48', 'benchmarking'],
  ['2001:3::/32', 'AMT'],
  ['2001:4:112::/48', 'AS112'],
  ['2001:10::/28', 'ORCHID, withdrawn'],
  ['2001:20::/28', 'ORCHIDv2'],
  ['2001:30::/28', 'drone remote identification'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['2620:4f:8000::/48', 'AS112'],
  ['3ffe::/16', '6bone, withdrawn'],
  ['3fff::/20', 'documentation'],
  ['5f00::/16', 'segment routing identifiers'],
  ['fc00::/7', 'unique local'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'site-local, withdrawn'],
  ['ff00::/8', 'multicast'],
] as const satisfies readonly (readonly [string, string])[];

const parsed = specialRanges.map(([range]) => ipaddr.parseCIDR(range));
const v4Ranges = parsed.filter((range): range is [ipaddr.IPv4, number] => range[0].kind() === 'ipv4');
const v6Ranges = parsed.filter((range): range is [ipaddr.IPv6, number] => range[0].kind() === 'ipv6');
/** All that IANA has given out as global unicast; the rest of the space is refused before it has a name. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

type Kind = 'public' | 'loopback' | 'special';

function readKind(text: string): Kind {
  // What `ipaddr.js` reads as an address is wider (0x7f.1, fe80::1%eth0) than what a resolver answers.
  if (isIP(text) === 0) return 'special';
  const address = ipaddr.parse(text);
  if (address.range() === 'loopback') return 'loopback';
  if (text.includes('%')) return 'special';
  const isSpecial =
    address instanceof ipaddr.IPv4
      ? v4Ranges.some((range) => address.match(range))
      : !address.match(globalUnicast) || v6Ranges.some((range) => address.match(range));
  return isSpecial ? 'special' : 'public';
}

const kindsMax = 5000;
const kinds = new Map<string, Kind>();

/** Asked for every attempt, of the same few addresses; it follows from the text alone. */
function kindOf(text: string): Kind {
  let kind = kinds.get(text);
  if (kind === undefined) {
    if (kinds.size >= kindsMax) kinds.clear();
    kind = readKind(text);
    kinds.set(text, kind);
  }
  return kind;
}

/** Whether packets to this address leave for the public internet. Text that is no plain address does not. */
export const isPublicAddress = (text: string): boolean => kindOf(text) === 'public';

export const isLoopbackAddress = (text: string): boolean => kindOf(text) === 'loopback';

/** One way of writing an address, so that two can be compared. */
export const normalAddress = (text: string): string => ipaddr.process(text).toNormalizedString();
