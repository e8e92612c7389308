import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Language } from '../../../lib/texts/texts.ts';
import { findLanguage, saveLanguage } from './store.ts';

/** No part of the directory: no event is raised, no one else learns of it. */
export async function changeOwnLanguage(
  work: UnitOfWork,
  wanted: Language | null | undefined,
): Promise<{ before: Language | null; language: Language | null; changed: string[] }> {
  const { actor, tx } = work;
  const language = await findLanguage(tx, actor);
  if (wanted === undefined || wanted === language) return { before: language, language, changed: [] };
  await saveLanguage(tx, actor, wanted);
  work.changesAccess();
  return { before: language, language: wanted, changed: ['language'] };
}

/** At the first sign-in: who has chosen nothing reads what their browser is set to, if it is not what they read anyway. */
export async function keepBrowserLanguage({ actor, tx, origin }: UnitOfWork): Promise<void> {
  const asked = origin.language;
  if (asked === undefined || asked === actor.language || (await findLanguage(tx, actor)) !== null) return;
  await saveLanguage(tx, actor, asked);
}
