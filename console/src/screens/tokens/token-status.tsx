import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { Status } from '../../ui/page.tsx';

interface Ending {
  readonly revoked_at: string | null;
  readonly expires_at: string | null;
}

export const isOver = ({ revoked_at, expires_at }: Ending): boolean =>
  revoked_at !== null || (expires_at !== null && new Date(expires_at).getTime() <= Date.now());

export function TokenStatus({ token }: { readonly token: Ending }): ReactNode {
  const format = useFormat();
  const { revoked_at, expires_at } = token;
  if (revoked_at !== null) return <Status tone="bad">Revoked</Status>;
  if (expires_at === null) return <Status tone="good">No expiry</Status>;
  return (
    <span title={format.instant(expires_at)}>
      {isOver(token) ? <Status tone="bad">Expired</Status> : <Status tone="good">Ends {format.ago(expires_at)}</Status>}
    </span>
  );
}
