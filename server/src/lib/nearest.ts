/** The known word that was most likely meant, or null if none comes close. Case does not matter; a beginning counts as close. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const typed = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of known) {
    const candidate = name.toLowerCase();
    const isBeginning = typed.length >= 3 && candidate.startsWith(typed);
    const distance = isBeginning ? 1 : editDistance(typed, candidate);
    if (distance <= allowed && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

/** Letters that are inserted, dropped, replaced or swapped with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j] ?? 0, (beforeLast[j - 2] ?? 0) + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
