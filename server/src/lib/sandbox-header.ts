/** The name of a sandbox as a header holds it: what is not printable ASCII is percent-encoded. */
export const sandboxHeader = (name: string): string =>
  name.replaceAll(/[^\x20-\x24\x26-\x7e]+/gu, (text) => encodeURIComponent(text));
