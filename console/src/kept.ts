// What this browser keeps from one visit to the next. Storage may be forbidden, full or hold something else: then nothing is
// found, and what is kept lasts as long as the page.

const nameOf = (name: string): string => `muster.${name}`;

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(nameOf(name));
  } catch {
    return null;
  }
}

/** null forgets it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(nameOf(name));
    else localStorage.setItem(nameOf(name), value);
  } catch {
    // It is kept for this page alone.
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
