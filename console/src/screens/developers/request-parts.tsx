import type { ReactNode } from 'react';
import type { Item } from '../../client/hooks.ts';
import { holderName } from '../../holder.ts';
import { requestsTexts } from '../../texts/developers.ts';
import { Status } from '../../ui/page.tsx';

export type Request = Item<'/requests'>;

export const Call = ({
  request: { method, path },
}: {
  readonly request: Pick<Request, 'method' | 'path'>;
}): ReactNode => (
  <>
    <span className="mono">{method} </span>
    {path === null ? requestsTexts.unknownPath : <span className="mono">{path}</span>}
  </>
);

export function Answered({ request: { status, error_code } }: { readonly request: Request }): ReactNode {
  const tone = status >= 500 ? 'bad' : status >= 400 ? 'warning' : 'good';
  return (
    <Status tone={tone}>
      {status}
      {error_code !== null && <code>{error_code}</code>}
    </Status>
  );
}

export const ownerName = ({ id, first_name, last_name }: Request['owner']): string =>
  first_name === null || last_name === null ? requestsTexts.erasedPerson : holderName({ id, first_name, last_name });
