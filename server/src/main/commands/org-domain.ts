import { command } from '../../cli/command.ts';
import type { Installation } from '../../kernel/installation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

const organization = { name: 'ORG', about: 'Id of the organization' };
const domainOperand = { name: 'DOMAIN', about: 'The part of e-mail addresses behind the @' };

async function change(
  installation: Installation,
  organizationId: string,
  run: (work: UnitOfWork) => Promise<void>,
): Promise<void> {
  const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
  const { cliOrigin, operatorIn } = await import('./operator.ts');
  await inUnitOfWork(installation, await operatorIn(installation, organizationId), cliOrigin, run);
}

export const orgDomainAdd = command({
  summary: 'Vouch that an e-mail domain is an organization’s own',
  description:
    'In place of a TXT record, where there is none to be had: the sign-in page shows the organization’s identity provider to who types an address there, and its directory may change addresses to it. One organization of an installation holds a domain.',
  operands: [organization, domainOperand],
  examples: ['muster org domain add org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 northwind.example'],

  async run({ operands: [id = '', domain = ''], open }) {
    const installation = await open();
    const { vouchForDomain } = await import('../../features/sign-in/index.ts');
    await change(installation, id, (work) => vouchForDomain(work, domain));
    return { value: { organization_id: id, domain, proven_by: 'OPERATOR' }, text: `${domain} is proven for ${id}.` };
  },
});

export const orgDomainRemove = command({
  summary: 'Take back that an e-mail domain is an organization’s own',
  description: 'Whatever it was proven by. A TXT record proves it again when someone has it looked up.',
  operands: [organization, domainOperand],
  examples: ['muster org domain remove org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 northwind.example'],

  async run({ operands: [id = '', domain = ''], open }) {
    const installation = await open();
    const { unvouchForDomain } = await import('../../features/sign-in/index.ts');
    await change(installation, id, (work) => unvouchForDomain(work, domain));
    return { value: { organization_id: id, domain }, text: `${domain} is no longer proven for ${id}.` };
  },
});

export const orgDomainList = command({
  summary: 'List the e-mail domains of an organization, and which are proven',
  operands: [organization],
  examples: ['muster org domain list org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands: [id = ''], open }) {
    const installation = await open();
    const { listEmailDomainsOf } = await import('../../features/sign-in/index.ts');
    const { getOrganization } = await import('./operator.ts');
    await getOrganization(installation, id);
    const rows = await listEmailDomainsOf(installation.database.db, id);
    const value = rows.map(({ domain, proven_at, proven_by, code }) => ({
      domain,
      proven_at,
      proven_by,
      record_name: `_muster.${domain}`,
      record_value: `muster=${code}`,
    }));
    const lines = value.map(
      ({ domain, proven_by, record_name, record_value }) =>
        `${domain}  ${proven_by === null ? `not proven; TXT ${record_name} "${record_value}"` : `proven by ${proven_by}`}`,
    );
    return { value, text: lines.length > 0 ? lines.join('\n') : 'It has no e-mail domains.' };
  },
});
