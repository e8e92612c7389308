import { command, UsageError } from '../../cli/command.ts';
import { signInPolicies } from '../../kernel/settings.ts';

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
