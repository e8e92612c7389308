import { abilitiesOf } from './abilities.ts';
import type { NameSource } from './app-answers.ts';
import { type AuditRule, auditRulesOf } from './change-log/audit-values.ts';
import type { Operation } from './declaration.ts';
import type { Declared } from './declared.ts';
import type { DepartmentPart } from './department-parts.ts';
import type { ErasureStep, EventErasure } from './erasing.ts';
import type { EventDefinition } from './events.ts';
import type { Job } from './job.ts';
import type { LogSubjectSource } from './log-subjects.ts';
import type { LongWorkKind } from './long-work/kind.ts';
import { longWorkErasure, longWorkJobs } from './long-work/run.ts';
import type { PackageDeclaration } from './packages.ts';
import type { ByProduct, PersonalTable } from './personal-data.ts';
import type { PlannedWorkSource } from './planned-work.ts';
import type { RecordVisibility } from './record-visibility.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { Sight } from './sight.ts';
import type { StateTable } from './states.ts';
import type { Reaction, UnitOfWork } from './unit-of-work.ts';

export type { Job } from './job.ts';

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
  readonly longWork?: readonly LongWorkKind[];
  /** What ids of its records are called in the app. */
  readonly names?: readonly NameSource[];
  /** What its records are, beside what was done to them. */
  readonly logSubjects?: readonly LogSubjectSource[];
  /** What it plans for people to work, for features before it. */
  readonly plannedWork?: readonly PlannedWorkSource[];
  /** What of it belongs to departments. */
  readonly departmentParts?: readonly DepartmentPart<UnitOfWork>[];
  readonly sealed?: readonly SealedColumn[];
  /** Values of its records that the audit log shows to some alone, or never keeps. */
  readonly auditRules?: readonly AuditRule[];
  /** What it holds of a person besides their records, to be worked through after they were erased. */
  readonly erasureSteps?: readonly ErasureStep[];
  readonly eventErasures?: readonly EventErasure[];
  /** Its tables with rows about a person. */
  readonly personalData?: readonly PersonalTable[];
  /** Its rows that keep nobody who is taken back. */
  readonly byProducts?: readonly ByProduct[];
  /** What can be given beyond a role, in words. */
  readonly packages?: readonly PackageDeclaration[];
  /** What of a person its views show to some. */
  readonly sights?: readonly Sight[];
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
  const longWork = features.flatMap((feature) => feature.longWork ?? []);
  return {
    features,
    operations,
    events: features.flatMap((feature) => feature.events ?? []),
    states: features.flatMap((feature) => feature.states ?? []),
    visibilities: features.flatMap((feature) => feature.visibilities ?? []),
    reactions,
    jobs: [...features.flatMap((feature) => feature.jobs ?? []), ...longWorkJobs(longWork)],
    scim: features.find((feature) => feature.scim)?.scim ?? { operations: [], attributes: {} },
    names: features.flatMap((feature) => feature.names ?? []),
    logSubjects: features.flatMap((feature) => feature.logSubjects ?? []),
    abilities: abilitiesOf(operations),
    plannedWork: features.flatMap((feature) => feature.plannedWork ?? []),
    departmentParts: features.flatMap((feature) => feature.departmentParts ?? []),
    sealed: features.flatMap((feature) => feature.sealed ?? []),
    auditRules: auditRulesOf(features.flatMap((feature) => feature.auditRules ?? [])),
    erasureSteps: [...features.flatMap((feature) => feature.erasureSteps ?? []), ...longWorkErasure(longWork)],
    eventErasures: features.flatMap((feature) => feature.eventErasures ?? []),
    personalData: features.flatMap((feature) => feature.personalData ?? []),
    byProducts: features.flatMap((feature) => feature.byProducts ?? []),
    packages: features.flatMap((feature) => feature.packages ?? []),
    sights: features.flatMap((feature) => feature.sights ?? []),
  };
}
