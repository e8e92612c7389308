import type { ErasureStep } from '../../kernel/erasing.ts';
import { removeExportsBefore } from './store.ts';

/** Any file of the organization may name the person: those who need one ask again. */
export const eraseExports: ErasureStep = {
  name: 'exports',
  summary: 'Exported files of the organization from before the erasure are removed.',
  isLate: true,

  async run({ services, tx, organizationId, startedAtMs }) {
    const before = new Date(startedAtMs).toISOString();
    const count = await removeExportsBefore(tx, services.clock, organizationId, before);
    return { rows: count, after: count > 0 ? 'more' : null };
  },
};
