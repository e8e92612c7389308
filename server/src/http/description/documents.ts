import type { Catalogue } from '../../kernel/catalogue.ts';
import type { InstallationConfig } from '../../kernel/installation.ts';
import { openApiOf } from './openapi.ts';
import { postmanOf } from './postman.ts';

/** The two machine-readable descriptions, by file name; written once, when first asked for. */
export function documentsOf(
  catalogue: Catalogue,
  { baseUrl }: Pick<InstallationConfig, 'baseUrl'>,
): Record<string, () => string> {
  return {
    'openapi.json': once(() => JSON.stringify(openApiOf(catalogue, baseUrl))),
    'postman.json': once(() => JSON.stringify(postmanOf(catalogue, baseUrl))),
  };
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
