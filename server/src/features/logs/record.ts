import { Type, type Static } from 'typebox';
import { sql } from '../../db/sql.ts';
import { Instant } from '../../kernel/days.ts';
import { Id } from '../../kernel/ids.ts';
import { Nullable } from '../../kernel/schema.ts';

export const surfaces = ['api', 'app', 'import', 'cli', 'job'] as const;
export const accessTiers = ['personal', 'government_id', 'compensation'] as const;

/** Who did it. A person whose data was erased is an id alone. */
const LogActor = Type.Object({
  id: Id('usr'),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
});

const traceFields = {
  at: Instant(),
  actor: Nullable(LogActor, { description: 'null: the installation itself.' }),
  surface: Type.Enum([...surfaces]),
  token_id: Nullable(Id('tok')),
};
const requestFields = { ip: Nullable(Type.String()), request_id: Nullable(Type.String()) };

export const AuditRow = Type.Object(
  {
    id: Id('aud'),
    ...traceFields,
    action: Type.String({ examples: ['users.update'] }),
    subject_type: Nullable(Type.String({ examples: ['user'] })),
    subject_id: Nullable(Type.String()),
    record_count: Nullable(Type.Integer()),
    changed_fields: Nullable(Type.Array(Type.String(), { description: 'Names; never values.' })),
    ...requestFields,
  },
  { $id: 'AuditRow' },
);
export type AuditRow = Static<typeof AuditRow>;

export const AccessRow = Type.Object(
  {
    id: Id('sal'),
    ...traceFields,
    user_id: Id('usr', 'Whose record it is.'),
    tier: Type.Enum([...accessTiers]),
    record_id: Type.String(),
    ...requestFields,
  },
  { $id: 'SensitiveAccessRow' },
);
export type AccessRow = Static<typeof AccessRow>;

/** `actor` for a table called log, without a name that was erased. */
export const actorColumn = sql.raw(`
  case when log.actor_id is not null then
    json_build_object('id', log.actor_id, 'first_name', actor.first_name, 'last_name', actor.last_name) end as actor`);
/** The address goes with the name, before the row itself is emptied. Beside `actorJoin`. */
export const ipColumn = sql.raw('case when log.actor_id is null or actor.id is not null then log.ip end as ip');
export const actorJoin = sql.raw(`
  left join users actor on actor.organization_id = log.organization_id and actor.id = log.actor_id
        and actor.erased_at is null`);
