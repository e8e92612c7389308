import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkWebhookUrl, vetHost } from '../../../lib/destination/address.ts';
import { conflict, invalid, notFound, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { findOrganization, lockOrganization } from '../../organization/index.ts';
import { appOrigins, appOriginsHere } from '../app-address.ts';
import { providerPolicyOf } from './address-policy.ts';
import { keepDomains } from './domains-store.ts';
import { tellExecutives } from './mail.ts';
import { isPublicMail } from './public-mail.ts';
import { IdentityProvider, IdentityProviderChanges, maxProviders, NewIdentityProvider } from './record.ts';
import { returnPath } from './sign-in.ts';
import {
  countProviders,
  deleteProvider,
  findProvider,
  hasOtherEnabled,
  insertProvider,
  listProviders,
  lockProvider,
  presentProvider,
  updateProvider,
} from './store.ts';

const byExecutives = { surface: 'app', scope: null, role: 'EXECUTIVE' } as const;
const kind = { ...byExecutives, subject: 'identity_provider' } as const;
/** Whom a provider vouches for gets in: one of somebody’s own would be everyone’s key. */
const opensDoor = { effects: ['POLICY_LOOSENED'] } as const;
const params = Strict({ id: Id('idp') });

/** Where providers tell that a session of theirs has ended; each has an address of its own. */
export const logoutPath = '/sign-in/logout';

export const listIdentityProviders = readOperation({
  ...byExecutives,
  id: 'identityProviders.list',
  route: 'GET /identity-providers',
  summary: 'List identity providers',
  description: 'Those of the organization, oldest first, five at most; with the addresses that a provider is told.',
  returns: Type.Object({
    providers: Type.Array(IdentityProvider, { description: 'Without their secrets.' }),
    redirect_uris: Type.Array(Type.String(), { description: 'Where providers send browsers back to: all of them.' }),
    logout_uri: Type.String({
      description: 'Where a provider tells that someone has signed out there, with {id} for its own id.',
    }),
  }),

  async run({ actor, db, services }) {
    const [rows, organization] = await Promise.all([
      listProviders(db, actor.organizationId),
      findOrganization(db, actor.organizationId),
    ]);
    if (!organization) throw notFound('organization');
    const { config } = services;
    return {
      providers: rows.map(presentProvider),
      redirect_uris: appOriginsHere(config, organization.base_url).map((origin) => origin + returnPath),
      logout_uri: `${appOrigins(config, organization.base_url).at(-1)?.origin ?? ''}${logoutPath}/{id}`,
    };
  },
});

/** The rules that receivers of webhooks keep. */
async function checkIssuer(services: Services, issuer: string): Promise<void> {
  const policy = providerPolicyOf(services);
  try {
    const { hostname, search, hash } = checkWebhookUrl(issuer, policy);
    if (search + hash !== '') throw invalid('issuer', 'identity.issuer');
    if (!policy.allowPrivate) await vetHost(hostname, policy);
  } catch (error) {
    if (error instanceof Refusal) throw invalid('issuer', error.said);
    throw error;
  }
}

/** Addresses that anyone can have are nobody’s to vouch for. Those that stand there already may stay. */
function refusePublic(domains: readonly string[], before: readonly string[]): void {
  const index = domains.findIndex((domain) => isPublicMail(domain) && !before.includes(domain));
  if (index === -1) return;
  throw invalid(`email_domains.${String(index)}`, say('identity.publicDomain', { domain: domains[index] ?? '' }));
}

const lowered = (domains: readonly string[]): string[] => [...new Set(domains.map((domain) => domain.toLowerCase()))];

export const createIdentityProvider = writeOperation({
  ...kind,
  ...opensDoor,
  id: 'identityProviders.create',
  route: 'POST /identity-providers',
  summary: 'Add an identity provider',
  description:
    'People sign in with it once it is enabled. Its domains are shown it on the sign-in page once they are proven (`GET /email-domains`); until then it is opened by its own link. Executives are told by mail.',
  body: NewIdentityProvider,
  returns: IdentityProvider,
  status: 201,
  refuses: ['CONFLICT'],

  prepare: ({ services, body }) => checkIssuer(services, body.issuer),

  async run({ actor, work, body }) {
    const { tx, services, now } = work;
    // Under the lock of the organization: of two at the limit one is refused.
    await lockOrganization(tx, actor.organizationId);
    if ((await countProviders(work)) >= maxProviders)
      throw conflict('identity.tooMany', { reason: 'provider_limit', limit: maxProviders });
    const email_domains = lowered(body.email_domains ?? []);
    refusePublic(email_domains, []);
    const id = work.newId('idp');
    const { client_secret: secret, name, issuer, client_id, is_enabled = false } = body;
    const provider = {
      ...{ organization_id: actor.organizationId, id, name, issuer, client_id, email_domains, is_enabled },
      sealed_secret: services.keys.seal('identity-provider', id, secret),
      created_at: now,
      updated_at: now,
    };
    await insertProvider(tx, provider);
    await keepDomains(work);
    const { sealed_secret: _, organization_id: __, ...shown } = provider;
    work.audit({ subjectId: id, after: { name, issuer, client_id, email_domains, is_enabled } });
    tellExecutives(work, { said: 'provider-added', provider: name });
    return shown;
  },
});

export const updateIdentityProvider = writeOperation({
  ...kind,
  ...opensDoor,
  id: 'identityProviders.update',
  route: 'PATCH /identity-providers/{id}',
  summary: 'Change an identity provider',
  description:
    'Its issuer stays: another one knows other people. One that is turned off signs nobody in; sessions that it has opened go on. Executives are told by mail.',
  params,
  body: IdentityProviderChanges,
  returns: IdentityProvider,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id }, body }) {
    const { services, now } = work;
    await lockOrganization(work.tx, actor.organizationId);
    const provider = await lockProvider(work, id);
    const { client_secret: secret, ...sent } = body;
    const domains = sent.email_domains && lowered(sent.email_domains);
    if (domains) refusePublic(domains, provider.email_domains);
    if (sent.is_enabled === false && provider.is_enabled) await keepOne(work, id);
    const changes = work.changesTo(provider, { ...sent, ...(domains && { email_domains: domains }) });
    const changed = {
      ...changes,
      ...(secret !== undefined && { sealed_secret: services.keys.seal('identity-provider', id, secret) }),
    };
    if (Object.keys(changed).length === 0) return presentProvider(provider);
    if (secret !== undefined)
      work.audit({
        subjectId: id,
        changedFields: [...Object.keys(changes), 'client_secret'],
        before: presentProvider(provider),
        after: changes,
      });
    await updateProvider(work, id, changed);
    if (domains) await keepDomains(work);
    tellExecutives(work, { said: 'provider-changed', provider: provider.name });
    return presentProvider({ ...provider, ...changed, updated_at: now });
  },
});

/** Under SSO_ONLY the last way in stays. */
async function keepOne(work: UnitOfWork, id: string): Promise<void> {
  const { settings } = work.actor.organization;
  if (settings.sign_in_policy === 'SSO_ONLY' && !(await hasOtherEnabled(work, id)))
    throw conflict('identity.lastProvider', { reason: 'last_provider' });
}

export const deleteIdentityProvider = writeOperation({
  ...kind,
  asksFactor: true,
  id: 'identityProviders.delete',
  route: 'DELETE /identity-providers/{id}',
  summary: 'Remove an identity provider',
  description: 'With all its links; sessions that it has opened end. Executives are told by mail.',
  params,
  returns: Type.Object({ deleted: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id } }) {
    await lockOrganization(work.tx, actor.organizationId);
    const provider = await lockProvider(work, id);
    if (provider.is_enabled) await keepOne(work, id);
    await deleteProvider(work, id);
    await keepDomains(work);
    work.audit({ subjectId: id });
    tellExecutives(work, { said: 'provider-removed', provider: provider.name });
    work.changesAccess();
    return { deleted: true };
  },
});

export const getProvider = async (services: Services, organizationId: string, id: string) => {
  const provider = await findProvider(services.database.db, organizationId, id);
  if (!provider) throw notFound('identity provider');
  return provider;
};
