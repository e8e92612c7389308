import type { Catalogue } from '../../../kernel/catalogue.ts';
import { packed, type SiteFile, siteFile } from '../../site-files.ts';
import { runInSlices, type Steps } from '../../slices.ts';
import { openApiSteps } from '../openapi.ts';
import type { Document } from '../page/document.ts';
import { type FrameAssets, framed } from './frame.ts';
import { navigationOf } from './navigation.ts';
import { type Page, pagesOf } from './pages.ts';
import { type Plan, planOf } from './plan.ts';
import { searchEntriesOf } from './search.ts';

const html = 'text/html; charset=utf-8';
const searchPath = '/docs/search.json';

interface Planned {
  readonly plan: Plan;
  readonly pages: ReadonlyMap<string, Page>;
}

export function* planSteps(catalogue: Catalogue, baseUrl: string): Steps<Planned> {
  const document = (yield* openApiSteps(catalogue, baseUrl)) as unknown as Document;
  const plan = yield* planOf(document, baseUrl);
  yield;
  return { plan, pages: new Map(pagesOf(plan).map((page) => [page.path, page])) };
}

export function* pageSteps({ plan }: Planned, { path, title, write }: Page, assets: FrameAssets): Steps<string> {
  const main = yield* write();
  return framed({ title, navigation: navigationOf(plan, path), main }, assets);
}

/** The pages at /docs. Each is written when it is first asked for: the catalogue does not change while the server runs. */
export class Reference {
  readonly #catalogue: Catalogue;
  readonly #baseUrl: string;
  readonly #assets: FrameAssets;
  readonly #files = new Map<string, Promise<SiteFile>>();
  #planned: Promise<Planned> | null = null;

  constructor(catalogue: Catalogue, baseUrl: string, assets: FrameAssets) {
    this.#catalogue = catalogue;
    this.#baseUrl = baseUrl;
    this.#assets = assets;
  }

  /** null: there is no such page. */
  async find(path: string): Promise<SiteFile | null> {
    this.#planned ??= runInSlices(planSteps(this.#catalogue, this.#baseUrl));
    const planned = await this.#planned;
    const page = planned.pages.get(path);
    if (!page && path !== searchPath) return null;
    let file = this.#files.get(path);
    if (!file) this.#files.set(path, (file = page ? this.#write(planned, page) : this.#writeSearch(planned)));
    return file;
  }

  async #write(planned: Planned, page: Page): Promise<SiteFile> {
    return packed(siteFile(html, Buffer.from(await runInSlices(pageSteps(planned, page, this.#assets)))));
  }

  #writeSearch({ plan }: Planned): Promise<SiteFile> {
    const body = Buffer.from(JSON.stringify(searchEntriesOf(plan)));
    return packed(siteFile('application/json; charset=utf-8', body));
  }
}
