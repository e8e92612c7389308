import type { Program } from '../../cli/command.ts';
import { version } from '../../package.ts';

/** Every command, one file each. */
export const program: Program = {
  about: 'Muster: workforce management as an API. This is the operator’s command line.',
  version,
  commands: {
    start: async () => (await import('./start.ts')).startAll,
    serve: async () => (await import('./serve.ts')).serve,
    worker: async () => (await import('./worker.ts')).worker,
    migrate: async () => (await import('./migrate.ts')).migrate,
    backup: async () => (await import('./backup.ts')).backup,
    restore: async () => (await import('./restore.ts')).restore,
    rekey: async () => (await import('./rekey.ts')).rekeyAll,
    demo: async () => (await import('./demo.ts')).demo,
    'org create': async () => (await import('./org-create.ts')).orgCreate,
    'org set': async () => (await import('./org-set.ts')).orgSet,
    'org show': async () => (await import('./org-show.ts')).orgShow,
    'org list': async () => (await import('./org-list.ts')).orgList,
    'token create': async () => (await import('./token-create.ts')).tokenCreate,
    'token list': async () => (await import('./token-list.ts')).tokenList,
    'token revoke': async () => (await import('./token-revoke.ts')).tokenRevoke,
    'person set-password': async () => (await import('./person-set-password.ts')).personSetPassword,
    'person reset-factors': async () => (await import('./person-reset-factors.ts')).personResetFactors,
    'person set-role': async () => (await import('./person-set-role.ts')).personSetRole,
    'jobs failed': async () => (await import('./jobs-failed.ts')).jobsFailed,
    'jobs retry': async () => (await import('./jobs-retry.ts')).jobsRetry,
    'clock show': async () => (await import('./clock-show.ts')).clockShow,
    'clock advance': async () => (await import('./clock-advance.ts')).clockAdvance,
    'clock reset': async () => (await import('./clock-reset.ts')).clockReset,
    'accrue-leave': async () => (await import('./accrue-leave.ts')).accrueLeaveNow,
    doctor: async () => (await import('./doctor.ts')).doctor,
    completion: async () => (await import('./completion.ts')).completion,
    mcp: async () => (await import('./mcp.ts')).mcp,
    listen: async () => (await import('./listen.ts')).listen,
    import: async () => (await import('./import.ts')).importFile,
  },
};
