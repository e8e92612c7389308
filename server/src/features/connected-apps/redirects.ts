/** Names by which a machine reaches itself. */
const loopbacks = ['127.0.0.1', '[::1]', 'localhost'];
/** A scheme of an app's own: a domain of its makers backwards (RFC 8252, 7.1). Others, such as those that run something, are no app's. */
const ownScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopbacks.includes(hostname);

/**
 * Where an app may have people sent back to: a page of its own, this machine, or an app on the device by a private-use scheme (RFC 8252).
 * Nothing with a fragment (RFC 6749, 3.1.2) or a password.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > 500 || !/^[\x21-\x7e]+$/.test(text) || text.includes('#') || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return url.hostname !== '';
  return isLoopback(url) || (ownScheme.test(url.protocol) && /^[a-z][a-z0-9+.-]*:\/\/?[^/]/i.test(text));
}

/** Whether it is one of those registered: to the letter, but for the port of this machine, which apps take as it is free. */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  // Also of those registered when more schemes were taken.
  isRedirectUri(asked) && (registered.includes(asked) || registered.some((uri) => isSameButForPort(uri, asked)));

function isSameButForPort(registered: string, asked: string): boolean {
  if (!URL.canParse(registered)) return false;
  const [one, other] = [new URL(registered), new URL(asked)];
  if (!isLoopback(one) || !isLoopback(other)) return false;
  one.port = '';
  other.port = '';
  return one.href === other.href;
}

/** To whom people are sent back, in a word: a host, this machine, or the scheme of an app. */
export function hostOf(redirectUri: string): { readonly host: string; readonly isOnDevice: boolean } {
  const url = new URL(redirectUri);
  if (url.protocol === 'https:') return { host: url.host, isOnDevice: false };
  return { host: isLoopback(url) ? url.hostname : url.protocol.slice(0, -1), isOnDevice: true };
}

/** The address with what is answered there. */
export function returnUrl(redirectUri: string, answer: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
