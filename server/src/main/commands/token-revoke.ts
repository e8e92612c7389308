import { command } from '../../cli/command.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';

export const tokenRevoke = command({
  summary: 'Revoke an API token',
  description: 'Running servers refuse it within a second.',
  operands: [{ name: 'ID', about: 'Id of the token, as "muster token list" shows it' }],
  examples: ['muster token revoke tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands, open }) {
    const id = operands[0] ?? '';
    const installation = await open();
    const { findOrganizationOfToken, revokeToken } = await import('../../features/tokens/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const organizationId = await findOrganizationOfToken(installation.database.db, id);
    if (organizationId === null)
      throw new Refusal('NOT_FOUND', forOperators(`There is no token ${id}; give its id, not the token itself.`));
    const actor = await operatorIn(installation, organizationId);
    const token = await inUnitOfWork(installation, actor, cliOrigin, (work) => revokeToken(work, id));
    return { value: { id, revoked_at: token.revoked_at }, text: `Revoked ${id}.` };
  },
});
