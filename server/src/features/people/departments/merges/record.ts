import { type Static, Type } from 'typebox';
import { departmentPartKinds } from '../../../../kernel/department-parts.ts';
import { Day } from '../../../../lib/days.ts';
import { CreatedAt, RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { ActorId, Id } from '../../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../../lib/schema.ts';

const into_id = Id('dep', 'The active department of which it becomes part.');
const leads_follow = Type.Boolean({
  description:
    'Whether its head and managers manage the other department from that day on. Its head becomes the other’s if that one has none.',
});
const reason = Nullable(Text(500), { description: 'Why; shown in the history of everyone who moves.' });

export const NewDepartmentMerge = Strict({
  into_id,
  effective_date: Day('The first day on which there is one department; today or later.'),
  leads_follow: Type.Optional({ ...leads_follow, default: true }),
  reason: Type.Optional(reason),
});
export type NewDepartmentMerge = Static<typeof NewDepartmentMerge>;

export const DepartmentMerge = Type.Object(
  {
    id: RecordId('dmg'),
    department_id: Id('dep', 'The department that ends.'),
    into_id,
    effective_date: Day('The first day on which there is one department.'),
    leads_follow,
    reason,
    created_by_id: Nullable(ActorId(), { description: 'Who planned it; null: not known.' }),
    status: Type.Enum(['PLANNED', 'DONE'], {
      description: 'PLANNED: it is carried out when its day begins, and can be undone before.',
    }),
    is_undoable: Type.Boolean({ description: 'Whether its day has not begun, or something is in its way.' }),
    moved_count: Type.Integer({ minimum: 0, description: 'How many people moved.' }),
    problem: Nullable(Type.String(), {
      description: 'Why it was not carried out when it was due; it is tried again. null: nothing is in its way.',
    }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'DepartmentMerge', description: 'A department that becomes part of another as of a day.' },
);
export type DepartmentMerge = Static<typeof DepartmentMerge>;

export const DepartmentMergePreview = Type.Object(
  {
    department_id: Id('dep', 'The department that would end.'),
    effective_date: Day('The first day on which there would be one department.'),
    parts: Type.Array(
      Type.Object({
        kind: Type.Enum([...departmentPartKinds], {
          description:
            'LEADS: who heads or manages it. PLANNED_JOBS: planned changes of jobs that lead into it. SHIFTS: of that day and later, by whose they are. LEAVES, TIMESHEETS, EXPENSE_REPORTS: requests that wait, which the heads of the other department decide from then on. SHIFT_OFFERS: shifts that are given away, and applications for open ones, which go on. PROJECTS: with their budgets. KIOSKS: tablets at which its people clock. ACCESS_GRANTS: who was given something for its people; that stays as it is, and is given anew for the other department.',
        }),
        count: Type.Integer({ minimum: 1, description: 'How many there are.' }),
        first: Type.Array(
          Type.Object({
            user_id: Nullable(ActorId(), { description: 'Who it is or whose it is; null: no one’s.' }),
            name: Nullable(Type.String(), { examples: ['Evening team'], description: 'What it is called, if it is.' }),
          }),
          { description: 'The first fifty.' },
        ),
      }),
      { description: 'What comes along; what there is none of is left out.' },
    ),
  },
  { $id: 'DepartmentMergePreview', description: 'What would come along if a department became part of another.' },
);
export type DepartmentMergePreview = Static<typeof DepartmentMergePreview>;
