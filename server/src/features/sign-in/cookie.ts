import type { InstallationConfig } from '../../kernel/services.ts';
import { sessionCookie } from '../../lib/secrets.ts';

export const sessionLifetimeMs = 14 * 86_400_000;

/** Set-Cookie for a session; `null` takes the cookie away. */
export function cookieFor(config: InstallationConfig, secret: string | null): string {
  const maxAge = secret === null ? 0 : sessionLifetimeMs / 1000;
  const isSecure = config.baseUrl.startsWith('https:');
  return `${sessionCookie}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
}
