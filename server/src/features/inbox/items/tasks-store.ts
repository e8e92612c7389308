import { sql } from '../../../db/sql.ts';
import { mayUse } from '../../../kernel/actor.ts';
import { dayIn } from '../../../lib/days.ts';
import { timeOfId } from '../../../lib/ids.ts';
import { isOwnTask } from '../../onboarding/index.ts';
import { nothingElse, type Source } from './source.ts';

interface DocumentRow {
  readonly id: string;
  readonly assignment_id: string;
  readonly title: string;
  readonly deadline: string | null;
}

/** By signersToAct: in time, and one after the other if that was asked for. */
export const documentsToSign: Source<DocumentRow> = {
  kind: 'document',
  isFor: ({ actor }) => mayUse(actor, 'documents:read'),
  from: sql`document_signers s
    join documents d on d.organization_id = s.organization_id and d.id = s.document_id`,
  alias: 'd',
  where: ({ actor, now }) => sql`
    s.organization_id = ${actor.organizationId} and s.user_id = ${actor.userId} and s.status = 'PENDING'
    and d.signature_status = 'PENDING' and (d.signature_deadline is null or d.signature_deadline >= ${now}::timestamptz)
    and (d.signing_mode = 'PARALLEL' or not exists (
      select from document_signers earlier
       where earlier.organization_id = s.organization_id and earlier.document_id = s.document_id
         and earlier.signing_order < s.signing_order and earlier.status <> 'SIGNED'))`,
  columns: () => sql`d.id, s.id as assignment_id, d.title, d.signature_deadline as deadline`,
  order: sql`d.signature_deadline, s.id`,
  present: ({ actor: { organization } }, { id, assignment_id, title, deadline }) => ({
    ...nothingElse,
    kind: 'document',
    id,
    title,
    since: new Date(timeOfId(assignment_id)).toISOString(),
    due_date: deadline === null ? null : dayIn(organization.timezone, Date.parse(deadline)),
    verdicts: [],
  }),
};

interface TaskRow {
  readonly id: string;
  readonly checklist_id: string;
  readonly title: string;
  readonly note: string | null;
  readonly due_date: string | null;
  readonly since: string;
  readonly user: { id: string; first_name: string; last_name: string };
}

export const tasksToDo: Source<TaskRow> = {
  kind: 'task',
  isFor: ({ actor }) => mayUse(actor, 'onboarding:read'),
  from: sql`checklist_tasks t
    join checklists c on c.organization_id = t.organization_id and c.id = t.checklist_id`,
  alias: 't',
  where: ({ actor }) => sql`
    t.organization_id = ${actor.organizationId} and ${isOwnTask(actor)} and t.status = 'PENDING'
    and c.status in ('NOT_STARTED', 'IN_PROGRESS')`,
  columns: () => sql`
    t.id, t.checklist_id, t.title, t.description as note, t.due_date, c.created_at as since,
    jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user`,
  joins: () => sql`join users on users.organization_id = c.organization_id and users.id = c.user_id`,
  order: sql`t.due_date, t.id`,
  present: ({ actor: { userId } }, { user, ...task }) => ({
    ...nothingElse,
    ...task,
    kind: 'task',
    user: user.id === userId ? null : user,
    verdicts: [],
  }),
};

interface TrainingRow {
  readonly id: string;
  readonly title: string;
  readonly due_date: string | null;
  readonly since: string;
}

export const trainingToDo: Source<TrainingRow> = {
  kind: 'training',
  isFor: ({ actor }) => mayUse(actor, 'training:read'),
  from: sql`training_assignments a`,
  alias: 'a',
  where: ({ actor }) => sql`
    a.organization_id = ${actor.organizationId} and a.user_id = ${actor.userId} and a.status <> 'COMPLETED'`,
  columns: () => sql`a.id, c.name as title, a.due_date, a.created_at as since`,
  joins: () => sql`join courses c on c.organization_id = a.organization_id and c.id = a.course_id`,
  order: sql`a.due_date, a.id`,
  present: (_reading, row) => ({ ...nothingElse, ...row, kind: 'training', verdicts: [] }),
};
