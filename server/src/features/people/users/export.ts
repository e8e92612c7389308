import type { Actor } from '../../../kernel/actor.ts';
import { csvLine, csvStart } from '../../../kernel/csv.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { patternText } from '../../../kernel/pattern-text.ts';
import { fteOf } from '../../../kernel/working-patterns.ts';
import { enforce } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameIn, headingIn } from '../../../lib/texts/headings.ts';
import { type Message, say, sayTo } from '../../../lib/texts/texts.ts';
import { AppListQuery } from './list-query.ts';
import { tiersFor } from './present.ts';
import { ListQuery } from './reads.ts';
import { mayAskWhoCame } from './rules.ts';
import { type ExportedPerson, listPeopleForExport } from './store.ts';

const { status, department_id, role, invitation } = ListQuery.properties;
const { q, sort } = AppListQuery.properties;

type Say = (said: Message) => string;
type Column = readonly [title: string, value: (person: ExportedPerson, speak: Say, actor: Actor) => string | null];
const directory: readonly Column[] = [
  ['First name', ({ first_name }) => first_name],
  ['Last name', ({ last_name }) => last_name],
  ['Preferred name', ({ preferred_name }) => preferred_name],
  ['E-mail address', ({ email }) => email],
  ['Job title', ({ job_title }) => job_title],
  ['Department', ({ department }) => department],
  ['Work location', ({ work_location }) => work_location],
  ['Role', ({ role: lowest }, speak) => speak(say('files.role', { lowest }))],
  ['Status', ({ is_active }, speak) => speak(say(is_active ? 'files.active' : 'files.inactive', {}))],
];
const employment: readonly Column[] = [
  ['Start date', ({ employment_start_date }) => employment_start_date],
  ['End date', ({ employment_end_date }) => employment_end_date],
  ['Employee number', ({ employee_id }) => employee_id],
  ['Working pattern', ({ working_pattern: own }, _speak, { language }) => own && patternText(language, own)],
  ['FTE', ({ working_pattern: own }, _speak, { organization }) => String(fteOf(organization.settings, own))],
];

export const exportUsers = fileOperation({
  id: 'users.export',
  route: 'GET /users/export',
  summary: 'Export people',
  description:
    'The people list as CSV, filtered and ordered as on the screen; up to 20,000 people. Recorded in the audit log.',
  surface: 'app',
  scope: 'users:read',
  query: Strict({ status, department_id, role, invitation, q, sort }),
  types: ['text/csv'],

  async run({ actor, db, query, audit }) {
    if (query.invitation !== undefined) enforce(mayAskWhoCame(actor));
    const shown = tiersFor(actor, ['employment']);
    const people = await listPeopleForExport(db, actor, query, shown);
    audit({ action: 'users.export', subjectType: 'user', recordCount: people.length });
    const columns = shown.has('employment') ? [...directory, ...employment] : directory;
    const { language } = actor;
    const speak: Say = (said) => sayTo({ language, audience: 'app' }, said);
    const head = columns.map(([title]) => headingIn(language, title));
    const lines = people.map((person) => csvLine(columns.map(([, value]) => value(person, speak, actor))));
    const content = Buffer.from([csvStart, csvLine(head), ...lines].join(''));
    return {
      content,
      sizeBytes: content.length,
      mimeType: 'text/csv',
      fileName: `${fileNameIn(language, 'people')}.csv`,
    };
  },
});
