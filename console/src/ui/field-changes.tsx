import type { ReactNode } from 'react';
import type { Item } from '../client/hooks.ts';
import { type Format, useFormat } from '../format.ts';
import { packageTexts } from '../texts/access-grants.ts';
import { codeNames } from '../texts/changed-fields.ts';
import { clockPlaceTexts } from '../texts/clock.ts';
import { effectNames } from '../texts/effects.ts';
import { fieldNames } from '../texts/field-names.ts';
import { employmentTypeNames, levelNames } from '../texts/job-names.ts';
import { fieldChangesTexts } from '../texts/logs.ts';
import { roleNames } from '../texts/names.ts';
import { patternTexts } from '../texts/people/pattern.ts';
import { frequencies, payTypes } from '../texts/people/records.ts';
import { nameIn } from '../words.ts';
import { isPattern, patternWords } from '../working-pattern.ts';
import { Button } from './button.tsx';
import './field-changes.css';

type Change = Item<'/audit-log'>['changes'][number];
type NameOf = (id: string | null | undefined) => string | null;

/** Parts of a record that are private: their values are asked for, and the look is logged. */
export const privateTiers = ['personal', 'compensation'] as const;

/** How values that are codes are said. */
export const valueNames: Readonly<Record<string, string>> = {
  ...codeNames,
  ...roleNames,
  ...levelNames,
  ...employmentTypeNames,
  ...payTypes,
  ...frequencies,
  ...clockPlaceTexts.names,
  ...effectNames,
  ...Object.fromEntries(Object.entries(packageTexts).map(([code, { name }]) => [code, name])),
};

const isId = (text: string): boolean => /^[a-z]{2,6}_[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);

function wordsOf(text: string, format: Format, nameOf: NameOf): string {
  if (isId(text)) return nameOf(text) ?? fieldChangesTexts.aRecord;
  if (isDay(text)) return format.day(text);
  if (isInstant(text)) return format.instant(text);
  return nameIn(valueNames, text);
}

/** A value as someone would say it, whatever field it is of. */
function valueText(value: unknown, format: Format, nameOf: NameOf): string {
  if (value === null || value === '') return fieldChangesTexts.nothing;
  if (typeof value === 'boolean') return value ? fieldChangesTexts.yes : fieldChangesTexts.no;
  if (typeof value === 'number') return format.number(value, 4);
  if (typeof value === 'string') return wordsOf(value, format, nameOf);
  if (isPattern(value)) return patternWords(value, format);
  const parts = Object.values(value as object).filter((part) => part !== null && part !== '');
  return parts.length === 0
    ? fieldChangesTexts.nothing
    : parts.map((part) => valueText(part, format, nameOf)).join(', ');
}

function ChangedValue({ change, nameOf }: { readonly change: Change; readonly nameOf: NameOf }): ReactNode {
  const format = useFormat();
  if (change.values === 'WITHHELD') return <span className="quiet">{fieldChangesTexts.withheld}</span>;
  if (change.values === 'NOT_KEPT') return <span className="quiet">{fieldChangesTexts.changed}</span>;
  const [before, after] = [change.before, change.after].map((value) =>
    value === null && change.field === 'working_pattern' ? patternTexts.standard : valueText(value, format, nameOf),
  );
  // A new record may repeat what held before, such as another salary that is paid by the year, too.
  if (before === after) return after;
  if (before === fieldChangesTexts.nothing) return fieldChangesTexts.filled(after ?? '');
  if (after === fieldChangesTexts.nothing) return fieldChangesTexts.emptied(before ?? '');
  return fieldChangesTexts.fromTo(before ?? '', after ?? '');
}

/** Each changed field, from what to what. */
export function FieldChanges({
  changes,
  nameOf,
}: {
  readonly changes: readonly Change[];
  readonly nameOf: NameOf;
}): ReactNode {
  if (changes.length === 0) return null;
  return (
    <dl className="field-changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{nameIn(fieldNames, change.field)}</dt>
          <dd>
            <ChangedValue change={change} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Private values are shown to those who ask for them, and only as long as they look. */
export function PrivateValues({
  isShown,
  onChange,
}: {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}): ReactNode {
  return (
    <Button
      size="small"
      aria-pressed={isShown}
      title={fieldChangesTexts.looksAreLogged}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? fieldChangesTexts.hidePrivateValues : fieldChangesTexts.showPrivateValues}
    </Button>
  );
}
