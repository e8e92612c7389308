import { useState, type ReactNode } from 'react';
import { get } from '../../api.ts';
import type { WholePerson } from '../../records.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { useLoad } from '../../ui/use-load.ts';
import type { Tier } from './tiers.tsx';

/** Hidden until asked for, because every look is written down. */
export function PrivateTier({ personId, tier }: { readonly personId: string; readonly tier: Tier }): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const loaded = useLoad(isShown ? `${tier.name} of ${personId}` : null, (signal) =>
    get<WholePerson>(`/users/${personId}`, { tiers: tier.name }, signal),
  );
  return (
    <Panel
      title={tier.title}
      note={
        isShown
          ? 'That you looked is in the access log, which this person can read.'
          : 'Hidden. Showing them is recorded in the access log with your name.'
      }
      actions={
        <Button size="small" icon="eye" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="only-read-aloud"> {tier.title.toLowerCase()}</span>
        </Button>
      }
    >
      {!isShown ? null : loaded.data ? (
        <Facts facts={tier.factsOf(loaded.data)} />
      ) : loaded.error === null ? (
        <Skeleton lines={4} />
      ) : (
        <Failure error={loaded.error} retry={loaded.reload} />
      )}
    </Panel>
  );
}
