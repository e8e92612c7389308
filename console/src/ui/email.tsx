import type { ReactNode } from 'react';

/** An address as a link; if it is too long for its line it breaks before the @, not in mid-word. */
export function Email({ address }: { readonly address: string }): ReactNode {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`} title={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
