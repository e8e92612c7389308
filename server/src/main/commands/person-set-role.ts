import { command, UsageError } from '../../cli/command.ts';

export const personSetRole = command({
  summary: 'Change a person’s role',
  description:
    'By the rules and with the events of any other change: the last active Executive of an organization keeps the role.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the person', isRequired: true },
    role: { takes: 'ROLE', about: 'EMPLOYEE, DEPARTMENT_HEAD, ADMINISTRATOR or EXECUTIVE', isRequired: true },
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
    const { id, organizationId, email } = await getPersonByEmail(installation, options.email);
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
