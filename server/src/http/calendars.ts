import type { FastifyInstance } from 'fastify';
import { Refusal } from '../lib/errors.ts';
import { hashSecret } from '../lib/secrets.ts';
import type { Authenticators } from './access.ts';
import { rateLimited } from './gate.ts';
import type { Limiter } from './limits/limiter.ts';
import { isKnownVersion } from './preconditions.ts';

/** 32 bytes in base64url. */
const addressPattern = /^([\w-]{43})\.ics$/;

/**
 * Calendars by their secret address, for programs that subscribe. Limits by who asks and by what is asked for; an address that
 * leads nowhere counts as a wrong token does.
 */
export function mountCalendars(app: FastifyInstance, limiter: Limiter, authenticators: Authenticators): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendars/:file',
    config: { operation: 'calendars.read', hidesPath: true },
    handler: async (request, reply) => {
      const { ip, params, headers } = request;
      const byIp = await limiter.appAddress(ip);
      if (!byIp.ok) throw rateLimited('access.address', byIp.retryAfterMs);
      const hash = hashSecret(addressPattern.exec(params.file)?.[1] ?? '');
      const byFeed = await limiter.calendar(hash.toString('base64url'));
      if (!byFeed.ok) throw rateLimited('access.calendarTooOften', byFeed.retryAfterMs);
      const calendar = addressPattern.test(params.file) ? await authenticators.calendar(hash) : null;
      if (calendar === null) {
        const blockedMs = await limiter.authBlockedFor(ip);
        if (blockedMs > 0) throw rateLimited('access.calendarsGuessed', blockedMs);
        await limiter.authFailed(ip);
        throw new Refusal('NOT_FOUND', 'access.noCalendar');
      }
      const version = `"${calendar.version}"`;
      reply.headers({ ETag: version, 'Cache-Control': 'private, no-cache', 'X-Content-Type-Options': 'nosniff' });
      const known = headers['if-none-match'];
      if (known !== undefined && isKnownVersion(known, version)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(await calendar.write());
    },
  });
}
