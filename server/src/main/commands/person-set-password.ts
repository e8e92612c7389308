import { command } from '../../cli/command.ts';

export const personSetPassword = command({
  summary: 'Set a person’s password, read from standard input',
  description: 'Ends their sessions. In a terminal the password is asked for and not shown.',
  options: { email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true } },
  examples: [
    'muster person set-password --email ada@northwind.example',
    'muster person set-password --email ada@northwind.example < password.txt',
  ],
  reads: 'Password',

  async run({ options, input, open }) {
    const installation = await open();
    const { preparePassword, setPassword } = await import('../../features/sign-in/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const person = await getPersonByEmail(installation, options.email);
    const actor = await operatorIn(installation, person.organizationId);
    // An editor or echo ends the file with a line end, which is no part of the password.
    const password = await preparePassword(input.replace(/\r?\n$/, ''));
    await inUnitOfWork(installation, actor, cliOrigin, (work) => setPassword(work, person.id, password));
    return { value: { user_id: person.id, email: person.email }, text: `Set the password of ${person.email}.` };
  },
});
