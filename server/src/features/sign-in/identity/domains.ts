import { type Static, Type } from 'typebox';
import type { Job } from '../../../kernel/catalogue.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Instant } from '../../../lib/days.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { forOperators, say } from '../../../lib/texts/texts.ts';
import { inOrganization, lockOrganization } from '../../organization/index.ts';
import {
  addDomains,
  type DomainRow,
  findDomain,
  getDomain,
  isHeldElsewhere,
  listDomains,
  listDueDomains,
  lockDomain,
  releaseElsewhere,
  removeDomain,
  updateDomain,
} from './domains-store.ts';
import { tellExecutives } from './mail.ts';
import { isPublicMail } from './public-mail.ts';
import { hostName } from './record.ts';

const dayMs = 86_400_000;
/** How long a proven domain whose record is missing still counts: a slip in a zone file is mended by then. */
const graceDays = 7;

const EmailDomain = Type.Object(
  {
    id: RecordId('dom'),
    domain: Type.String({ description: 'The part of addresses behind the @.', examples: ['northwind.example'] }),
    state: Type.Enum(['UNPROVEN', 'PROVEN', 'GONE'], {
      description: 'GONE: proven, and the record was missing at the last look; it counts for seven days more.',
    }),
    proven_by: Nullable(Type.Enum(['DNS', 'OPERATOR']), {
      description: 'DNS: by the record below. OPERATOR: who runs the installation has said so.',
    }),
    proven_at: Nullable(Instant(), { description: 'Since when it is proven; null: it is not.' }),
    gone_at: Nullable(Instant(), { description: 'Since when the record of a proven domain is missing.' }),
    looked_at: Nullable(Instant(), { description: 'When the record was last looked up.' }),
    found: Nullable(Type.Enum(['FOUND', 'ABSENT', 'UNANSWERED']), {
      description: 'What that look found. UNANSWERED: the name servers did not tell; look again in a while.',
    }),
    was_by_mailbox: Type.Boolean({
      description: 'Whether it counted before because someone read mail there, which proves it no longer.',
    }),
    record_name: Type.String({
      description: 'The name of the TXT record that proves it.',
      examples: ['_muster.northwind.example'],
    }),
    record_value: Type.String({
      description: 'What the record says.',
      examples: ['muster=3f9a1c0b5d7e42688a90c4e1f2b3d5a7'],
    }),
  },
  { $id: 'EmailDomain', description: 'A domain of e-mail addresses that an identity provider vouches for.' },
);
type EmailDomain = Static<typeof EmailDomain>;

const valueOf = ({ code }: Pick<DomainRow, 'code'>): string => `muster=${code}`;
const nameOf = ({ domain }: Pick<DomainRow, 'domain'>): string => `_muster.${domain}`;

const present = (row: DomainRow): EmailDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.proven_at === null ? 'UNPROVEN' : row.gone_at === null ? 'PROVEN' : 'GONE',
  proven_by: row.proven_by,
  proven_at: row.proven_at,
  gone_at: row.gone_at,
  looked_at: row.looked_at,
  found: row.found,
  was_by_mailbox: row.was_by_mailbox,
  record_name: nameOf(row),
  record_value: valueOf(row),
});

const byExecutives = { surface: 'app', scope: null, role: 'EXECUTIVE' } as const;

export const listEmailDomains = readOperation({
  ...byExecutives,
  id: 'emailDomains.list',
  route: 'GET /email-domains',
  summary: 'List e-mail domains',
  description:
    'Those that the identity providers of the organization vouch for, by name, with the record that proves each. Only a proven one is shown its provider on the sign-in page.',
  returns: Type.Object({ domains: Type.Array(EmailDomain, { description: 'All of them.' }) }),

  async run({ actor, db }) {
    return { domains: (await listDomains(db, actor.organizationId)).map(present) };
  },
});

export const checkEmailDomain = writeOperation({
  ...byExecutives,
  id: 'emailDomains.check',
  route: 'POST /email-domains/{id}/check',
  subject: 'email_domain',
  asksFactor: true,
  summary: 'Look up the record that proves an e-mail domain',
  description:
    'Asks the name servers for the TXT record. Found, the domain is proven; it is looked up again each month. One organization of an installation holds a domain: 409 `domain_held` while the record of another one stands. Executives are told by mail what changes.',
  params: Strict({ id: Id('dom') }),
  returns: EmailDomain,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  // Name servers take their time: before the transaction, with no connection in hand.
  prepare: async ({ services, actor, params }) =>
    lookUp(services, await getDomain(services.database.db, actor.organizationId, params.id)),

  async run({ work, params, prepared }) {
    await lockOrganization(work.tx, work.actor.organizationId);
    const row = await lockDomain(work, params.id);
    if (!row) throw notFound('e-mail domain');
    return present(await judge(work, row, prepared));
  },
});

const lookUp = ({ resolveTxt }: Pick<Services, 'resolveTxt'>, row: DomainRow): Promise<readonly string[] | null> =>
  resolveTxt(nameOf(row));

/** What a look at the DNS makes of a domain. null: the name servers did not tell, which proves nothing and takes nothing away. */
async function judge(work: UnitOfWork, row: DomainRow, texts: readonly string[] | null): Promise<DomainRow> {
  const changes = texts === null ? { found: 'UNANSWERED' as const } : await changesBy(work, row, texts);
  const changed = { ...changes, looked_at: work.now };
  await updateDomain(work, row, changed);
  return { ...row, ...changed };
}

async function changesBy(work: UnitOfWork, row: DomainRow, texts: readonly string[]): Promise<Partial<DomainRow>> {
  if (!texts.includes(valueOf(row))) return { found: 'ABSENT', ...(row.proven_by === 'DNS' && missing(work, row)) };
  const found = { found: 'FOUND', gone_at: null } as const;
  if (row.proven_at !== null) return found;
  const before = await releaseElsewhere(work, row.domain, texts);
  if (before !== null) work.enqueue(lostTask, { organization_id: before, domain: row.domain });
  if (await isHeldElsewhere(work, row.domain)) throw conflict('identity.domainHeld', { reason: 'domain_held' });
  tellOf(work, row, 'domain-proven');
  return { ...found, proven_at: work.now, proven_by: 'DNS', was_by_mailbox: false };
}

/** Told when it is first missed; ends once it has been missing for the days of grace. */
function missing(work: UnitOfWork, row: DomainRow): Partial<DomainRow> {
  if (row.gone_at === null) {
    tellOf(work, row, 'domain-gone');
    return { gone_at: work.now };
  }
  if (Date.parse(work.now) - Date.parse(row.gone_at) < graceDays * dayMs) return {};
  tellOf(work, row, 'domain-lost');
  return { gone_at: null, proven_at: null, proven_by: null };
}

function tellOf(work: UnitOfWork, { id, domain }: DomainRow, said: 'domain-proven' | 'domain-gone' | 'domain-lost') {
  work.audit({
    action: 'emailDomains.proof',
    subjectType: 'email_domain',
    subjectId: id,
    changedFields: ['email_domains'],
    after: {
      email_domains: `${domain} ${{ 'domain-proven': 'PROVEN', 'domain-gone': 'GONE', 'domain-lost': 'UNPROVEN' }[said]}`,
    },
  });
  tellExecutives(work, { said, domain });
}

const lostTask = 'identity.domainLost';

/** Another organization has shown that the domain is its own by now. */
export const tellOfLostDomain: Job = {
  task: lostTask,
  async run(services, { organization_id, domain }) {
    await inOrganization(services, String(organization_id), async (work) => {
      const row = await findDomain(work, String(domain));
      if (row?.proven_at === null) tellOf(work, row, 'domain-lost');
    });
  },
};

/** Each month, and each day while the record is missing. */
export const lookAtDomains: Job = {
  task: 'identity.lookAtDomains',
  cron: '23 4 * * *',

  async run(services) {
    const nowMs = services.clock.nowMs();
    const before = new Date(nowMs - 30 * dayMs).toISOString();
    const goneBefore = new Date(nowMs - dayMs / 2).toISOString();
    for (const row of await listDueDomains(services.database.db, { before, goneBefore })) {
      const texts = await lookUp(services, row);
      await inOrganization(services, row.organization_id, async (work) => {
        const locked = await lockDomain(work, row.id);
        if (locked?.proven_by === 'DNS') await judge(work, locked, texts);
      });
    }
  },
};

const nameFrom = (typed: string): string => {
  const domain = typed.trim().toLowerCase().replace(/\.$/, '');
  if (!new RegExp(hostName).test(domain)) throw invalid('DOMAIN', forOperators(`${typed} is no domain.`));
  return domain;
};

/** The operator’s word for it: it stands without a record until the operator takes it back. */
export async function vouchForDomain(work: UnitOfWork, typed: string): Promise<void> {
  const domain = nameFrom(typed);
  if (isPublicMail(domain)) throw invalid('DOMAIN', say('identity.publicDomain', { domain }));
  await lockOrganization(work.tx, work.actor.organizationId);
  if (await isHeldElsewhere(work, domain)) throw conflict('identity.domainHeld', { reason: 'domain_held' });
  if (!(await findDomain(work, domain))) await addDomains(work, [domain]);
  const row = await findDomain(work, domain);
  if (!row) throw notFound('e-mail domain');
  await updateDomain(work, row, {
    proven_at: row.proven_at ?? work.now,
    proven_by: 'OPERATOR',
    gone_at: null,
    was_by_mailbox: false,
  });
  if (row.proven_at === null) tellOf(work, row, 'domain-proven');
}

/** By the operator, whatever it was proven by. */
export async function unvouchForDomain(work: UnitOfWork, typed: string): Promise<void> {
  const domain = nameFrom(typed);
  await lockOrganization(work.tx, work.actor.organizationId);
  const row = await findDomain(work, domain);
  if (!row) throw notFound('e-mail domain');
  await removeDomain(work, row);
  if (row.proven_at !== null) tellOf(work, row, 'domain-lost');
}
