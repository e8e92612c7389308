import { type Static, Type } from 'typebox';
import { operatorOf, type Surface } from '../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { described } from '../../lib/fields.ts';
import { check, Strict } from '../../lib/schema.ts';
import { insertOrganization, newOrganization, newOrganizationFields, tenantOf } from '../organization/index.ts';
import { createPerson } from './users/create.ts';
import { directoryFields } from './users/record.ts';

const Founding = Strict({
  ...newOrganizationFields,
  executive: Strict({
    email: directoryFields.email,
    first_name: Type.Optional(directoryFields.first_name),
    last_name: Type.Optional(directoryFields.last_name),
  }),
});
export type Founding = Static<typeof Founding>;

const { plan: _plan, currency: _currency, ...chosenByAnyone } = newOrganizationFields;

/** What people may say themselves where the operator lets them begin an organization. */
export const OwnFounding = Strict({
  ...chosenByAnyone,
  executive: described(
    Strict({
      email: directoryFields.email,
      first_name: directoryFields.first_name,
      last_name: directoryFields.last_name,
    }),
    'Who begins it, as its first Executive.',
  ),
});

/** An organization and its first Executive, and what follows for them: all of it, or nothing. */
export async function foundOrganization(
  services: ChangeServices,
  input: Founding,
  surface: Surface,
  also?: (work: UnitOfWork, executiveId: string) => Promise<void>,
): Promise<{ organization_id: string; executive_id: string }> {
  const { executive, ...details } = check(Founding, input);
  const row = newOrganization(services, details);
  const origin = { surface, tokenId: null, ip: null, requestId: null };
  return inUnitOfWork(services, operatorOf(tenantOf(row)), origin, async (work) => {
    await insertOrganization(work.tx, row);
    work.audit({ action: 'organization.create', subjectType: 'organization', subjectId: row.id });
    const person = await createPerson(work, { ...namesFrom(executive.email), ...executive, role: 'EXECUTIVE' });
    await also?.(work, person.id);
    return { organization_id: row.id, executive_id: person.id };
  });
}

/** ada.byron@example.com is Ada Byron until she says otherwise. */
function namesFrom(email: string): { first_name: string; last_name: string } {
  const [local = ''] = email.split(/[@+]/, 1);
  const [first, ...rest] = local
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name: first ?? 'First', last_name: rest.join(' ') || 'Executive' };
}
