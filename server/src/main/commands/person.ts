import { command, UsageError } from '../../cli/command.ts';

export const personSetPassword = command({
  summary: 'Set a person’s password, read from standard input',
  description: 'Ends their sessions. In a terminal the password is asked for and not shown.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true },
    organization: { takes: 'ORG', about: 'Id of the organization, if the address is known in several' },
  },
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
    const { organization } = options;
    const person = await getPersonByEmail(installation, options.email, { organization, isOfAccount: true });
    const actor = await operatorIn(installation, person.organizationId);
    // An editor or echo ends the file with a line end, which is no part of the password.
    const password = await preparePassword(input.replace(/\r?\n$/, ''));
    await inUnitOfWork(installation, actor, cliOrigin, (work) => setPassword(work, person.id, password));
    return { value: { user_id: person.id, email: person.email }, text: `Set the password of ${person.email}.` };
  },
});

export const personResetFactors = command({
  summary: 'Reset a person’s one-time codes and passkeys',
  description:
    'For someone who has lost them. Ends their sessions; they sign in with their password. They are told by mail.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true },
    organization: { takes: 'ORG', about: 'Id of the organization, if the address is known in several' },
  },
  examples: ['muster person reset-factors --email ada@northwind.example'],

  async run({ options, open }) {
    const installation = await open();
    const { takeFactorsAway } = await import('../../features/sign-in/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const { organization } = options;
    const person = await getPersonByEmail(installation, options.email, { organization, isOfAccount: true });
    const actor = await operatorIn(installation, person.organizationId);
    await inUnitOfWork(installation, actor, cliOrigin, (work) => takeFactorsAway(work, person.id));
    return {
      value: { user_id: person.id, email: person.email },
      text: `Reset the one-time codes and passkeys of ${person.email}.`,
    };
  },
});

export const personSetRole = command({
  summary: 'Change a person’s role',
  description:
    'By the rules and with the events of any other change: the last active Executive of an organization keeps the role.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true },
    role: { takes: 'ROLE', about: 'EMPLOYEE, DEPARTMENT_HEAD, ADMINISTRATOR or EXECUTIVE', isRequired: true },
    organization: { takes: 'ORG', about: 'Id of the organization, if the address is known in several' },
  },
  examples: ['muster person set-role --email ada@northwind.example --role EXECUTIVE'],

  async run({ options, open }) {
    const { roles } = await import('../../kernel/scopes.ts');
    const role = roles.find((name) => name === options.role.toUpperCase().replaceAll('-', '_'));
    if (!role) throw new UsageError(`--role is one of ${roles.join(', ')}, not "${options.role}".`);
    const installation = await open();
    const { changePerson, lockExecutives, lockVisiblePerson } = await import('../../features/people/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const { id, organizationId, email } = await getPersonByEmail(installation, options.email, {
      organization: options.organization,
    });
    const actor = await operatorIn(installation, organizationId);
    const previous = await inUnitOfWork(installation, actor, cliOrigin, async (work) => {
      await lockExecutives(work);
      const person = await lockVisiblePerson(work.tx, actor, id);
      await changePerson(work, person, { role });
      return person.role;
    });
    const text =
      previous === role ? `${email} has the role ${role} already.` : `${email} was ${previous} and is ${role} now.`;
    return { value: { user_id: id, email, role, previous_role: previous }, text };
  },
});
