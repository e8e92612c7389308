import { command, UsageError } from '../../cli/command.ts';

export const demo = command({
  summary: 'Create the demo organization',
  description: 'If it exists already, shows how to get in. For development; production refuses it.',
  options: {
    large: { about: 'With 1,000 people, 200,000 time entries and 300 open approvals; takes a minute' },
    language: { takes: 'CODE', about: 'In which its texts are written: en or fr; en unless given' },
  },
  examples: ['muster demo', 'muster demo --large', 'muster demo --language fr'],

  async run({ options, open }) {
    const { isLanguage } = await import('../../lib/texts/texts.ts');
    const language = options.language?.toLowerCase();
    if (language !== undefined && !isLanguage(language)) {
      throw new UsageError('--language is en or fr. See "muster demo --help".');
    }
    const installation = await open();
    const { ensureDemo, largeSize } = await import('../../demo/index.ts');
    const { demoText } = await import('../banner.ts');
    const access = await ensureDemo(installation, {
      ...(options.large && { large: largeSize }),
      ...(language !== undefined && { language }),
    });
    return { value: access, text: demoText(access) };
  },
});
