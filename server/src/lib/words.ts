const maxWords = 6;

/** The words of a search. An address is one; anything else ends where letters and digits do, as in `search_words` of the database. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((part) => (part.includes('@') ? [part] : part.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word !== '')
    .slice(0, maxWords);
