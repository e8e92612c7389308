import type { FastifyRequest } from 'fastify';

/** The first cookie of this name, as the browser sent it. */
export function cookieNamed({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
