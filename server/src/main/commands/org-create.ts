import { command } from '../../cli/command.ts';

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
