import { type Static, Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { getVisibleAccount, getVisiblePerson } from '../../people/index.ts';
import { hourAfter, hourBefore, stands } from '../brake/check.ts';
import { countSuspended, findBrake, releaseBrake } from '../brake/store.ts';
import { sentFieldNames } from '../users/read.ts';
import { getReach, listSources } from './store.ts';

const SentFields = Type.Array(Type.Enum([...sentFieldNames]), {
  maxItems: sentFieldNames.length,
  description: 'Fields of people that the directory sends: what someone changes here by hand may be changed back.',
});
const maxSources = 100;

const PersonProvisioning = Type.Object({
  sources: Type.Array(
    Type.Object({
      account_id: Id('svc', 'The service account whose token it comes with.'),
      account_name: Type.String({ description: 'What that is called.' }),
      external_id: Nullable(Type.String(), { description: 'What the directory calls the person; null: not told.' }),
      is_created: Type.Boolean({ description: 'Whether it has added the person.' }),
      fields: SentFields,
      changed_at: Type.String({ format: 'date-time', description: 'When it last sent something of the person.' }),
    }),
    { maxItems: maxSources, description: 'Directories that keep the person in step, by SCIM; none for most.' },
  ),
});

export const getUserProvisioning = readOperation({
  id: 'users.getProvisioning',
  route: 'GET /users/{id}/provisioning',
  shows: ['service_account'],
  summary: 'Tell which directories keep a person in step',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: PersonProvisioning,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params: { id } }) {
    await getVisiblePerson(db, actor, id, new Set());
    return { sources: await listSources(db, actor, id) };
  },
});

const Brake = Type.Object({
  begun_at: Type.String({ format: 'date-time', description: 'When it was first refused.' }),
  suspended: Type.Integer({ minimum: 0, description: 'People whose access SCIM has suspended within the last hour.' }),
  people: Type.Integer({ minimum: 0, description: 'People who work here, of whom a tenth may be.' }),
});

const AccountProvisioning = Type.Object({
  people: Type.Integer({ minimum: 0, description: 'People whom it keeps in step.' }),
  teams: Type.Integer({ minimum: 0, description: 'Teams that it keeps in step.' }),
  fields: SentFields,
  changed_at: Nullable(Type.String({ format: 'date-time' }), {
    description: 'When it last sent something; null: never.',
  }),
  brake: Nullable(Brake, {
    description:
      'It would suspend more than five people, and more than a tenth of all, within an hour: the rest waits for an Executive. null: nothing waits.',
  }),
});

const account = { surface: 'app', scope: null, params: Strict({ id: Id('svc') }) } as const;

export const getAccountProvisioning = readOperation({
  ...account,
  id: 'serviceAccounts.getProvisioning',
  route: 'GET /service-accounts/{id}/provisioning',
  shows: ['user', 'team'],
  summary: 'Tell what a service account keeps in step by SCIM',
  role: 'ADMINISTRATOR',
  returns: AccountProvisioning,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params: { id } }): Promise<Static<typeof AccountProvisioning>> {
    await getVisibleAccount(db, actor, id);
    const { organizationId } = actor;
    const [reach, brake] = await Promise.all([getReach(db, actor, id), findBrake(db, organizationId)]);
    if (!stands(brake, nowMs) || brake.account_id !== id) return { ...reach, brake: null };
    const counted = await countSuspended(db, organizationId, hourBefore(nowMs));
    return { ...reach, brake: { begun_at: brake.begun_at, ...counted } };
  },
});

export const releaseScimBrake = writeOperation({
  ...account,
  id: 'serviceAccounts.releaseBrake',
  route: 'POST /service-accounts/{id}/release-brake',
  subject: 'service_account',
  summary: 'Let SCIM suspend more people',
  description:
    'For an hour, however many they are. What was refused meanwhile is not caught up here: the directory sends it again.',
  role: 'EXECUTIVE',
  asksFactor: true,
  returns: Type.Object({
    released_until: Type.String({ format: 'date-time', description: 'Until when nothing is held back.' }),
  }),
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id } }) {
    await getVisibleAccount(work.tx, actor, id);
    const released_until = hourAfter(work.nowMs);
    if (!(await releaseBrake(work, hourBefore(work.nowMs), released_until)))
      throw conflict('scim.nothingHeld', { reason: 'state' });
    work.audit({ subjectId: id });
    return { released_until };
  },
});
