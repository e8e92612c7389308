import { type Demo, thoseWho } from './demo.ts';
import type { Runner } from './runner.ts';

/** Changes that wait for someone: of a colleague, of one's own record, of an assistant, and of what needs two people. */
export async function fillProposals(demo: Demo, runner: Runner): Promise<void> {
  const [line] = thoseWho(demo, 'Line+Cook+here');
  const [cook = line] = thoseWho(demo, 'Kitchen+EMPLOYEE+here');
  await runner.run([
    {
      as: 'amara.okafor',
      call: 'tokens.create',
      name: 'assistant',
      with: {
        name: 'Assistant',
        scopes: ['users:read', 'departments:read', 'departments:write', 'leaves:read'],
        requires_acceptance: true,
      },
    },
  ]);
  if (cook) {
    await runner.propose({
      as: 'mateo.fuentes',
      call: 'users.update',
      of: `@${cook.name}`,
      with: { job_title: 'Sous-chef' },
      note: 'Runs the pass on weekends already.',
    });
    await runner.propose({
      as: cook.name,
      call: 'users.update',
      of: `@${cook.name}`,
      with: { last_name: `${String(cook.details['last_name'])}-Roy` },
      note: 'We married in May.',
      isOwnRecord: true,
    });
  }
  await runner.propose({
    as: 'amara.okafor',
    call: 'departments.update',
    of: '@Bakery',
    with: { description: 'Bread, pastry and breakfast for every house.' },
    note: 'As you wrote on Monday: breakfast belongs to the bakery now.',
    via: 'assistant',
  });
  await runner.propose({
    as: 'siobhan.kavanagh',
    call: 'settings.update',
    with: { four_eyes: ['PERSON_ERASED', 'SETTINGS_CHANGED'] },
    note: 'The auditors ask for two people here.',
  });
}
