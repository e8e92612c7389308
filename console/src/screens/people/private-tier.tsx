import { type ReactNode, useState } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { privateTierTexts } from '../../texts/people/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { EditTierDialog } from './edit-tier.tsx';
import { factsOf, type Tier } from './tiers.tsx';

interface PrivateTierProps {
  readonly personId: string;
  readonly tier: Tier;
  readonly mayEdit: boolean;
  readonly beside?: ReactNode;
}

/** Hidden until asked for, because every look is written down. */
export function PrivateTier({ personId, tier, mayEdit, beside }: PrivateTierProps): ReactNode {
  const format = useFormat();
  const [isShown, setIsShown] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const read = useRead('/users/{id}', { path: { id: personId }, query: { tiers: tier.name } }, { isEnabled: isShown });
  return (
    <Panel
      title={tier.title}
      note={isShown ? privateTierTexts.shownNote : privateTierTexts.hiddenNote}
      actions={
        <>
          {beside}
          {isShown && read.data && mayEdit && (
            <Button size="small" aria-label={privateTierTexts.editNamed[tier.name]} onClick={() => setIsEditing(true)}>
              {privateTierTexts.edit}
            </Button>
          )}
          <Button
            size="small"
            icon="eye"
            aria-expanded={isShown}
            aria-label={(isShown ? privateTierTexts.hideNamed : privateTierTexts.showNamed)[tier.name]}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? privateTierTexts.hide : privateTierTexts.show}
          </Button>
        </>
      }
    >
      {isShown && read.data && <Facts facts={factsOf(read.data, tier.fields, format)} />}
      {isShown &&
        !read.data &&
        (read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton lines={4} />)}
      {isEditing && read.data && <EditTierDialog person={read.data} tier={tier} onClose={() => setIsEditing(false)} />}
    </Panel>
  );
}
