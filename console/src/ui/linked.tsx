import type { ReactNode } from 'react';

/** A sentence with one link in it, which stands where the language puts it: `See the <API reference>.` */
export function Linked({
  text,
  link,
}: {
  readonly text: string;
  readonly link: (words: string) => ReactNode;
}): ReactNode {
  const [before = '', rest = ''] = text.split('<');
  const [words = '', after = ''] = rest.split('>');
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  );
}
