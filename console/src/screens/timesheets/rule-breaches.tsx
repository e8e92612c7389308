import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { breakTexts } from '../../texts/breaks.ts';
import { weekNotesTexts } from '../../texts/time.ts';
import { sayBreach, workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Sheet } from '../time/week-model.ts';

type Of = Pick<Sheet, 'user_id' | 'period_start' | 'period_end'>;

/** Where these hours broke rules on rest and on longest days and weeks, by the rules of today; breaks are told with their entries. */
export function SheetBreaches({
  of,
  warnsAlone = false,
}: {
  readonly of: Of;
  readonly warnsAlone?: boolean;
}): ReactNode {
  const can = useCan();
  const format = useFormat();
  const isEnabled = can('workingRules.breaches') && can('workingRules.get');
  const { user_id, period_start: from, period_end: to } = of;
  const { data } = useRead('/working-rule-breaches', { query: { from, to, user_id } }, { isEnabled });
  // Which of them warn is asked where there are any.
  const isJudged = warnsAlone && data !== undefined && data.breaches.length > 0;
  const rules = useRead('/working-rules', {}, { isEnabled: isEnabled && isJudged }).data?.rules ?? [];
  const warning = new Set(rules.filter(({ action }) => action === 'WARN').map(({ id }) => id));
  const found = (data?.breaches ?? [])
    .filter(({ kind, rule_id: rule }) => kind !== 'BREAK' && (!warnsAlone || warning.has(rule)))
    .toReversed();
  if (found.length === 0) return null;
  return (
    <Notice tone="warning">
      <strong>{texts.inSheet}</strong>
      <ul>
        {found.map((breach) => (
          <li key={`${breach.rule_id} ${breach.time_entry_id}`}>
            {weekNotesTexts.note(format.shortDay(breach.day), sayBreach(format, breach))}
          </li>
        ))}
      </ul>
      <Link to="/working-rules">{breakTexts.allRules}</Link>
    </Notice>
  );
}
