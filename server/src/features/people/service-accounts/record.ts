import { type Static, Type } from 'typebox';
import { roles, scopeNames } from '../../../kernel/scopes.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, OptionalText, Strict, Text } from '../../../lib/schema.ts';

const maxDepartments = 200;

const fields = {
  name: Text(100, {
    description: 'What the integration is called, wherever it did something.',
    examples: ['Payroll sync'],
  }),
  description: Nullable(OptionalText(500, { examples: ['Sends approved hours to payroll every night.'] }), {
    description: 'What it is for; null: not told.',
  }),
  role: Type.Enum([...roles], {
    description: 'What its tokens and endpoints see and do at most, beside their scopes: as high as the caller’s own.',
  }),
  department_ids: Type.Array(Id('dep'), {
    maxItems: maxDepartments,
    uniqueItems: true,
    description: 'Of a DEPARTMENT_HEAD: the departments it is for. Empty for every other role.',
  }),
  responsible_id: Id(
    'usr',
    'Whom to ask about it: an active person. When they leave, Executives are told, and it works on.',
  ),
};

export const ServiceAccount = Type.Object(
  {
    id: RecordId('svc'),
    ...fields,
    usable_scopes: Type.Array(Type.Enum(scopeNames), {
      description: 'What its tokens may carry: what its role can use, without the scopes of decisions.',
    }),
    is_responsible_active: Type.Boolean({
      description: 'Whether the responsible person works here and has access; if not, it needs another.',
    }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'ServiceAccount', description: 'What holds tokens and endpoints in place of a person, and is no person.' },
);
export type ServiceAccount = Static<typeof ServiceAccount>;

export const NewServiceAccount = Strict({
  name: fields.name,
  role: fields.role,
  department_ids: Type.Optional(fields.department_ids),
  description: Type.Optional(fields.description),
  responsible_id: Type.Optional({
    ...fields.responsible_id,
    description: 'Whom to ask about it; the caller when absent.',
  }),
});

export type NewServiceAccount = Static<typeof NewServiceAccount>;

export const ServiceAccountChanges = Changes(fields);

/** What stands beside its name where records name who did something. */
export const familyName = 'Service account';
