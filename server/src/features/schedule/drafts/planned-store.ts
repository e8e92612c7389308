import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';

/** What of a published shift can be planned otherwise. */
export const draftedFields = [
  'user_id',
  'department_id',
  'title',
  'starts_at',
  'ends_at',
  'break_minutes',
  'location',
  'notes',
  'status',
] as const;
export type DraftedField = (typeof draftedFields)[number];

const kept = ['organization_id', 'id', 'is_published', 'claimed_at', 'earlier_user_ids', 'created_at', 'updated_at'];
const asStored = sql.raw([...kept, ...draftedFields].map((name) => `plain.${name}`).join(', '));
const asDrafted = sql.raw(
  [
    ...kept.map((name) => `plain.${name}`),
    ...draftedFields.map(
      (name) => `case when '${name}' = any(d.fields) then d.${name} else plain.${name} end as ${name}`,
    ),
  ].join(', '),
);

/**
 * In place of the table shifts, for those who plan: as they are planned, published or not. What is planned to be deleted is cancelled
 * there. Two halves, so that each keeps its index.
 */
export const plannedShifts = ({ organizationId }: Pick<Actor, 'organizationId'>): Sql => sql`(
  select ${asStored} from shifts plain
   where plain.organization_id = ${organizationId} and not exists (
     select from shift_drafts d where d.organization_id = plain.organization_id and d.shift_id = plain.id)
  union all
  select ${asDrafted} from shift_drafts d
    join shifts plain on plain.organization_id = d.organization_id and plain.id = d.shift_id
   where d.organization_id = ${organizationId}) as shifts`;
