import type { InstallationConfig } from './services.ts';

/** What a token of a connected app can be for: the API, or the protocol of assistants on top of it. */
export const tokenResources = ['API', 'MCP'] as const;
export type TokenResource = (typeof tokenResources)[number];

type Addressed = Pick<InstallationConfig, 'baseUrl'>;

/** Who issues tokens (RFC 8414): the address of the installation, without a path. */
export const issuerOf = ({ baseUrl }: Addressed): string => new URL(baseUrl).origin;

const paths: Record<TokenResource, string> = { API: '/api/v1', MCP: '/mcp' };

/** On one's own machine the product is opened by its name as well. */
function localNameOf(config: Addressed): string | null {
  const { hostname, protocol, port } = new URL(config.baseUrl);
  const isLoopback = hostname === '[::1]' || hostname.startsWith('127.');
  return isLoopback ? `${protocol}//localhost${port === '' ? '' : `:${port}`}` : null;
}

/** The address by which a request came; that of the installation if its `Host` is another. */
export function originOfHost(config: Addressed, host: string | undefined): string {
  const local = localNameOf(config);
  return local !== null && host === new URL(local).host ? local : issuerOf(config);
}

/** What a resource is called (RFC 8707) by clients that came to this origin. */
export const resourceUrl = (origin: string, resource: TokenResource): string => origin + paths[resource];

/** The resource that a client names; null: none of ours. */
export function resourceNamed(config: Addressed, url: string): TokenResource | null {
  const origins = [issuerOf(config), localNameOf(config)].filter((origin) => origin !== null);
  return tokenResources.find((resource) => origins.some((origin) => resourceUrl(origin, resource) === url)) ?? null;
}

/** Where a resource says who issues tokens for it (RFC 9728, 3.1). */
export const resourceMetadataPath = (resource: TokenResource): string =>
  `/.well-known/oauth-protected-resource${paths[resource]}`;

const patterns: Record<TokenResource, RegExp> = { API: /^\/api\/v1(?:[/?]|$)/, MCP: /^\/mcp(?:[/?]|$)/ };

/** The resource at the path of a request; null: another part of the product. */
export const resourceAt = (path: string): TokenResource | null =>
  tokenResources.find((resource) => patterns[resource].test(path)) ?? null;
