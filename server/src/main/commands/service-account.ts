import { command } from '../../cli/command.ts';

export const serviceAccountCreate = command({
  summary: 'Create a service account',
  description:
    'What holds tokens and webhook endpoints in place of a person. It takes no seat and signs in nowhere; "muster token create --account" makes its tokens.',
  options: {
    name: { takes: 'NAME', about: 'What the integration is called', isRequired: true },
    role: { takes: 'ROLE', about: 'EMPLOYEE, DEPARTMENT_HEAD, ADMINISTRATOR or EXECUTIVE', isRequired: true },
    'responsible-email': {
      takes: 'EMAIL',
      about: 'Whom to ask about it, of whose organization it is',
      isRequired: true,
    },
    organization: { takes: 'ORG', about: 'Id of the organization, if the address is known in several' },
    departments: { takes: 'A,B', about: 'Ids of the departments that a DEPARTMENT_HEAD is for' },
    description: { takes: 'TEXT', about: 'What it is for' },
  },
  fields: { department_ids: 'departments', responsible_id: 'responsible-email' },
  examples: [
    'muster service-account create --name "Directory sync" --role ADMINISTRATOR --responsible-email ada@northwind.example',
  ],

  async run({ options, open }) {
    const installation = await open();
    const { addServiceAccount, NewServiceAccount } = await import('../../features/people/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { check } = await import('../../lib/schema.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const responsible = await getPersonByEmail(installation, options['responsible-email'], {
      organization: options.organization,
    });
    const { name, role, departments, description } = options;
    const body = check(NewServiceAccount, {
      name,
      role: role.toUpperCase().replaceAll('-', '_'),
      responsible_id: responsible.id,
      ...(departments !== undefined && { department_ids: departments.split(',').map((id) => id.trim()) }),
      ...(description !== undefined && { description }),
    });
    const actor = await operatorIn(installation, responsible.organizationId);
    const account = await inUnitOfWork(installation, actor, cliOrigin, async (work) => {
      const made = await addServiceAccount(work, body);
      work.audit({ action: 'serviceAccounts.create', subjectType: 'service_account', subjectId: made.id });
      return made;
    });
    return { value: account, text: `${account.id}\n  name  ${account.name}\n  role  ${account.role}` };
  },
});

/** More of them than an organization may have. */
const all = { limit: 1000, after: null };

export const serviceAccountList = command({
  summary: 'List the service accounts of an organization',
  options: { organization: { takes: 'ORG', about: 'Which organization', isRequired: true } },
  examples: ['muster service-account list --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, open }) {
    const installation = await open();
    const { listAccounts } = await import('../../features/people/index.ts');
    const { operatorIn } = await import('./operator.ts');
    const actor = await operatorIn(installation, options.organization);
    const { items } = await listAccounts(installation.database.db, actor, all);
    const lines = items.map(({ id, name, role }) => `${id}  ${role}  ${name}`);
    return { value: items, text: lines.length > 0 ? lines.join('\n') : 'There is none.' };
  },
});

export const serviceAccountDelete = command({
  summary: 'Delete a service account',
  description: 'At once and for good: its tokens are revoked and its endpoints turned off. Records keep its name.',
  operands: [{ name: 'ID', about: 'Id of the account, as "muster service-account list" shows it' }],
  examples: ['muster service-account delete svc_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands, open }) {
    const id = operands[0] ?? '';
    const installation = await open();
    const { endServiceAccount, lockServiceAccount } = await import('../../features/people/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getAccount, operatorIn } = await import('./operator.ts');
    const actor = await operatorIn(installation, (await getAccount(installation, id)).organizationId);
    await inUnitOfWork(installation, actor, cliOrigin, async (work) => {
      await lockServiceAccount(work, id);
      await endServiceAccount(work, id);
      work.audit({ action: 'serviceAccounts.delete', subjectType: 'service_account', subjectId: id });
    });
    return { value: { id }, text: `Deleted ${id}.` };
  },
});
