// What this browser keeps from one visit to the next. Storage may be forbidden, full or hold something else: then what is
// kept lasts as long as the page.

const nameOf = (name: string): string => `muster.${name}`;
/** What storage did not take. */
const ofThisPage = new Map<string, string>();

export function readKept(name: string): string | null {
  const here = ofThisPage.get(name);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(nameOf(name));
  } catch {
    return null;
  }
}

/** null forgets it. */
export function keep(name: string, value: string | null): void {
  ofThisPage.delete(name);
  try {
    if (value === null) localStorage.removeItem(nameOf(name));
    else localStorage.setItem(nameOf(name), value);
  } catch {
    if (value !== null) ofThisPage.set(name, value);
  }
}

/** null also for what is no JSON. */
export function readKeptJson(name: string): unknown {
  try {
    return JSON.parse(readKept(name) ?? 'null');
  } catch {
    return null;
  }
}
