import { type ReactNode, useEffect, useState } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { inboxTexts as texts } from '../../texts/inbox.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Failure, FailureNotice, Skeleton, State } from '../../ui/notice.tsx';
import { type Names, Page } from '../../ui/page.tsx';
import { UncoveredDialog } from '../leave/uncovered.tsx';
import { type InboxData, inOrder, type Item, keyOf, type Kind, kinds } from './item.ts';
import { KindChips, PeopleFilters, RefusedNotice, RejectDialog, UndoBar } from './parts.tsx';
import { Row } from './row.tsx';
import { useDecisions } from './use-decisions.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import './inbox.css';

const isDecidable = ({ verdicts }: Item): boolean => verdicts.length > 0;
/** What the server lists unless asked for more, and at most. */
const usualItems = 100;
const mostAtOnce = 1000;

/** A filter takes several; here one is chosen. */
const listed = (filter: Readonly<Record<'user_id' | 'department_id', string | undefined>>) => ({
  user_id: filter.user_id === undefined ? undefined : [filter.user_id],
  department_id: filter.department_id === undefined ? undefined : [filter.department_id],
});

const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text);

export function Screen(): ReactNode {
  const [search] = useSearch<'kind' | 'user_id' | 'department_id' | 'of'>();
  const session = useSession();
  const kind = isKind(search.kind) ? search.kind : undefined;
  const filter = { user_id: search.user_id, department_id: search.department_id };
  const [most, setMost] = useState<number | undefined>(undefined);
  useEffect(() => setMost(undefined), [search.kind, search.user_id, search.department_id, search.of]);
  const { data, nameOf, error, reload } = useRead(
    '/inbox',
    { query: { kind, ...listed(filter), most, of: search.of === 'all' ? undefined : 'MINE' } },
    { keepsPrevious: true },
  );
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        (administers(session) || (data?.counts.proposal ?? 0) > 0) && (
          <ButtonLink to="/proposals">{texts.proposals}</ButtonLink>
        )
      }
    >
      {data === undefined ? (
        <div className="panel">
          {error === null ? (
            <div className="panel__body">
              <Skeleton lines={6} />
            </div>
          ) : (
            <Failure error={error} retry={reload} />
          )}
        </div>
      ) : (
        <Waiting
          inbox={data}
          nameOf={nameOf}
          kind={kind}
          isFiltered={Object.values(filter).some((value) => value !== undefined)}
          onAll={() => setMost(mostAtOnce)}
        />
      )}
    </Page>
  );
}

function Waiting({
  inbox,
  nameOf,
  kind,
  isFiltered,
  onAll,
}: {
  readonly inbox: InboxData;
  readonly nameOf: Names['nameOf'];
  readonly kind: Kind | undefined;
  /** By person or department. */
  readonly isFiltered: boolean;
  /** Asks for everything that waits, to select it. */
  readonly onAll: () => void;
}): ReactNode {
  const { waiting, isGone, refused, uncovered, settleUncovered, failure, decide, undo } = useDecisions();
  const can = useCan();
  const [away] = uncovered;
  const items = inOrder(
    inbox.items.filter((item) => !isGone(item) && (kind === undefined || item.kind === kind)),
    kind,
  );
  const { chosen, toggle, clear, chooseAll } = useChosen(items);
  const [toReject, setToReject] = useState<readonly Item[]>([]);
  const [wantsAll, setWantsAll] = useState(false);

  const approvable = (some: readonly Item[]): Item[] => some.filter(({ verdicts }) => verdicts.includes('approve'));
  const rejectable = (some: readonly Item[]): Item[] => some.filter(({ verdicts }) => verdicts.includes('reject'));
  const approve = (some: readonly Item[]): void => {
    decide({ items: approvable(some), verdict: 'approve' });
    clear();
  };
  const askWhy = (some: readonly Item[]): void => setToReject(rejectable(some));
  const meant = (index: number | null): readonly Item[] =>
    chosen.length > 0 ? chosen : items.filter((_, at) => at === index);
  useInboxKeys({
    toggle: (index) => {
      const item = items[index];
      if (item && isDecidable(item)) toggle(item);
    },
    approve: (index) => approve(meant(index)),
    reject: (index) => askWhy(meant(index)),
    undo,
  });
  const counts = withoutGone(inbox, isGone);
  useEffect(() => {
    if (!wantsAll || inbox.items.length <= usualItems) return;
    chooseAll(approvable(items));
    setWantsAll(false);
    // Once they are there.
  }, [inbox]);
  const all =
    kind === undefined ? Object.values(inbox.counts).reduce((sum, count) => sum + count, 0) : inbox.counts[kind];
  return (
    <>
      {failure && <FailureNotice error={failure} />}
      <RefusedNotice refused={refused} />
      <div className={items.some(isDecidable) ? 'panel inbox' : 'panel inbox inbox--plain'}>
        <KindChips counts={counts} />
        {(isFiltered || items.some(isDecidable)) && <PeopleFilters items={inbox.items} />}
        {approvable(items).length > 0 && (
          <div className="inbox__bulk">
            <label className="inbox__all">
              <input
                type="checkbox"
                checked={chosen.length > 0 && chosen.length === approvable(items).length}
                onChange={(event) => (event.target.checked ? chooseAll(approvable(items)) : clear())}
              />
              {chosen.length === 0 ? texts.selectAll : texts.selected(chosen.length)}
            </label>
            {chosen.length > 0 && (
              <>
                <Button size="small" kind="primary" onClick={() => approve(chosen)}>
                  {texts.approveMany(approvable(chosen).length)}
                </Button>
                {rejectable(chosen).length > 0 && (
                  <Button size="small" onClick={() => askWhy(chosen)}>
                    {texts.rejectMany(rejectable(chosen).length)}
                  </Button>
                )}
                <Button size="small" kind="quiet" onClick={clear}>
                  {texts.clear}
                </Button>
                {all > inbox.items.length && (
                  <Button
                    size="small"
                    kind="quiet"
                    isBusy={wantsAll}
                    onClick={() => {
                      setWantsAll(true);
                      onAll();
                    }}
                  >
                    {texts.selectAllThatWait(Math.min(all, mostAtOnce))}
                  </Button>
                )}
              </>
            )}
            <span className="inbox__keys">{texts.keys}</span>
          </div>
        )}
        {items.length === 0 ? (
          <Empty isFiltered={kind !== undefined || isFiltered} />
        ) : (
          <ul className="inbox__list" aria-label={texts.list}>
            {items.map((item) => (
              <Row
                key={keyOf(item)}
                item={item}
                nameOf={nameOf}
                isSelected={chosen.includes(item)}
                onToggle={() => toggle(item)}
                onApprove={() => approve([item])}
                onReject={() => askWhy([item])}
              />
            ))}
          </ul>
        )}
        {all > inbox.items.length && <p className="inbox__more">{texts.more(inbox.items.length, all)}</p>}
        <Others count={inbox.others} />
      </div>
      <UndoBar batch={waiting} onUndo={undo} />
      {away?.user && can('schedule.uncovered') && (
        <UncoveredDialog key={away.id} leaveId={away.id} person={away.user} onClose={settleUncovered} />
      )}
      {toReject.length > 0 && (
        <RejectDialog
          items={toReject}
          onClose={() => setToReject([])}
          onReject={(reason) => {
            decide({ items: toReject, verdict: 'reject', reason });
            setToReject([]);
            clear();
          }}
        />
      )}
    </>
  );
}

/** What was decided a moment ago no longer counts. */
function withoutGone({ counts, items }: InboxData, isGone: (item: Item) => boolean): InboxData['counts'] {
  const left = { ...counts };
  for (const item of items) if (isGone(item)) left[item.kind]--;
  return left;
}

/** Chosen rows by their key: what was decided or filtered away is no longer chosen. */
function useChosen(items: readonly Item[]): {
  readonly chosen: readonly Item[];
  readonly toggle: (item: Item) => void;
  readonly clear: () => void;
  readonly chooseAll: (items: readonly Item[]) => void;
} {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [search] = useSearch<'kind' | 'user_id' | 'department_id'>();
  useEffect(() => setKeys(new Set()), [search.kind, search.user_id, search.department_id]);
  return {
    chosen: items.filter((item) => keys.has(keyOf(item))),
    toggle: (item) =>
      setKeys((before) => {
        const after = new Set(before);
        if (!after.delete(keyOf(item))) after.add(keyOf(item));
        return after;
      }),
    clear: () => setKeys(new Set()),
    chooseAll: (some) => setKeys(new Set(some.map(keyOf))),
  };
}

/** What waits for others and may be decided on all the same: shown when asked for. */
function Others({ count }: { readonly count: number }): ReactNode {
  const [search, change] = useSearch<'of'>();
  if (count === 0) return null;
  const isShown = search.of === 'all';
  return (
    <p className="inbox__more">
      {isShown ? texts.othersShown(count) : texts.others(count)}{' '}
      <Button size="small" kind="quiet" onClick={() => change({ of: isShown ? undefined : 'all' })}>
        {isShown ? texts.onlyMine : texts.showOthers}
      </Button>
    </p>
  );
}

const Empty = ({ isFiltered }: { readonly isFiltered: boolean }): ReactNode =>
  isFiltered ? (
    <State icon="inbox" title={texts.noneOfKind} action={<ButtonLink to="/inbox">{texts.showAll}</ButtonLink>} />
  ) : (
    <State icon="inbox" title={texts.noneTitle}>
      {texts.none}
    </State>
  );
