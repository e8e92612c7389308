import type * as en from '../help.ts';
import type { Translated } from '../translated.ts';

export const helpTexts: Translated<typeof en.helpTexts> = {
  title: 'Aide',
  which: 'Guides',
  contents: 'Sur cette page',
};
