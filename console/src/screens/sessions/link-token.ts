/** Once per page load: rendering twice must not lose it. */
let linkToken: string | null = null;

/** The secret behind the # of the link, taken out of the address bar and the history at once. */
export function takeLinkToken(): string | null {
  const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (given !== null && given !== '') {
    linkToken = given;
    window.history.replaceState(null, '', window.location.pathname);
  }
  return linkToken;
}

/** It is used up. */
export function forgetLinkToken(): void {
  linkToken = null;
}
