import { inTransaction } from '../db/transaction.ts';
import { removeKeptMail } from '../features/mail/index.ts';
import { findOrganization, tenantOf } from '../features/organization/index.ts';
import {
  copySettings,
  emptySandbox,
  fillSandboxTask,
  findSandbox,
  mailDomainOf,
  removeSandbox,
  removeSandboxTask,
  type SandboxRow,
  saveProgress,
  saveSettings,
  saveStatus,
  settingsBefore,
} from '../features/sandboxes/index.ts';
import { operatorOf } from '../kernel/actor.ts';
import type { Feature, Job } from '../kernel/catalogue.ts';
import { storeKey } from '../kernel/file-store.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { Services } from '../kernel/services.ts';
import { type ChangeServices, inUnitOfWork } from '../kernel/unit-of-work.ts';
import type { LargeSize } from './demo.ts';

interface Which {
  readonly organization_id: string;
  readonly id: string;
}

/** Of the usual 80 everyone has a story; the others are a crowd with three months of work. */
const large: LargeSize = { people: 250, entries: 9000, waiting: 15 };

const announce = ({ announcements }: Services, { organization_id }: Which): void => {
  announcements.changed(organization_id, ['sandbox'], [], null);
};

/** Fills it with the plans of the demo, in one transaction: there is all of it or nothing. */
export const fillSandbox: Job = {
  task: fillSandboxTask,
  queue: { name: fillSandboxTask, concurrency: 2 },

  async run(services, payload) {
    const which = payload as unknown as Which;
    const { db } = services.database;
    const sandbox = await findSandbox(db, which.organization_id, which.id);
    if (!sandbox || sandbox.status === 'READY' || sandbox.status === 'DELETING') return;
    try {
      await fillInOne(services, sandbox);
    } catch (error) {
      await saveStatus(db, sandbox, 'FAILED', services.clock.now());
      throw error;
    } finally {
      announce(services, which);
    }
  },
};

async function fillInOne(services: ChangeServices, sandbox: SandboxRow): Promise<void> {
  const { db } = services.database;
  const own = sandbox.sandbox_organization_id;
  const parent = await findOrganization(db, sandbox.organization_id);
  const before = await findOrganization(db, own);
  if (!parent || !before) throw new Error('The sandbox is gone.');
  const { default_language } = parent.settings;
  const settings = {
    ...(default_language && { default_language }),
    ...(sandbox.copy_settings && settingsBefore(parent.settings)),
  };
  const tenant = tenantOf({ ...before, settings });
  const { ageNotifications, areasOfSandbox, fill } = await import('./create.ts');
  const { operatorOrigin, Runner } = await import('./runner.ts');
  const real = { ...services, clock: services.clock.real };
  const files = new PreparedFiles(real, own);
  services.clock.setOwn(own, 0);
  try {
    await inUnitOfWork(real, operatorOf(tenant), operatorOrigin, async (work) => {
      if (sandbox.filled_at !== null) await emptySandbox(work.tx, own);
      await saveSettings(work.tx, own, settings);
      if (sandbox.people > 0) {
        const runner = new Runner(real, work.tx, tenant, files);
        await fill(runner, {
          domain: mailDomainOf(own),
          without: areasOfSandbox.without,
          ...(sandbox.people === 250 ? { large } : { people: sandbox.people }),
          onProgress: async (share) => {
            await saveProgress(db, sandbox, Math.floor(share * 99));
            announce(services, sandbox);
          },
        });
        await ageNotifications(work);
      }
      if (sandbox.copy_settings) await copySettings(work.tx, sandbox, parent.settings, work.now);
      await saveStatus(work.tx, sandbox, 'READY', work.now);
      work.audit({ action: 'sandboxes.fill', subjectType: 'organization', subjectId: own });
      work.changesAccess();
    });
  } catch (error) {
    files.discard();
    throw error;
  }
}

/** The sandbox with all that is in it, its files and its mail. */
const deleteSandbox: Job = {
  task: removeSandboxTask,
  queue: { name: fillSandboxTask, concurrency: 2 },

  async run(services, payload) {
    const which = payload as unknown as Which;
    const { db, pool } = services.database;
    const sandbox = await findSandbox(db, which.organization_id, which.id);
    if (sandbox?.status !== 'DELETING') return;
    const own = sandbox.sandbox_organization_id;
    await inTransaction(pool, (tx) => removeSandbox(tx, sandbox));
    services.clock.setOwn(own, 0);
    announce(services, which);
    for await (const { key } of services.files.list(own))
      await services.files.remove(storeKey(own, key.slice(own.length + 1)));
    await removeKeptMail(services, own);
  },
};

/** What is done for sandboxes with the plans of the demo, which know every feature. */
export const sandboxWork: Feature = { name: 'sandbox work', jobs: [fillSandbox, deleteSandbox] };
