import type { RecordAbilities } from './abilities.ts';
import type { NameSource } from './app-answers.ts';
import type { AuditRules } from './change-log/audit-values.ts';
import type { Operation } from './declaration.ts';
import type { DepartmentPart } from './department-parts.ts';
import type { ErasureStep, EventErasure } from './erasing.ts';
import type { EventDefinition } from './events.ts';
import type { LogSubjectSource } from './log-subjects.ts';
import type { PackageDeclaration } from './packages.ts';
import type { ByProduct, PersonalTable } from './personal-data.ts';
import type { PlannedWorkSource } from './planned-work.ts';
import type { RecordVisibility } from './record-visibility.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { Sight } from './sight.ts';
import type { StateTable } from './states.ts';

/** What all features declare, for features to read. Reactions and jobs, which run on services, stand in the catalogue alone. */
export interface Declared {
  readonly features: readonly { readonly name: string; readonly operations?: readonly Operation[] }[];
  readonly operations: readonly Operation[];
  readonly events: readonly EventDefinition[];
  readonly states: readonly StateTable[];
  readonly visibilities: readonly RecordVisibility[];
  readonly names: readonly NameSource[];
  /** What records that the audit log tells of are. */
  readonly logSubjects: readonly LogSubjectSource[];
  /** By the name of the record's schema. */
  readonly abilities: ReadonlyMap<string, RecordAbilities>;
  /** What people are to work, by day. */
  readonly plannedWork: readonly PlannedWorkSource[];
  /** What belongs to departments. */
  readonly departmentParts: readonly DepartmentPart[];
  readonly sealed: readonly SealedColumn[];
  readonly auditRules: AuditRules;
  readonly erasureSteps: readonly ErasureStep[];
  readonly eventErasures: readonly EventErasure[];
  /** What is kept of people, table by table. */
  readonly personalData: readonly PersonalTable[];
  readonly byProducts: readonly ByProduct[];
  readonly packages: readonly PackageDeclaration[];
  readonly sights: readonly Sight[];
}

/** One that the product names itself: that it is missing is a mistake in the code. */
export function operationNamed({ operations }: Pick<Declared, 'operations'>, name: string): Operation {
  const operation = operations.find(({ id }) => id === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
}
