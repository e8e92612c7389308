import type { Feature } from '../../kernel/catalogue.ts';
import { getClock, moveClock } from './clock.ts';
import { sandboxData } from './erase.ts';
import { makeEvents } from './events.ts';
import { beginFault, endFaults, getFaults } from './faults.ts';
import { createSandboxToken, deleteSandbox, listSandboxes, makeSandbox, resetSandbox } from './operations.ts';
import { retireUnused } from './retire.ts';
import { leaveSandbox, openSandbox } from './switch.ts';

export { copySettings, saveSettings, settingsBefore } from './copy-store.ts';
export { createSandbox } from './create.ts';
export { listAllFaults } from './faults-store.ts';
export { endSandbox } from './end.ts';
export { mailDomainOf } from './people-store.ts';
export { type NewSandbox, presentSandbox, type Sandbox, type SandboxRow } from './record.ts';
export { emptySandbox, removeSandbox } from './remove-store.ts';
export { refuseWhereForbidden } from './rules.ts';
export { findSandbox, getSandbox, listSandboxes, saveProgress, saveStatus } from './store.ts';
export { fillSandboxTask, removeSandboxTask } from './tasks.ts';
export { createTokenWithin } from './token.ts';

export const sandboxes: Feature = {
  name: 'sandboxes',
  title: 'Sandboxes',
  summary: 'Organizations for trying things out, with people who do not exist.',
  operations: [
    listSandboxes,
    makeSandbox,
    resetSandbox,
    deleteSandbox,
    createSandboxToken,
    openSandbox,
    leaveSandbox,
    getClock,
    moveClock,
    getFaults,
    beginFault,
    endFaults,
    makeEvents,
  ],
  personalData: sandboxData,
  jobs: [retireUnused],
};
