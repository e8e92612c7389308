import { type Sql, sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { Asset } from './assets/record.ts';
import { Compensation } from './compensation/record.ts';

const named = (table: string, by: string, names: string, what = 'name'): Sql =>
  sql.raw(
    `(select ${what} from ${names} n where n.organization_id = ${table}.organization_id and n.id = ${table}.${by})`,
  );

/**
 * Compensation stays, without its reasons: payroll must be able to explain its totals. Equipment stays, without notes: it
 * is the organization's, and one that is still out must not be forgotten. Everything else goes.
 */
export const recordsData: readonly PersonalTable[] = [
  {
    table: 'training_assignments',
    area: 'records',
    key: ['id'],
    whenErased: 'deleted',
    beside: sql`${named('training_assignments', 'course_id', 'courses')} as course`,
  },
  { table: 'certifications', area: 'records', key: ['id'], whenErased: 'deleted' },
  { table: 'certificate_requirements', area: 'records', key: ['id'], whenErased: 'deleted' },
  { table: 'goals', area: 'records', key: ['id'], whenErased: 'deleted' },
  {
    table: 'custom_field_values',
    area: 'profile',
    key: ['id'],
    whenErased: 'deleted',
    beside: sql`${named('custom_field_values', 'field_id', 'custom_fields', 'label')} as field`,
  },
  {
    table: 'benefit_enrollments',
    area: 'records',
    key: ['id'],
    whenErased: 'deleted',
    beside: sql`${named('benefit_enrollments', 'plan_id', 'benefit_plans')} as plan`,
  },
  {
    table: 'compensation_records',
    area: 'records',
    key: ['id'],
    record: Compensation,
    whenErased: 'emptied',
    kept: { currency: 'an ISO code' },
  },
  {
    table: 'assets',
    area: 'records',
    key: ['id'],
    record: Asset,
    whenErased: 'emptied',
    kept: {
      description: 'what the organization’s equipment is, not who has it',
      serial_number: 'of the organization’s equipment',
    },
    beside: sql`${named('assets', 'category_id', 'asset_categories')} as category`,
  },
];
