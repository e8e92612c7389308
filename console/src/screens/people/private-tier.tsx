import { useState, type ReactNode } from 'react';
import { get } from '../../api.ts';
import type { WholePerson } from '../../records.ts';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad, type Loaded } from '../../ui/use-load.ts';
import { EditTierDialog } from './edit-tier.tsx';
import type { Tier } from './tiers.tsx';

interface PrivateTierProps {
  readonly personId: string;
  readonly tier: Tier;
  readonly mayEdit: boolean;
}

/** Hidden until asked for, because every look is written down. */
export function PrivateTier({ personId, tier, mayEdit }: PrivateTierProps): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [isShown, setIsShown] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
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
        <>
          {loaded.data && mayEdit && can(tier.editing.needs) && (
            <Button size="small" onClick={() => setIsEditing(true)}>
              Edit<span className="only-read-aloud"> {tier.title.toLowerCase()}</span>
            </Button>
          )}
          <Button size="small" icon="eye" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="only-read-aloud"> {tier.title.toLowerCase()}</span>
          </Button>
        </>
      }
    >
      {isShown ? <Content loaded={loaded} tier={tier} /> : null}
      {isEditing && loaded.data && (
        <EditTierDialog
          person={loaded.data}
          tier={tier}
          onClose={() => setIsEditing(false)}
          onSaved={(saved) => {
            loaded.replace(saved);
            setIsEditing(false);
            toast(`${tier.title} saved.`);
          }}
        />
      )}
    </Panel>
  );
}

function Content({ loaded, tier }: { readonly loaded: Loaded<WholePerson>; readonly tier: Tier }): ReactNode {
  if (loaded.data) return <Facts facts={tier.factsOf(loaded.data)} />;
  if (loaded.error !== null) return <Failure error={loaded.error} retry={loaded.reload} />;
  return <Skeleton lines={4} />;
}
