import { command } from '../../cli/command.ts';

export const personResetFactors = command({
  summary: 'Reset a person’s one-time codes and passkeys',
  description:
    'For someone who has lost them. Ends their sessions; they sign in with their password. They are told by mail.',
  options: { email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true } },
  examples: ['muster person reset-factors --email ada@northwind.example'],

  async run({ options, open }) {
    const installation = await open();
    const { takeFactorsAway } = await import('../../features/sign-in/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const person = await getPersonByEmail(installation, options.email);
    const actor = await operatorIn(installation, person.organizationId);
    await inUnitOfWork(installation, actor, cliOrigin, (work) => takeFactorsAway(work, person.id));
    return {
      value: { user_id: person.id, email: person.email },
      text: `Reset the one-time codes and passkeys of ${person.email}.`,
    };
  },
});
