import { Fragment, type ReactNode } from 'react';
import './email.css';

/** An address as a link; if it is too long for its line it breaks before the @, and with large letters also behind a dot or hyphen. */
export const Email = ({ address }: { readonly address: string }): ReactNode => (
  <a href={`mailto:${address}`} title={address}>
    {address.split(/(?=@)|(?<=[.+_-])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr className={part.startsWith('@') ? undefined : 'email__joint'} />}
        {part}
      </Fragment>
    ))}
  </a>
);
