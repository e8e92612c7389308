import type { Language } from '../language.ts';

/** A language is offered in itself, whatever the page speaks: who reads it looks for theirs. */
export const offers: Readonly<
  Record<Language, { readonly text: string; readonly take: string; readonly leave: string }>
> = {
  en: { text: 'Muster also speaks English.', take: 'Switch to English', leave: 'No, thank you' },
  fr: { text: 'Muster parle aussi français.', take: 'Passer au français', leave: 'Non, merci' },
};
