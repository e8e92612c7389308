import type * as en from '../folded.ts';
import type { Translated } from '../translated.ts';

export const foldedTexts: Translated<typeof en.foldedTexts> = {
  show: 'Afficher',
  showNamed: (title) => `Afficher : ${title}`,
  hide: 'Masquer',
  hideNamed: (title) => `Masquer : ${title}`,
};
