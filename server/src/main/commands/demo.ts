import { command } from '../../cli/command.ts';

export const demo = command({
  summary: 'Create the demo organization',
  description: 'Where it exists already, shows how to get in. For development; production refuses it.',
  examples: ['muster demo'],

  async run({ open }) {
    const installation = await open();
    const { ensureDemo } = await import('../../demo/index.ts');
    const { demoText } = await import('../banner.ts');
    const access = await ensureDemo(installation);
    return { value: access, text: demoText(access) };
  },
});
