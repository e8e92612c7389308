import type { NameSource, RecordAbilities } from './app-answers.ts';
import type { Operation } from './declaration.ts';
import type { ErasureStep, EventErasure } from './erasing.ts';
import type { EventDefinition } from './events.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { Sight } from './sight.ts';
import type { StateTable } from './states.ts';

/** What all features declare, for features to read. Reactions and jobs, which run on services, stand in the catalogue alone. */
export interface Declared {
  readonly features: readonly { readonly name: string; readonly operations?: readonly Operation[] }[];
  readonly operations: readonly Operation[];
  readonly events: readonly EventDefinition[];
  readonly states: readonly StateTable[];
  readonly sights: readonly Sight[];
  readonly names: readonly NameSource[];
  /** By the name of the record's schema. */
  readonly abilities: ReadonlyMap<string, RecordAbilities>;
  readonly sealed: readonly SealedColumn[];
  readonly erasureSteps: readonly ErasureStep[];
  readonly eventErasures: readonly EventErasure[];
}
