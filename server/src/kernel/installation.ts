import type { Catalogue } from './catalogue.ts';
import type { Services } from './services.ts';

/** One running Muster: the services, and all features. For the layers above these; a feature takes `Services`. */
export interface Installation extends Services {
  readonly catalogue: Catalogue;
}
