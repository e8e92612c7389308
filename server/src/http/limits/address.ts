import ipaddr from 'ipaddr.js';

const MEMO_SIZE = 10_000;
const LONGEST_ADDRESS = 64;
/** Text that is no address shares one key: it must not give anyone fresh limits. */
const UNKNOWN = 'unknown';
const memo = new Map<string, string>();

/** What an address is counted under: IPv4 as it is (mapped IPv6 too), IPv6 as its /64, since one caller holds a whole /64. */
export function addressKey(ip: string): string {
  if (ip.length > LONGEST_ADDRESS) return UNKNOWN;
  const known = memo.get(ip);
  if (known !== undefined) return known;
  const key = toKey(ip);
  // Parsing costs more than a limit check; clearing keeps a flood of addresses from growing the memo.
  if (memo.size >= MEMO_SIZE) memo.clear();
  memo.set(ip, key);
  return key;
}

function toKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return UNKNOWN;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
