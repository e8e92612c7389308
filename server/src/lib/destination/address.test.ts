import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/depth.ts';
import { Refusal } from '../errors.ts';
import { checkWebhookUrl, HostRefusal, vetHost } from './address.ts';
import { isPublicAddress, specialRanges } from './special-ranges.ts';

const outside = { allowPrivate: false };
const development = { allowPrivate: true };

describe('checkWebhookUrl', () => {
  it.each([
    'https://hooks.example.com',
    'https://hooks.example.com/muster?team=1',
    'https://hooks.example.com:443/',
    'https://hooks.example.com:8443/in',
    'HTTPS://Hooks.Example.COM/In',
    'https://bücher.example.com/',
    'https://xn--bcher-kva.example.com/',
    'https://1password.example.com/',
  ])('takes %s', (text) => {
    expect(checkWebhookUrl(text, outside)).toBeInstanceOf(URL);
  });

  it('a name in another script becomes the one that is looked up', () => {
    expect(checkWebhookUrl('https://bücher.example.com/', outside).hostname).toBe('xn--bcher-kva.example.com');
  });

  it.each([
    ['no address', 'hooks'],
    ['plain http', 'http://hooks.example.com/'],
    ['another scheme', 'ftp://hooks.example.com/'],
    ['another port', 'https://hooks.example.com:444/'],
    ['port 80', 'https://hooks.example.com:80/'],
    ['a user name', 'https://me@hooks.example.com/'],
    ['a password', 'https://me:pass@hooks.example.com/'],
    ['an empty user name', 'https://@hooks.example.com/'],
    ['an IPv4 address', 'https://8.8.8.8/'],
    ['a decimal address', 'https://2130706433/'],
    ['a hexadecimal address', 'https://0x7f000001/'],
    ['an octal address', 'https://0177.0.0.1/'],
    ['a short address', 'https://127.1/'],
    ['an address with a dot behind', 'https://127.0.0.1./'],
    ['a full-width address', 'https://１２７.０.０.１/'],
    ['a percent-encoded address', 'https://%31%32%37.0.0.1/'],
    ['an IPv6 address', 'https://[2606:4700:4700::1111]/'],
    ['an IPv4-mapped address', 'https://[::ffff:8.8.8.8]/'],
    ['too many numbers', 'https://1.2.3.4.5/'],
    ['a dot behind', 'https://hooks.example.com./'],
    ['an empty label', 'https://hooks..example.com/'],
    ['a single label', 'https://hooks/'],
    ['localhost', 'https://localhost/'],
    ['below localhost', 'https://a.localhost/'],
    ['.local', 'https://printer.local/'],
    ['.internal', 'https://metadata.google.internal/'],
    ['.home.arpa', 'https://nas.home.arpa/'],
    ['.onion', 'https://abcdef.onion/'],
    ['.lan', 'https://nas.lan/'],
    ['capital .LOCAL', 'https://printer.LOCAL/'],
    ['an underscore', 'https://my_hooks.example.com/'],
    ['a hyphen in front', 'https://-hooks.example.com/'],
    ['a label of 64 characters', `https://${'a'.repeat(64)}.example.com/`],
    ['a name of over 253 characters', `https://${'a'.repeat(60)}.${'b.'.repeat(100)}example.com/`],
    ['over 2048 characters', `https://hooks.example.com/${'a'.repeat(2048)}`],
    ['over 2048 characters once encoded', `https://hooks.example.com/${'é'.repeat(400)}`],
    ['backslashes', 'https:\\\\hooks.example.com/'],
    ['a backslash before an @', 'https://hooks.example.com\\@127.0.0.1/'],
    ['three slashes', 'https:///hooks.example.com/'],
    ['a space in front', ' https://hooks.example.com/'],
    ['a line end inside', 'https://hooks.exa\nmple.com/'],
    ['no host', 'https://'],
  ])('422: %s', (_rule, text) => {
    const refused = catchRefusal(() => checkWebhookUrl(text, outside));
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'url' } });
  });

  it.each([
    'http://127.0.0.1:3000/hooks',
    'http://localhost:3000',
    'http://[::1]:3000/',
    'https://hooks.example.com:444/',
  ])('development takes %s', (text) => {
    expect(checkWebhookUrl(text, development)).toBeInstanceOf(URL);
  });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[fd00::1]/',
    'http://8.8.8.8/',
    'http://a@localhost/',
  ])('422 in development too: %s', (text) => {
    expect(catchRefusal(() => checkWebhookUrl(text, development))).toBeInstanceOf(Refusal);
  });
});

describe('special-purpose ranges', () => {
  it.each(specialRanges)('%s is not public: %s', (range) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    const bytes = network.toByteArray();
    const last = bytes.map((byte, i) => byte | (0xff >> Math.min(8, Math.max(0, bits - i * 8))));
    for (const address of [network, ipaddr.fromByteArray(bytes), ipaddr.fromByteArray(last)]) {
      expect(isPublicAddress(address.toString()), address.toString()).toBe(false);
    }
  });

  it.each([
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ])('%s is public, %s to %s is not, %s is', (before, first, last, after) => {
    expect([before, first, last, after].map(isPublicAddress)).toEqual([true, false, false, true]);
  });

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
    '2001:4860:4860::8888',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    '64:ff9b::808:808',
    '2002:808:808::1',
    'fe80::1%eth0',
    '4000::1',
    '0x7f.1',
    '127.1',
    '',
    'x',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('whatever ipaddr.js calls special is not public', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 4, maxLength: 4 }),
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
    );
    fc.assert(
      fc.property(bytes, (raw) => {
        const address = ipaddr.fromByteArray([...raw]);
        if (address.range() !== 'unicast') expect(isPublicAddress(address.toString())).toBe(false);
      }),
      { numRuns: sized(5000, 300) },
    );
  });
});

describe('vetHost', () => {
  const answering =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses);

  it('gives all addresses of a public host', async () => {
    const found = vetHost('hooks.example.com', outside, answering('93.184.216.34', '2606:4700::1'));
    expect(await found).toEqual(['93.184.216.34', '2606:4700::1']);
  });

  it.each([
    ['a private one', ['10.0.0.1']],
    ['a public and a private one', ['93.184.216.34', '192.168.1.1']],
    ['a public and a loopback IPv6 one', ['93.184.216.34', '::1']],
    ['a mapped one', ['::ffff:93.184.216.34']],
    ['metadata of a cloud', ['169.254.169.254']],
  ])('refuses when the answer holds %s', async (_what, addresses) => {
    await expect(vetHost('hooks.example.com', outside, answering(...addresses))).rejects.toMatchObject({
      fault: 'not_public',
      details: { field: 'url' },
    });
  });

  it('refuses a host without an address, and one whose look-up fails', async () => {
    for (const resolver of [answering(), () => Promise.reject(new Error('SERVFAIL'))]) {
      const refused = await vetHost('hooks.example.com', outside, resolver).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(HostRefusal);
      expect(refused).toMatchObject({ fault: 'unresolved' });
    }
  });

  it('development allows loopback and nothing else that is private', async () => {
    expect(await vetHost('localhost', development)).toContain('127.0.0.1');
    expect(await vetHost('[::1]', development)).toEqual(['::1']);
    await expect(vetHost('db', development, answering('10.0.0.1'))).rejects.toMatchObject({ fault: 'not_public' });
    await expect(vetHost('127.0.0.1', outside)).rejects.toMatchObject({ fault: 'not_public' });
  });
});

function catchRefusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
