import { Fragment, type ReactNode } from 'react';

/** An address as a link; if it is too long for its line it breaks at the @ or behind a dot or hyphen, not in mid-word. */
export const Email = ({ address }: { readonly address: string }): ReactNode => (
  <a href={`mailto:${address}`} title={address}>
    {address.split(/(?=@)|(?<=[.+_-])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
