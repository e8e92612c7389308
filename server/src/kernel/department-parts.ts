import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';

export const departmentPartKinds = [
  'PEOPLE',
  'LEADS',
  'PLANNED_JOBS',
  'TEAMS',
  'SHIFTS',
  'SHIFT_OFFERS',
  'WEEK_TEMPLATES',
  'STAFFING_REQUIREMENTS',
  'LABOR_BUDGETS',
  'LEAVES',
  'TIMESHEETS',
  'EXPENSE_REPORTS',
  'PROJECTS',
  'APPROVAL_POLICIES',
  'LOCKED_DATES',
  'REQUIREMENTS',
  'CHECKLIST_TEMPLATES',
  'SERVICE_ACCOUNTS',
  'KIOSKS',
  'ACCESS_GRANTS',
] as const;
export type DepartmentPartKind = (typeof departmentPartKinds)[number];

/** So many are named. */
export const shownOfPart = 50;

/** One of what belongs to a department: a person, or what has a name. Each row knows how many there are in all. */
export interface PartRow {
  readonly user_id: string | null;
  readonly name: string | null;
  readonly count: number;
}

/** A department that ends with a day. */
export interface Ending {
  readonly from: string;
  readonly day: string;
}

/** It becomes part of another. */
export interface Merging extends Ending {
  readonly into: string;
}

/** What of a feature belongs to departments: it is named before one ends, and goes to the other when its day comes. */
export interface DepartmentPart<Work = unknown> {
  readonly kind: DepartmentPartKind;
  /** One query; the first `shownOfPart` of them. */
  find(db: Db, actor: Actor, ending: Ending): Promise<readonly PartRow[]>;
  /** Within the change that ends the department. Again and again without harm. Left out where it follows its person. */
  move?(work: Work, merging: Merging): Promise<unknown>;
}
