import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../lib/schema.ts';

export const sandboxStatuses = ['MAKING', 'READY', 'RESETTING', 'DELETING', 'FAILED'] as const;
export type SandboxStatus = (typeof sandboxStatuses)[number];

/** So many for an organization. */
export const mostSandboxes = 5;

const asked = {
  name: Text(60, { description: 'What it is called; answers and webhooks say so.', examples: ['Payroll contractor'] }),
  people: Type.Enum([0, 25, 250], { description: 'How many made-up people it is filled with.', examples: [25] }),
  copy_settings: Type.Boolean({
    description:
      'Whether it has the departments, leave types, rules and custom fields of the organization. Never its people, files or secrets.',
  }),
};

export const NewSandbox = Strict({
  name: asked.name,
  people: Type.Optional({ ...asked.people, default: 25 }),
  copy_settings: Type.Optional({ ...asked.copy_settings, default: false }),
});

export const Sandbox = Type.Object(
  {
    id: RecordId('sbx'),
    ...asked,
    sandbox_organization_id: Id('org', 'The organization that it is.'),
    status: Type.Enum([...sandboxStatuses], {
      description: 'READY: it can be opened. FAILED: it could not be filled; delete it, or reset it.',
    }),
    progress: Type.Integer({ description: 'How much of it is made, in percent.', examples: [100] }),
    created_by_id: Nullable(Id('usr'), { description: 'Who made it; null: the operator of the installation.' }),
    created_at: CreatedAt(),
    filled_at: Nullable(Instant(), { description: 'When it was filled last; null: not yet.' }),
    last_used_at: Nullable(Instant(), { description: 'When a token or a session of it was used last; null: never.' }),
    deleted_on: Nullable(Instant(), {
      description: 'When it is deleted, because no one has used it for 90 days; null: it is not to be.',
      examples: [null],
    }),
  },
  { $id: 'Sandbox', description: 'An organization for trying things out, with people who do not exist.' },
);
export type Sandbox = Static<typeof Sandbox>;

export interface SandboxRow {
  readonly organization_id: string;
  readonly id: string;
  readonly name: string;
  readonly sandbox_organization_id: string;
  readonly status: SandboxStatus;
  readonly people: 0 | 25 | 250;
  readonly copy_settings: boolean;
  readonly progress: number;
  readonly created_by_id: string | null;
  readonly created_at: string;
  readonly filled_at: string | null;
  readonly last_used_at: string | null;
  readonly told_at: string | null;
}

const dayMs = 86_400_000;
export const unusedMs = 90 * dayMs;
export const graceMs = 14 * dayMs;

/** Since when it is known that no one uses it; null: it is in use, or in use again. */
export const unusedSince = ({ told_at: told, last_used_at: used }: SandboxRow): string | null =>
  told !== null && (used === null || Date.parse(used) <= Date.parse(told)) ? told : null;

export function presentSandbox(row: SandboxRow): Sandbox {
  const { organization_id: _, told_at: __, ...shown } = row;
  const told = unusedSince(row);
  return { ...shown, deleted_on: told && new Date(Date.parse(told) + graceMs).toISOString() };
}
