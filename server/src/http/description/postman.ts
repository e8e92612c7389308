import type { Catalogue } from '../../kernel/catalogue.ts';

export function postmanOf(_catalogue: Catalogue, baseUrl: string): Record<string, unknown> {
  return { info: { name: 'Muster' }, variable: [{ key: 'base_url', value: baseUrl }] };
}
