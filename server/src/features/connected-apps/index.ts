import type { Feature } from '../../kernel/catalogue.ts';
import { appData } from './erase.ts';
import { cleanApps } from './exchange.ts';
import { listConnectionNames } from './grants-store.ts';
import { createConnectedApp, getAppRequest, listConnectedApps, revokeConnectedApp } from './operations.ts';
import { approveApp, askForApp, getConnectedAppPolicy, updateConnectedAppPolicy, withdrawApp } from './policy.ts';
import { endCodesSince, tellOfApp } from './tell.ts';

export { exchange, revokeByApp } from './exchange.ts';
export { findGrantEnd, listConnectedWithScope } from './grants-store.ts';
export { registerClient } from './register.ts';

export const connectedApps: Feature = {
  name: 'connected-apps',
  title: 'Connected apps',
  summary: 'Apps that people connect to their account, in place of tokens that they paste.',
  operations: [
    getAppRequest,
    createConnectedApp,
    listConnectedApps,
    revokeConnectedApp,
    getConnectedAppPolicy,
    updateConnectedAppPolicy,
    askForApp,
    approveApp,
    withdrawApp,
  ],
  names: [{ prefix: 'cap', find: listConnectionNames }],
  reactions: [endCodesSince],
  jobs: [cleanApps, tellOfApp],
  personalData: appData,
};
