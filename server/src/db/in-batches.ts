/**
 * Repeats a statement that changes at most `size` rows, until one changes fewer. Each is a transaction of its own, so that none
 * holds many locks for long. Answers with how many rows were changed.
 */
export async function inBatches(size: number, run: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let changed = size; changed === size; total += changed) changed = await run();
  return total;
}
