import { command } from '../../cli/command.ts';
import { columns } from '../../cli/help.ts';

const marks = { ok: 'ok', warning: 'warning', failed: 'FAILED' } as const;

export const doctor = command({
  summary: 'Tell what is configured, what can be reached and what is out of date',
  description:
    'Looks at the configuration, the database and its schema, jobs, the replica, Redis, files and mail, and changes nothing.\nEnds with 1 if something does not work; warnings alone end with 0.',
  examples: ['muster doctor', 'muster doctor --json'],
  isLocal: true,

  async run() {
    const { examine } = await import('../doctor/examine.ts');
    const findings = await examine(process.env);
    const isHealthy = findings.every(({ status }) => status !== 'failed');
    const rows = findings.map(({ name, status, message }) => [`${marks[status].padEnd(7)}  ${name}`, message] as const);
    return {
      value: { healthy: isHealthy, findings },
      text: columns(rows, ''),
      ...(!isHealthy && { exitCode: 1 }),
    };
  },
});
