import { kioskPageTexts as fr } from '../texts/fr/kiosk-page.ts';
import { kioskPageTexts as en } from '../texts/kiosk-page.ts';

/** The page belongs to nobody, so no build of one language fits it: it has them all. */
export const wordsIn = (language: string): typeof en => (language.startsWith('fr') ? fr : en);
