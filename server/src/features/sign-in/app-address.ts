import type { InstallationConfig } from '../../kernel/services.ts';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');
const originOf = (address: string): URL => new URL(new URL(address).origin);

/** Where people open the app: at the address of the installation, and at that of the organization if it has its own. */
export const appOrigins = ({ baseUrl }: Pick<InstallationConfig, 'baseUrl'>, ownUrl: string | null): URL[] =>
  [baseUrl, ...(ownUrl === null ? [] : [ownUrl])].map(originOf);

/** The same, with the name that this machine has for itself: people open it by that. */
export const appOriginsHere = (config: Pick<InstallationConfig, 'baseUrl'>, ownUrl: string | null): string[] => {
  const names = appOrigins(config, ownUrl).flatMap(({ origin, hostname, protocol, port }) => [
    origin,
    ...(isLoopback(hostname) ? [`${protocol}//localhost${port === '' ? '' : `:${port}`}`] : []),
  ]);
  return [...new Set(names)];
};

/** Whether the app is there: at one of its addresses, or on this machine as localhost. */
export function isAppOrigin(config: Pick<InstallationConfig, 'baseUrl'>, ownUrl: string | null, claimed: URL): boolean {
  const known = appOrigins(config, ownUrl);
  const isKnown = known.some(({ origin }) => origin === claimed.origin);
  const isHere = claimed.hostname === 'localhost' && known.some(({ hostname }) => isLoopback(hostname));
  return isKnown || isHere;
}
