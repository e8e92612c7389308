import { command } from '../../cli/command.ts';

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
