import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the law of the place says otherwise than the settings: said where the place is set, from the first day on and when it changes. */
export function PlaceOffer(): ReactNode {
  const { data } = useRead('/working-rules');
  if (!data || data.place_pack === null) return null;
  if (data.place_pack === data.pack && data.offered_overtime === null) return null;
  return (
    <Notice>
      {texts.ofPlace(texts.packs[data.place_pack])} <Link to="/settings?tab=rules">{texts.seeRules}</Link>
    </Notice>
  );
}
