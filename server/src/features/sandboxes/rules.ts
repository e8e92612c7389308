import type { Actor } from '../../kernel/actor.ts';
import type { InstallationConfig } from '../../kernel/services.ts';
import { conflict, forbidden } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { mostSandboxes, type SandboxRow } from './record.ts';

/** Who makes, opens and deletes sandboxes: whoever loses it loses their sessions and tokens there (`keep_sandbox_people`, `keep_sandbox_developers`). */
export const developing = { role: 'ADMINISTRATOR', packages: ['DEVELOPING'] } as const;

export function refuseWhereForbidden(config: Pick<InstallationConfig, 'allowsSandboxes'>, actor: Actor): void {
  if (actor.organization.sandboxOf !== null) throw conflict('sandboxes.within', { reason: 'sandbox' });
  if (!config.allowsSandboxes) throw forbidden('sandboxes.off', { reason: 'sandboxes_off' });
}

export function refuseSixth(count: number): void {
  if (count >= mostSandboxes)
    throw conflict(say('sandboxes.tooMany', { limit: mostSandboxes }), {
      reason: 'sandbox_limit',
      limit: mostSandboxes,
    });
}

/** What is being made, filled again or removed is left alone until that is done. */
export function refuseUnderWay({ status }: Pick<SandboxRow, 'status'>): void {
  if (status === 'MAKING' || status === 'RESETTING') throw conflict('sandboxes.underWay', { reason: 'under_way' });
  if (status === 'DELETING') throw conflict('sandboxes.deleting', { reason: 'state' });
}

export function refuseUnlessReady(row: Pick<SandboxRow, 'status'>): void {
  refuseUnderWay(row);
  if (row.status !== 'READY') throw conflict('sandboxes.failed', { reason: 'state' });
}

export function refuseWhileWorking(isWorking: boolean): void {
  if (isWorking) throw conflict('sandboxes.working', { reason: 'jobs_running' });
}
