import { kioskPageTexts as fr } from '../texts/fr/kiosk-page.ts';
import { kioskPageTexts as en } from '../texts/kiosk-page.ts';

export type Words = typeof en;

/** The page belongs to nobody, so no build of one language fits it: it has them all. */
export const wordsIn = (language: string): Words => (language.startsWith('fr') ? fr : en);
