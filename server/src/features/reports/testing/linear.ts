/** Arithmetic of whole numbers modulo a prime: exact, however often rows are taken from one another. */
const prime = 33_554_393n;
const mod = (value: bigint): bigint => ((value % prime) + prime) % prime;

function inverse(value: bigint): bigint {
  let [result, base, exponent] = [1n, mod(value), prime - 2n];
  for (; exponent > 0n; exponent >>= 1n, base = mod(base * base)) if (exponent & 1n) result = mod(result * base);
  return result;
}

/** The rows in reduced echelon form: each begins with a 1 that is alone in its column. */
function reduced(rows: readonly (readonly number[])[]): bigint[][] {
  const left = rows.map((row) => row.map((value) => mod(BigInt(value))));
  const done: bigint[][] = [];
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const at = left.findIndex((row) => row[column] !== 0n);
    if (at === -1) continue;
    const [found = []] = left.splice(at, 1);
    const factor = inverse(found[column] ?? 1n);
    const pivot = found.map((value) => mod(value * factor));
    for (const other of [...left, ...done]) {
      const times = other[column] ?? 0n;
      if (times !== 0n) other.forEach((value, index) => (other[index] = mod(value - times * (pivot[index] ?? 0n))));
    }
    done.push(pivot);
  }
  return done;
}

/**
 * Of whom alone something follows from sums, by adding and subtracting them as often as one likes. `who` says whose each unknown is:
 * in reduced form, with the columns of everyone else first, that is a row which begins in those of one person.
 */
export const ofOneAlone = (rows: readonly (readonly number[])[], who: readonly string[]): string[] =>
  [...new Set(who)].filter((one) => {
    const others = who.flatMap((other, index) => (other === one ? [] : [index]));
    const own = who.flatMap((other, index) => (other === one ? [index] : []));
    const ordered = rows.map((row) => [...others, ...own].map((index) => row[index] ?? 0));
    return reduced(ordered).some((row) => row.slice(0, others.length).every((value) => value === 0n));
  });
