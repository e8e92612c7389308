import { abilitiesOf } from './abilities.ts';
import type { NameSource } from './app-answers.ts';
import { type AuditRule, auditRulesOf } from './change-log/audit-values.ts';
import type { Operation } from './declaration.ts';
import type { Declared } from './declared.ts';
import type { ErasureStep, EventErasure } from './erasing.ts';
import type { EventDefinition } from './events.ts';
import type { JobQueue } from './job-outbox.ts';
import type { PersonalTable } from './personal-data.ts';
import type { PlannedWorkSource } from './planned-work.ts';
import type { RecordVisibility } from './record-visibility.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { StateTable } from './states.ts';
import type { ChangeServices, Reaction } from './unit-of-work.ts';

/** Something the worker does later. */
export interface Job {
  readonly task: string;
  /** A cron line, for jobs that come by themselves. */
  readonly cron?: string;
  /** For jobs that wait for something outside: so many of a queue at a time, that the rest of the worker goes on. */
  readonly queue?: JobQueue;
  run(services: ChangeServices, payload: Record<string, unknown>): Promise<void>;
}

/** Who reads and writes records of a person, in words for the permissions reference. */
export interface AccessRule {
  readonly of: string;
  readonly readers: string;
  readonly writers: string;
}

/** What is served at /scim/v2, in the words of SCIM. Apart from the operations of the API and the app: no one else calls it. */
export interface ScimSurface {
  readonly operations: readonly Operation[];
  /** Fields that a refusal may name, each with its attribute. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a feature shows to the outside: its face. */
export interface Feature {
  readonly name: string;
  /** Its heading in the API reference, and a sentence on what it holds. */
  readonly title?: string;
  readonly summary?: string;
  readonly operations?: readonly Operation[];
  readonly scim?: ScimSurface;
  readonly events?: readonly EventDefinition[];
  readonly states?: readonly StateTable[];
  readonly access?: readonly AccessRule[];
  readonly visibilities?: readonly RecordVisibility[];
  readonly reactions?: readonly Reaction[];
  readonly jobs?: readonly Job[];
  /** What ids of its records are called in the app. */
  readonly names?: readonly NameSource[];
  /** What it plans for people to work, for features before it. */
  readonly plannedWork?: readonly PlannedWorkSource[];
  readonly sealed?: readonly SealedColumn[];
  /** Values of its records that the audit log shows to some alone, or never keeps. */
  readonly auditRules?: readonly AuditRule[];
  /** What it holds of a person besides their records, to be worked through after they were erased. */
  readonly erasureSteps?: readonly ErasureStep[];
  readonly eventErasures?: readonly EventErasure[];
  /** Its tables with rows about a person. */
  readonly personalData?: readonly PersonalTable[];
}

export interface Catalogue extends Declared {
  readonly features: readonly Feature[];
  readonly reactions: ReadonlyMap<string, readonly Reaction[]>;
  readonly jobs: readonly Job[];
  readonly scim: ScimSurface;
}

export function catalogueOf(features: readonly Feature[]): Catalogue {
  const reactions = new Map<string, Reaction[]>();
  for (const reaction of features.flatMap((feature) => feature.reactions ?? [])) {
    reactions.set(reaction.to, [...(reactions.get(reaction.to) ?? []), reaction]);
  }
  const operations = features.flatMap((feature) => feature.operations ?? []);
  return {
    features,
    operations,
    events: features.flatMap((feature) => feature.events ?? []),
    states: features.flatMap((feature) => feature.states ?? []),
    visibilities: features.flatMap((feature) => feature.visibilities ?? []),
    reactions,
    jobs: features.flatMap((feature) => feature.jobs ?? []),
    scim: features.find((feature) => feature.scim)?.scim ?? { operations: [], attributes: {} },
    names: features.flatMap((feature) => feature.names ?? []),
    abilities: abilitiesOf(operations),
    plannedWork: features.flatMap((feature) => feature.plannedWork ?? []),
    sealed: features.flatMap((feature) => feature.sealed ?? []),
    auditRules: auditRulesOf(features.flatMap((feature) => feature.auditRules ?? [])),
    erasureSteps: features.flatMap((feature) => feature.erasureSteps ?? []),
    eventErasures: features.flatMap((feature) => feature.eventErasures ?? []),
    personalData: features.flatMap((feature) => feature.personalData ?? []),
  };
}
