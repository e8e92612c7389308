import { type ReactNode, useState } from 'react';
import { fieldError } from '../client/error.ts';
import { Link, usePath, useSearch } from '../router.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextInput } from './forms.tsx';
import { isSameSearch, type SavedView, useSavedViews } from './saved-views.ts';
import './views-bar.css';

const texts = {
  label: 'Saved views',
  all: 'All',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveNote: 'Filters, search, order and columns as they are now. Only you see it.',
  saved: 'The view is saved.',
  rename: 'Rename',
  renameTitle: 'Rename this view',
  renamed: 'The view is renamed.',
  remove: 'Remove',
  removeTitle: 'Remove this view?',
  removed: 'The view is removed.',
  removeText: 'The list itself and what is in it stay as they are.',
  name: 'Name',
  replaces: 'A view of the same name is replaced.',
  taken: 'You have a view of this name already.',
};

interface ViewsBarProps {
  /** Names the list in what is kept. */
  readonly list: string;
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
  const { views, keep, remove } = useSavedViews(list);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const fitting = views.filter((view) => isSameSearch(view.search, search));
  const exact = fitting.find((view) => view.hidden === null || isSameSet(columns?.hidden ?? new Set(), view.hidden));
  const current = exact ?? fitting[0] ?? null;
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
      <nav className="views__list" aria-label={texts.label}>
        {views.length > 0 && (
          <Link to={addressOf(base)} onClick={() => columns?.setHidden(new Set(columns.usual))}>
            {texts.all}
          </Link>
        )}
        {views.map((view) => (
          <Link
            key={view.id}
            to={addressOf(view.search)}
            onClick={() => view.hidden && columns?.setHidden(new Set(view.hidden))}
          >
            {view.name}
          </Link>
        ))}
      </nav>
      <div className="views__actions">
        {current && (
          <>
            <Button size="small" kind="quiet" onClick={() => setAsked('rename')}>
              {texts.rename}
              <span className="only-read-aloud"> {current.name}</span>
            </Button>
            <Button size="small" kind="quiet" onClick={() => setAsked('remove')}>
              {texts.remove}
              <span className="only-read-aloud"> {current.name}</span>
            </Button>
          </>
        )}
        {!isUsual && !exact && (
          <Button size="small" kind="quiet" onClick={() => setAsked('save')}>
            {texts.save}
          </Button>
        )}
      </div>
      {asked === 'save' && (
        <NameDialog
          title={texts.saveTitle}
          done={texts.saved}
          name={current?.name ?? ''}
          onClose={close}
          onName={(name) => {
            const id = views.find((view) => view.name === name)?.id ?? crypto.randomUUID();
            return keep({ id, name, search, hidden });
          }}
        >
          <p className="quiet">
            {texts.saveNote} {views.length > 0 && texts.replaces}
          </p>
        </NameDialog>
      )}
      {asked === 'rename' && current && (
        <NameDialog
          title={texts.renameTitle}
          done={texts.renamed}
          name={current.name}
          onClose={close}
          onName={async (name) => {
            if (views.some((view) => view.name === name && view.id !== current.id))
              throw fieldError('name', texts.taken);
            await keep({ ...current, name });
          }}
        />
      )}
      {asked === 'remove' && current && <RemoveDialog view={current} onRemove={remove} onClose={close} />}
    </div>
  );
}

const isSameSet = (one: ReadonlySet<string>, other: readonly string[]): boolean =>
  one.size === other.length && other.every((each) => one.has(each));

function NameDialog({
  title,
  done,
  name,
  onName,
  onClose,
  children,
}: {
  readonly title: string;
  readonly done: string;
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <FormDialog
      title={title}
      action="Save"
      done={done}
      initial={{ name }}
      onClose={onClose}
      onSubmit={(values) => onName(values.name.trim())}
    >
      {children}
      <TextInput name="name" label={texts.name} maxLength={60} isRequired autoFocus />
    </FormDialog>
  );
}

const RemoveDialog = ({
  view,
  onRemove,
  onClose,
}: {
  readonly view: SavedView;
  readonly onRemove: (id: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode => (
  <ConfirmDialog
    title={texts.removeTitle}
    action={texts.remove}
    done={texts.removed}
    onConfirm={() => onRemove(view.id)}
    onClose={onClose}
  >
    <strong>{view.name}</strong>. {texts.removeText}
  </ConfirmDialog>
);
