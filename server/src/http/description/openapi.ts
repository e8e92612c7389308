import type { Catalogue } from '../../kernel/catalogue.ts';

export function openApiOf(_catalogue: Catalogue, baseUrl: string): Record<string, unknown> {
  return { openapi: '3.1.0', servers: [{ url: baseUrl }] };
}
