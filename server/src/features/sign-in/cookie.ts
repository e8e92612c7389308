import type { InstallationConfig } from '../../kernel/services.ts';
import { sessionCookie } from '../../lib/secrets.ts';

/** Set-Cookie for a session that lasts so long at most; `null` takes the cookie away. */
export function cookieFor(
  config: InstallationConfig,
  session: { readonly secret: string; readonly maxMs: number } | null,
): string {
  const maxAge = session === null ? 0 : session.maxMs / 1000;
  const isSecure = config.baseUrl.startsWith('https:');
  return `${sessionCookie}=${session?.secret ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
}
