import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fieldError } from '../client/error.ts';
import type { Ability } from '../client/operations.ts';
import { Link, usePath, useSearch } from '../router.tsx';
import { viewsBarTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { isSameSearch, type SavedView, useSavedViews } from './saved-views.ts';
import './views-bar.css';

// Every list has this bar: forms are loaded when a view is named.
const ViewNameDialog = lazy(() =>
  import('./view-name-dialog.tsx').then((module) => ({ default: module.ViewNameDialog })),
);

interface ViewsBarProps {
  /** The operation that reads the list. */
  readonly list: Ability;
  readonly columns?: {
    readonly hidden: ReadonlySet<string>;
    /** Left out until asked for. */
    readonly usual: readonly string[];
    readonly setHidden: (hidden: ReadonlySet<string>) => void;
  };
}

type Asked = 'save' | 'rename' | 'remove';

/** My views of a list as links to its addresses; what is shown now can become one. */
export function ViewsBar({ list, columns }: ViewsBarProps): ReactNode {
  const path = usePath();
  const [search] = useSearch() as unknown as [Readonly<Record<string, string>>];
  const { views, add, change, remove } = useSavedViews(list);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const canBeMailed = list.startsWith('reports.');
  const fitting = views.filter((view) => isSameSearch(view.search, search));
  const exact = fitting.find((view) => view.hidden === null || isSameSet(columns?.hidden ?? new Set(), view.hidden));
  const current = exact ?? fitting[0] ?? null;
  const own = current?.sharedBy === null ? current : null;
  const base = search['tab'] === undefined ? {} : { tab: search['tab'] };
  const hidden = columns ? [...columns.hidden] : null;
  const isUsual = isSameSearch(base, search) && (!columns || isSameSet(columns.hidden, columns.usual));
  if (views.length === 0 && isUsual) return null;
  const addressOf = (of: Readonly<Record<string, string>>): string => {
    const query = new URLSearchParams(of).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <div className="views">
      <nav className="views__list" aria-label={viewsBarTexts.label}>
        {views.length > 0 && (
          <Link to={addressOf(base)} onClick={() => columns?.setHidden(new Set(columns.usual))}>
            {viewsBarTexts.all}
          </Link>
        )}
        {views.map((view) => (
          <Link
            key={view.id}
            to={addressOf(view.search)}
            title={view.sharedBy === null ? undefined : viewsBarTexts.sharedBy(view.sharedBy)}
            onClick={() => view.hidden && columns?.setHidden(new Set(view.hidden))}
          >
            {view.name}
          </Link>
        ))}
      </nav>
      <div className="views__actions">
        {current?.can.includes('savedViews.update') && (
          <Button size="small" kind="quiet" onClick={() => setAsked('rename')}>
            {viewsBarTexts.rename}
            <span className="only-read-aloud"> {current.name}</span>
          </Button>
        )}
        {current?.can.includes('savedViews.delete') && (
          <Button size="small" kind="quiet" onClick={() => setAsked('remove')}>
            {viewsBarTexts.remove}
            <span className="only-read-aloud"> {current.name}</span>
          </Button>
        )}
        {!isUsual && !exact && (
          <Button size="small" kind="quiet" onClick={() => setAsked('save')}>
            {viewsBarTexts.save}
          </Button>
        )}
      </div>
      <Suspense>
        {asked === 'save' && (
          <ViewNameDialog
            title={viewsBarTexts.saveTitle}
            done={viewsBarTexts.saved}
            initial={{ name: own?.name ?? '', isShared: own?.isShared ?? false, isMailed: own?.isMailed ?? false }}
            canBeMailed={canBeMailed}
            onClose={close}
            onSave={(values) => {
              const same = views.find((view) => view.name === values.name && view.sharedBy === null);
              const view = { ...values, search, hidden };
              return same ? change(same.id, view) : add(view);
            }}
          >
            <p className="quiet">
              {viewsBarTexts.saveNote} {views.length > 0 && viewsBarTexts.replaces}
            </p>
          </ViewNameDialog>
        )}
        {asked === 'rename' && current && (
          <ViewNameDialog
            title={viewsBarTexts.renameTitle}
            done={viewsBarTexts.renamed}
            initial={{ name: current.name, isShared: current.isShared, isMailed: current.isMailed }}
            canBeMailed={canBeMailed}
            onClose={close}
            onSave={(values) => {
              if (
                views.some(({ id, name, sharedBy }) => name === values.name && id !== current.id && sharedBy === null)
              )
                throw fieldError('name', viewsBarTexts.taken);
              return change(current.id, values);
            }}
          />
        )}
      </Suspense>
      {asked === 'remove' && current && <RemoveDialog view={current} onRemove={remove} onClose={close} />}
    </div>
  );
}

const isSameSet = (one: ReadonlySet<string>, other: readonly string[]): boolean =>
  one.size === other.length && other.every((each) => one.has(each));

const RemoveDialog = ({
  view,
  onRemove,
  onClose,
}: {
  readonly view: SavedView;
  readonly onRemove: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode => (
  <ConfirmDialog
    title={viewsBarTexts.removeTitle}
    action={viewsBarTexts.remove}
    done={viewsBarTexts.removed}
    onConfirm={() => onRemove(view.id)}
    onClose={onClose}
  >
    <strong>{view.name}</strong>. {viewsBarTexts.removeText}
  </ConfirmDialog>
);
