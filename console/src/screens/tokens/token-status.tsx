import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { tokenStatusTexts } from '../../texts/tokens.ts';
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
  if (revoked_at !== null) return <Status tone="bad">{tokenStatusTexts.revoked}</Status>;
  if (expires_at === null) return <Status tone="good">{tokenStatusTexts.noExpiry}</Status>;
  return (
    <span title={format.instant(expires_at)}>
      {isOver(token) ? (
        <Status tone="bad">{tokenStatusTexts.expired}</Status>
      ) : (
        <Status tone="good">{tokenStatusTexts.ends(format.ago(expires_at))}</Status>
      )}
    </span>
  );
}
