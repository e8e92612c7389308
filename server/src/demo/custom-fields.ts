import { insertRows } from '../db/rows.ts';
import type { Demo } from './demo.ts';
import { tabPlans } from './records-plan.ts';
import { dayOf, type Staff, stamps } from './staff.ts';

/** Tabs for different eyes, and values of most people on each. */
export async function fillCustomFields(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random } = demo;
  const tabs = tabPlans.map((plan, position) => ({ ...plan, position, id: work.newId('cft') }));
  await insertRows(
    'custom_field_tabs',
    tabs.map(({ id, name, visible_to_roles, is_active, position }) => ({
      ...stamps(demo),
      id,
      name,
      visible_to_roles: [...visible_to_roles],
      is_active,
      position,
    })),
  ).execute(work.tx);
  const fields = tabs.flatMap((tab) =>
    tab.fields.map((field) => ({
      ...field,
      tab_id: tab.id,
      id: work.newId('cfd'),
      options: [...(field.options ?? [])],
    })),
  );
  await insertRows(
    'custom_fields',
    fields.map((field, position) => ({ ...stamps(demo), ...field, position })),
  ).execute(work.tx);
  const rows = staff.flatMap((person) =>
    fields.flatMap((field) =>
      random.chance(0.7)
        ? [
            {
              organization_id: work.actor.organizationId,
              id: work.newId('cfv'),
              user_id: person.id,
              field_id: field.id,
              value: JSON.stringify(valueFor(demo, person, field)),
              updated_at: work.now,
            },
          ]
        : [],
    ),
  );
  await insertRows('custom_field_values', rows).execute(work.tx);
}

function valueFor(demo: Demo, person: Staff, { type, options }: { type: string; options: readonly string[] }): unknown {
  const { random } = demo;
  switch (type) {
    case 'NUMBER':
      return random.between(36, 47);
    case 'BOOLEAN':
      return random.chance(0.3);
    case 'DATE':
      return dayOf(demo, person);
    case 'SELECT':
      return random.pick(options);
    case 'MULTI_SELECT':
      return [options[0], ...options.slice(1).filter(() => random.chance(0.3))];
    default:
      return `No. ${String(random.between(1, 240))}`;
  }
}
