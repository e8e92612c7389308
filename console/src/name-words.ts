/** Found without its accents too: `equipe` is Équipe. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the name. */
export const fits = (name: string, words: readonly string[]): boolean => {
  const parts = folded(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(folded(word))));
};

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
