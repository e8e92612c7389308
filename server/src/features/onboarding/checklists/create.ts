import { writeOperation } from '../../../kernel/operation.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockVisiblePerson, mayEdit } from '../../people/index.ts';
import { Checklist, NewChecklist } from './record.ts';
import { mayDecide } from './rules.ts';
import { startChecklist } from './start.ts';

export const createChecklist = writeOperation({
  id: 'onboarding.create',
  route: 'POST /users/{id}/checklists',
  subject: 'checklist',
  summary: 'Start a checklist for a person',
  description:
    'With the tasks of a template, or empty. An ONBOARDING by an Administrator, an Executive or the person’s Department Head; an OFFBOARDING by an Administrator or an Executive, never for oneself. A person has one open checklist of a type. Access of a person who leaves ends by itself at the end of the last day, in the zone of the organization, unless that day is over already; cancelling the checklist before takes that back.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('usr') }),
  body: NewChecklist,
  returns: Checklist,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    enforce(mayDecide(actor, { type: body.type, user_id: person.id, department_id: person.department_id }));
    if (body.type === 'OFFBOARDING') enforce(mayEdit(actor, person));
    return startChecklist(work, person, body);
  },
});
