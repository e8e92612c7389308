import type { FastifyInstance } from 'fastify';
import type { Installation } from '../kernel/installation.ts';

export function mountSite(_app: FastifyInstance, _installation: Installation): void {
  // The console and the API reference move in here.
}
