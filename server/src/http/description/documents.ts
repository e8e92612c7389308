import type { Catalogue } from '../../kernel/catalogue.ts';
import type { InstallationConfig } from '../../kernel/services.ts';
import { packed, type SiteFile, siteFile } from '../site-files.ts';
import { runInSlices, type Steps } from '../slices.ts';
import type { Json } from './components.ts';
import { openApiSteps } from './openapi.ts';
import { postmanSteps } from './postman.ts';

/** The two machine-readable descriptions, by file name; written and compressed once, when first asked for. */
export function documentsOf(
  catalogue: Catalogue,
  { baseUrl }: Pick<InstallationConfig, 'baseUrl'>,
): Record<string, () => Promise<SiteFile>> {
  return {
    'openapi.json': once(() => openApiSteps(catalogue, baseUrl)),
    'postman.json': once(() => postmanSteps(catalogue, baseUrl)),
  };
}

function once(steps: () => Steps<Json>): () => Promise<SiteFile> {
  let made: Promise<SiteFile> | undefined;
  const make = async (): Promise<SiteFile> =>
    packed(siteFile('application/json; charset=utf-8', Buffer.from(JSON.stringify(await runInSlices(steps())))));
  return () => (made ??= make());
}
