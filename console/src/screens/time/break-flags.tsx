import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { breakTexts as texts } from '../../texts/breaks.ts';
import { sayRule } from '../../texts/working-rules.ts';
import { Notice } from '../../ui/notice.tsx';
import { Status } from '../../ui/page.tsx';
import type { Entry } from './week-model.ts';

/** In an explanation each names its entry. */
type Flags = readonly (Entry['break_flags'][number] & { readonly time_entry_id?: string })[];

const forgottenBack = 'FORGOTTEN_BACK';

/** What working rules found of breaks, and which rule it was. */
export function BreakFlags({ flags }: { readonly flags: Flags }): ReactNode {
  return flags.length === 0 ? null : <Found flags={flags} />;
}

function Found({ flags }: { readonly flags: Flags }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { data } = useRead('/working-rules', {}, { isEnabled: can('workingRules.get') });
  const said = (id: string): string => {
    const rule = data?.rules.find((one) => one.id === id);
    return rule === undefined ? texts.ruleGone : texts.rule(sayRule(format, rule), rule.source.citation);
  };
  return (
    <Notice tone="warning">
      {flags.map(({ rule, missing_minutes: missing, deducted_minutes: deducted, time_entry_id: id = '' }) => (
        <div key={`${rule} ${id}`}>
          {rule === forgottenBack
            ? texts.forgottenBack
            : `${deducted > 0 ? texts.deducted(format.minutes(deducted)) : texts.missing(format.minutes(missing))} ${said(rule)}`}
        </div>
      ))}
      {can('workingRules.get') && <Link to="/working-rules">{texts.allRules}</Link>}
    </Notice>
  );
}

/** Beside the break of an entry. */
export function BreakMark({ flags }: { readonly flags: Flags }): ReactNode {
  const format = useFormat();
  if (flags.length === 0) return null;
  const deducted = flags.reduce((sum, flag) => sum + flag.deducted_minutes, 0);
  const missing = flags.reduce((sum, flag) => sum + flag.missing_minutes, 0);
  return (
    <Status tone="warning">
      {deducted > 0
        ? texts.deductedMark(format.minutes(deducted))
        : missing > 0
          ? texts.missingMark(format.minutes(missing))
          : texts.forgottenMark}
    </Status>
  );
}
