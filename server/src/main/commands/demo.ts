import { command } from '../../cli/command.ts';

export const demo = command({
  summary: 'Create the demo organization',
  description: 'If it exists already, shows how to get in. For development; production refuses it.',
  options: { large: { about: 'With 1,000 people, 200,000 time entries and 300 open approvals; takes a minute' } },
  examples: ['muster demo', 'muster demo --large'],

  async run({ options, open }) {
    const installation = await open();
    const { ensureDemo, largeSize } = await import('../../demo/index.ts');
    const { demoText } = await import('../banner.ts');
    const access = await ensureDemo(installation, options.large ? { large: largeSize } : {});
    return { value: access, text: demoText(access) };
  },
});
