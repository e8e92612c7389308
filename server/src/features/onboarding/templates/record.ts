import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const checklistTypes = ['ONBOARDING', 'OFFBOARDING'] as const;
export type ChecklistType = (typeof checklistTypes)[number];

/** Bounds what one page of checklists can weigh. */
export const maxTasks = 100;
export const taskTitle = Text(200, {
  description: 'What is to be done, in a line.',
  examples: ['Prepare the workplace'],
});
export const taskDescription = Nullable(Prose(1000), { description: 'What to know for doing it.' });

const taskFields = {
  title: taskTitle,
  description: taskDescription,
  assignee_id: Nullable(Id('usr'), { description: 'An active person. Without any assignee: no one yet.' }),
  assignee_team_id: Nullable(Id('team'), {
    examples: [null],
    description: 'In place of assignee_id: an active team, of which any member does it.',
  }),
  assignee_role: Nullable(Type.Enum(['PERSON', 'MANAGER', 'DEPARTMENT_HEAD']), {
    description:
      'In place of assignee_id: the person the checklist is for, their manager, or the head of their department, as they are when it starts.',
  }),
  due_offset_days: Nullable(Type.Integer({ minimum: -3650, maximum: 3650 }), {
    description:
      'Days from the first day of employment (ONBOARDING) or from the last day (OFFBOARDING); before it when negative.',
  }),
};

export const TemplateTask = Type.Object(taskFields);
export type TemplateTask = Static<typeof TemplateTask>;

const TaskInput = Strict({
  title: taskFields.title,
  description: Type.Optional(taskFields.description),
  assignee_id: Type.Optional(taskFields.assignee_id),
  assignee_team_id: Type.Optional(taskFields.assignee_team_id),
  assignee_role: Type.Optional(taskFields.assignee_role),
  due_offset_days: Type.Optional(taskFields.due_offset_days),
});

/** Whom a template is started for as they are added. */
export const StartsFor = Strict(
  {
    everyone: Type.Optional(Type.Boolean({ description: 'Everyone who is added.', examples: [false] })),
    department_ids: Type.Optional(
      Type.Array(Id('dep'), { maxItems: 200, uniqueItems: true, description: 'New people of these departments.' }),
    ),
  },
  { $id: 'StartsFor' },
);
export type StartsFor = Static<typeof StartsFor>;

const templateFields = {
  id: RecordId('ctp'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['New in the kitchen'] }),
  type: Type.Enum([...checklistTypes], { description: 'What checklists made from it are for.' }),
  tasks: Type.Array(TemplateTask, { description: 'What a new checklist starts with, in order.' }),
  starts_for: Nullable(StartsFor, {
    description:
      'For ONBOARDING: whom it starts for by itself when they are added, from the app, by a program or an import, unless their first day was more than 30 days ago. Null: no one.',
  }),
  is_active: Type.Boolean({ description: 'From an inactive template no checklist starts.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const ChecklistTemplate = Type.Object(templateFields, { $id: 'ChecklistTemplate' });
export type ChecklistTemplate = Static<typeof ChecklistTemplate>;

const { name, type, starts_for, is_active } = templateFields;
const tasks = Type.Array(TaskInput, {
  maxItems: maxTasks,
  description: 'All of them, in order: what is sent replaces what is there.',
});

export const NewTemplate = Strict({
  name,
  type,
  tasks: Type.Optional({ ...tasks, default: [] }),
  starts_for: Type.Optional({ ...starts_for, default: null }),
  is_active: Type.Optional({ ...is_active, default: true }),
});

export const TemplateChanges = Changes({ name, type, tasks, starts_for, is_active });

/** Every field of each task, in the order of the record. */
export const wholeTasks = (sent: readonly Static<typeof TaskInput>[]): TemplateTask[] =>
  sent.map(({ title, description, assignee_id, assignee_team_id, assignee_role, due_offset_days }) => ({
    title,
    description: description ?? null,
    assignee_id: assignee_id ?? null,
    assignee_team_id: assignee_team_id ?? null,
    assignee_role: assignee_role ?? null,
    due_offset_days: due_offset_days ?? null,
  }));
