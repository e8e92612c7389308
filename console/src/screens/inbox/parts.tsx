import { type ReactNode, useEffect, useState } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { locale } from '../../language.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { inboxTexts as texts, kindTexts } from '../../texts/inbox.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { fullName } from '../../words.ts';
import { detailOf, type InboxData, type Item, kinds, titleOf } from './item.ts';
import type { Batch, Outcome, Refused } from './use-decisions.ts';

/** How much waits of each kind; the one that is chosen stands in the address. */
export function KindChips({ counts }: { readonly counts: InboxData['counts'] }): ReactNode {
  const [search, change] = useSearch<'kind'>();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = kinds.filter((kind) => counts[kind] > 0 || search.kind === kind);
  const chip = (label: string, count: number, kind: string | undefined): ReactNode => (
    <button
      key={kind ?? 'all'}
      type="button"
      className="inbox__chip"
      aria-pressed={search.kind === kind}
      onClick={() => change({ kind })}
    >
      {label} <span className="inbox__chip-count">{count}</span>
    </button>
  );
  return (
    <div className="inbox__chips" role="group" aria-label={texts.filter}>
      {chip(texts.all, all, undefined)}
      {chips.map((kind) => chip(kindTexts[kind].chip, counts[kind], kind))}
    </div>
  );
}

/** Whose requests: people who wait, and departments. */
export function PeopleFilters({ items }: { readonly items: readonly Item[] }): ReactNode {
  const can = useCan();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const named = items.flatMap(({ user }) => (user === null ? [] : [[user.id, fullName(user)] as const]));
    setKnown((before) => new Map([...before, ...named]));
  }, [items]);
  const people = [...known]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, locale()));
  return (
    <div className="inbox__filters">
      <FilterBar
        searches={undefined}
        filters={[
          { name: 'user_id', label: texts.person, any: texts.anyone, options: people },
          ...(can('departments.list')
            ? [
                {
                  name: 'department_id',
                  label: texts.department,
                  any: texts.anyDepartment,
                  options: { path: '/departments' } as const,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** Of one alone it says whose it is. */
export function RejectDialog({
  items,
  onReject,
  onClose,
}: {
  readonly items: readonly Item[];
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const [only, ...more] = items;
  return (
    <ReasonDialog
      title={
        only !== undefined && more.length === 0
          ? texts.rejectTitleOf(titleOf(only), detailOf(only, format))
          : texts.rejectTitle(items.length)
      }
      action={texts.reject}
      hint={texts.reasonHint}
      onSend={(reason) => {
        onReject(reason);
        return Promise.resolve();
      }}
      onClose={onClose}
    />
  );
}

function sayDecided({ items, verdict }: Batch): string {
  const isProposed = items.every(({ kind }) => kind === 'proposal');
  const [yes, no] = isProposed ? [texts.accepted, texts.declined] : [texts.approved, texts.rejected];
  return (verdict === 'approve' ? yes : no)(items.length);
}

/** Says what was decided as long as it can be taken back. */
export function UndoBar({ batch, onUndo }: { readonly batch: Batch | null; readonly onUndo: () => void }): ReactNode {
  return (
    <div className="inbox__undo-place" role="status">
      {batch !== null && (
        <div className="toast inbox__undo">
          <Icon name="check" />
          {sayDecided(batch)}
          <button type="button" className="toast__action" onClick={onUndo}>
            {texts.undo}
          </button>
        </div>
      )}
    </div>
  );
}

/** What was not decided, and why: mostly that someone else was faster. */
export function RefusedNotice({ refused }: { readonly refused: readonly Refused[] }): ReactNode {
  const format = useFormat();
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning">
      {texts.refused(refused.length)}
      <ul className="inbox__refused">
        {refused.map(({ item, outcome }) => (
          <li key={item.id}>
            <strong>{texts.refusedOne(titleOf(item))}</strong> {sayRefusal({ item, outcome }, format)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What it is now, if it has changed since it was shown. The row shows the same, and asks again. */
const nowIn = (error: Outcome['error']): Item | null =>
  error?.details['reason'] === 'changed_since' ? ((error.details['now'] as Item | undefined) ?? null) : null;

function sayRefusal({ item, outcome: { meanwhile, error } }: Refused, format: Format): string {
  const now = nowIn(error);
  if (now !== null) {
    const [was, is] = [detailOf(item, format), detailOf(now, format)];
    return was === is ? texts.changed : texts.changedTo(was, is);
  }
  if (meanwhile === null) return error?.message ?? '';
  const say = texts.decidedBy[meanwhile.status] ?? texts.handledBy;
  return say(meanwhile.decided_by ?? texts.somebody);
}
