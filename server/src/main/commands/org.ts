import { command, UsageError } from '../../cli/command.ts';
import { signInPolicies } from '../../kernel/settings.ts';

export const orgList = command({
  summary: 'List the organizations of this installation',
  examples: ['muster org list', 'muster org list --json'],

  async run({ open }) {
    const { database } = await open();
    const { listOrganizations } = await import('./store.ts');
    const rows = await listOrganizations(database.db);
    const lines = rows.map(({ id, name, plan, subscription_status: status, active_people: people, sandbox_of: of }) =>
      of === null
        ? `${id}  ${name} (${plan}, ${status}, ${String(people)} active people)`
        : `${id}  ${name} (sandbox of ${of})`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no organization yet.' };
  },
});

export const orgShow = command({
  summary: 'Show an organization and all its settings',
  operands: [{ name: 'ORG', about: 'Id of the organization' }],
  examples: ['muster org show org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands, open }) {
    const installation = await open();
    const { presentSettings } = await import('../../features/organization/index.ts');
    const { getOrganization } = await import('./operator.ts');
    const { settingsText } = await import('./settings-text.ts');
    const row = await getOrganization(installation, operands[0] ?? '');
    const settings = presentSettings(row, installation.config);
    return { value: { organization_id: row.id, ...settings }, text: settingsText(row.id, settings) };
  },
});

export const orgSet = command({
  summary: 'Change settings of an organization',
  description:
    'Settings are those that "muster org show" lists; plan, subscription_status and seat_limit among them.\nA list is written with commas. A setting without a value (key=) is emptied.',
  operands: [
    { name: 'ORG', about: 'Id of the organization' },
    { name: 'KEY=VALUE', about: 'One setting or several', isRepeated: true },
  ],
  examples: [
    'muster org set org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 plan=BUSINESS seat_limit=80',
    'muster org set org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 modules.expenses=false weekend_days=FRIDAY,SATURDAY',
  ],

  async run({ operands, open }) {
    const [organizationId = '', ...assignments] = operands;
    const installation = await open();
    const { changeSettings, parseSettings, presentSettings } = await import('../../features/organization/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const { settingsText } = await import('./settings-text.ts');
    const actor = await operatorIn(installation, organizationId);
    const changes = parseSettings(assignments);
    const row = await inUnitOfWork(installation, actor, cliOrigin, (work) =>
      changeSettings(work, changes, { asOperator: true }),
    );
    const settings = presentSettings(row, installation.config);
    return { value: { organization_id: row.id, ...settings }, text: settingsText(row.id, settings) };
  },
});

export const orgSignInPolicy = command({
  summary: 'Set how people of an organization sign in',
  description:
    'ANY is the way back when an identity provider is gone: passwords, passkeys and mailed links open again.\nSSO_ONLY asks for what the app asks for: a provider that an Executive has signed in with, and Executives for emergencies.',
  operands: [
    { name: 'ORG', about: 'Id of the organization' },
    { name: 'POLICY', about: 'ANY or SSO_ONLY' },
  ],
  examples: ['muster org sign-in-policy org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 ANY'],

  async run({ operands, open }) {
    const [organizationId = '', named = ''] = operands;
    const policy = signInPolicies.find((known) => known === named.toUpperCase());
    if (policy === undefined) throw new UsageError('POLICY is ANY or SSO_ONLY.');
    const installation = await open();
    const { changeSignInPolicy } = await import('../../features/sign-in/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const actor = await operatorIn(installation, organizationId);
    await inUnitOfWork(installation, actor, cliOrigin, (work) => changeSignInPolicy(work, policy, null));
    const text =
      policy === 'ANY'
        ? `People of ${organizationId} sign in with whatever they have.`
        : `People of ${organizationId} sign in with an identity provider alone.`;
    return { value: { organization_id: organizationId, sign_in_policy: policy }, text };
  },
});

export const orgCreate = command({
  summary: 'Create an organization and its first Executive',
  description:
    'Prints a link by which the Executive sets a password and is signed in. It works once, for three days; another is e-mailed.\nThe plan is PRO unless named; the API needs PRO, BUSINESS or ENTERPRISE. Seats for active people: FREE 5, PRO 50, BUSINESS 250, ENTERPRISE without end; "muster org set ORG seat_limit=400" sets another number.',
  options: {
    name: { takes: 'NAME', about: 'Name of the organization', isRequired: true },
    timezone: { takes: 'ZONE', about: 'IANA name, such as America/Toronto', isRequired: true },
    country: { takes: 'CC', about: 'ISO 3166-1 code, such as CA', isRequired: true },
    region: { takes: 'REGION', about: 'State or province, for public holidays' },
    currency: { takes: 'CUR', about: 'ISO 4217 code; that of the country unless given' },
    language: { takes: 'CODE', about: 'What people read unless they choose: en or fr; en unless given' },
    plan: { takes: 'PLAN', about: 'FREE, PRO, BUSINESS or ENTERPRISE' },
    'executive-email': { takes: 'EMAIL', about: 'E-mail address of the first Executive', isRequired: true },
    'executive-first-name': { takes: 'NAME', about: 'From the e-mail address unless given' },
    'executive-last-name': { takes: 'NAME', about: 'From the e-mail address unless given' },
  },
  fields: {
    default_language: 'language',
    'executive.email': 'executive-email',
    'executive.first_name': 'executive-first-name',
    'executive.last_name': 'executive-last-name',
    email: 'executive-email',
  },
  examples: [
    'muster org create --name "Northwind Kitchens" --timezone America/Toronto --country CA --plan BUSINESS --executive-email ada@northwind.example',
  ],

  async run({ options, open }) {
    const installation = await open();
    const { foundOrganization } = await import('../../features/people/index.ts');
    const { region, currency, language, plan } = options;
    const firstName = options['executive-first-name'];
    const lastName = options['executive-last-name'];
    const founding = {
      name: options.name,
      timezone: options.timezone,
      country: options.country,
      ...(region !== undefined && { region }),
      ...(currency !== undefined && { currency }),
      ...(language !== undefined && { default_language: language.toLowerCase() as 'fr' }),
      // Checked with the rest.
      ...(plan !== undefined && { plan: plan.toUpperCase() as 'PRO' }),
      executive: {
        email: options['executive-email'],
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
      },
    };
    const founded = await foundOrganization(installation, founding, 'cli');
    const { makeLink, printedLinkMs } = await import('../../features/sign-in/index.ts');
    const person = { organization_id: founded.organization_id, user_id: founded.executive_id };
    const made = await makeLink(installation, person, printedLinkMs, { surface: 'cli' });
    return {
      value: { ...founded, set_password_url: made?.link ?? null },
      text: `Created the organization ${options.name}.\n  organization  ${founded.organization_id}\n  executive     ${founded.executive_id}\n  set password  ${made?.link ?? ''}`,
    };
  },
});
